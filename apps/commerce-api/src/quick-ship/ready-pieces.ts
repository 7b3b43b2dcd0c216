import { type DayRange, quickShipItems, type QuickShipItem as ReadyPiece } from '@settee/catalog';
import { isSameConfiguration, readOptionChoiceParameter, type SiteCulture } from '@settee/domain';
import { type Offer, type Product, stockOf } from '../browse/sellable.ts';
import type { Item } from '../options/resolve-item.ts';

/** What of a product lies made, or is made again, in the catalog's order. */
export function readyPiecesOf({ brand, sku }: Pick<Product, 'brand' | 'sku'>): readonly ReadyPiece[] {
  return quickShipItems.filter((piece) => piece.brand === brand && piece.productSku === sku);
}

/** How many of a piece there are on a site; never more than of its sku. */
export function readyStock({ stock }: ReadyPiece, offer: Offer, siteCulture: SiteCulture): number {
  return Math.min(stock[siteCulture], stockOf(offer));
}

/** How many of an item lie made in its very choices, and in how many days they come. */
export interface Made {
  stock: number;
  deliveryDays: DayRange;
}

/** What lies made of an item; `null` when so many of it have to be made first. */
export function madeOf(
  item: Pick<Item, 'sellable' | 'offer' | 'optionChoiceParameter'>,
  quantity: number,
): Made | null {
  const { product } = item.sellable;
  const configuration = readOptionChoiceParameter(item.optionChoiceParameter) ?? {};
  const piece = readyPiecesOf(product).find(({ choices }) => isSameConfiguration(choices, configuration));
  const stock = piece ? readyStock(piece, item.offer, item.offer.siteCulture) : 0;
  return piece && stock >= quantity ? { stock, deliveryDays: piece.deliveryDays } : null;
}
