import { quickShipItems, type QuickShipItem as ReadyPiece } from '@settee/catalog';
import type { SiteCulture } from '@settee/domain';
import { type Offer, type Product, stockOf } from '../browse/sellable.ts';

/** What of a product lies made, or is made again, in the catalog's order. */
export function readyPiecesOf({ brand, sku }: Pick<Product, 'brand' | 'sku'>): readonly ReadyPiece[] {
  return quickShipItems.filter((piece) => piece.brand === brand && piece.productSku === sku);
}

/** How many of a piece there are on a site; never more than of its sku. */
export function readyStock({ stock }: ReadyPiece, offer: Offer, siteCulture: SiteCulture): number {
  return Math.min(stock[siteCulture], stockOf(offer));
}
