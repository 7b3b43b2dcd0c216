import { price, stock } from '../money.ts';
import { inches } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const moreCb2Rugs = [
] as const;
