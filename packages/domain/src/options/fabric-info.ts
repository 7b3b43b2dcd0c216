import type { ProductSummary } from '../browse/product-summary.ts';

/** Details of a material that are not part of its choice. FLY-14 */
export interface FabricInfo {
  squareImage: string;
  squareImageHiRes: string;
  partOfACollection: { header: string; items: readonly ProductSummary[] };
  /** Other products in this color; empty when there are none. */
  fabricPlpURL: string;
}

/** Returns the URL of 'See Other Products in This Color'; `null` hides the link. FLY-06 */
export function otherProductsUrl(
  info: Pick<FabricInfo, 'fabricPlpURL'> | null,
  details: { shopThisSwatchUrl: string },
): string | null {
  return info?.fabricPlpURL || details.shopThisSwatchUrl || null;
}
