import type { Sku } from '../site/brand.ts';

/** Parts of the page title, before localization. PDP-08 to PDP-10 */
export type PageTitle =
  | { kind: 'product'; name: string; hasReviews: boolean; brandName: string }
  | { kind: 'debug'; sku: Sku; brandName: string };

/** The parts of a product page's title: name first, brand last, reviews named when there are any. PDP-08 to PDP-10 */
export function getPageTitle(
  product: { name: string; sku: Sku; reviewCount: number },
  brandName: string,
  isDebug = false,
): PageTitle {
  if (isDebug) return { kind: 'debug', sku: product.sku, brandName };
  return { kind: 'product', name: product.name, hasReviews: product.reviewCount !== 0, brandName };
}
