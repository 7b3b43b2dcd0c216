import type { ProductSummary } from '../browse/product-summary.ts';

/** What is known of a material beyond its choice. FLY-14 */
export interface FabricInfo {
  squareImage: string;
  squareImageHiRes: string;
  partOfACollection: { header: string; items: readonly ProductSummary[] };
  /** Other products in this color; empty when there are none. */
  fabricPlpURL: string;
}

/** Where 'See Other Products in This Color' leads; `null` leaves the link out. FLY-06 */
export function otherProductsUrl(
  info: Pick<FabricInfo, 'fabricPlpURL'> | null,
  details: { shopThisSwatchUrl: string },
): string | null {
  return info?.fabricPlpURL || details.shopThisSwatchUrl || null;
}
