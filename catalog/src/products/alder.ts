import type { Brand } from '@settee/domain';
import { fabricOption } from '../upholstery/upholstery-options.ts';
import { legOption } from '../options/legs.ts';
import { sizeOption } from '../options/sizes.ts';
import { boxes } from './measures.ts';
import type { Given } from './product.ts';
import { specialOrder, type Sizing } from './special-order.ts';
import type { CatalogProduct } from './types.ts';

const sizings: readonly Sizing[] = [
  { code: 3001, dollars: 1749, was: 1999, measures: { Width: 76 }, weight: 112, boxes: boxes([78, 39, 30]) },
  { code: 3002, dollars: 1949, was: 2299, measures: { Width: 89 }, weight: 128, boxes: boxes([91, 39, 30]) },
  { code: 3003, dollars: 2249, was: 2599, measures: { Width: 101 }, weight: 143, boxes: boxes([103, 39, 30]) },
];

/** The sofa both brands make, in a size, a fabric and a leg. */
export function alderSofa(brand: Brand, given: Given, fabric: number, leg: number): CatalogProduct {
  const sizes = sizings.map(({ code, measures }) => ({ code, title: `${measures.Width} in` }));
  return specialOrder(brand, given, {
    options: [sizeOption(sizes), fabricOption(), legOption()],
    defaults: { 11: 3002, 12: fabric, 13: leg },
    sizings,
  });
}
