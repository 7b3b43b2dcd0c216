import { bundleProducts } from '../bundles/bundle-products.ts';
import { soldGiftCards } from '../tenders/gift-card-products.ts';
import { products } from './all.ts';
import type { CatalogProduct } from './types.ts';

/** Everything that has a product page, in the order in which categories show it. */
export const soldProducts: readonly CatalogProduct[] = [...products, ...bundleProducts, ...soldGiftCards];
