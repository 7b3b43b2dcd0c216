import type { Product } from './product-with-offers.ts';

/** Returns the URL of a product page. PDP-05 */
export function productUrl({ slug, sku }: Pick<Product, 'slug' | 'sku'>): string {
  return `/${slug}/s${sku}`;
}

/** Returns the product URL with a configuration in its query; an empty configuration is omitted. */
export function configuredUrl(product: Pick<Product, 'slug' | 'sku'>, query: string): string {
  return query === '' ? productUrl(product) : `${productUrl(product)}?${query}`;
}
