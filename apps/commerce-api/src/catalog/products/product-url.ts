import type { Product } from './product-with-offers.ts';

/** Where a product's page is. PDP-05 */
export function productUrl({ slug, sku }: Pick<Product, 'slug' | 'sku'>): string {
  return `/${slug}/s${sku}`;
}

/** The same with a configuration in its query; an empty one is left out. */
export function configuredUrl(product: Pick<Product, 'slug' | 'sku'>, query: string): string {
  return query === '' ? productUrl(product) : `${productUrl(product)}?${query}`;
}
