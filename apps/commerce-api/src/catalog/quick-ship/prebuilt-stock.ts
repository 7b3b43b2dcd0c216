import { type DayRange, quickShipItems, type QuickShipItem as ReadyPiece } from '@settee/catalog';
import { isSameConfiguration, parseOptionChoiceParameter, type SiteCulture } from '@settee/domain';
import { type SkuOffer, type Product, getAvailableStock } from '../products/product-with-offers.ts';
import type { ConfiguredItem } from '../options/resolve-configured-item.ts';

/** What of a product lies made, or is made again, in the catalog's order. */
export function getPrebuiltItems({ brand, sku }: Pick<Product, 'brand' | 'sku'>): readonly ReadyPiece[] {
  return quickShipItems.filter((piece) => piece.brand === brand && piece.productSku === sku);
}

/** How many of a piece there are on a site; never more than of its sku. */
export function getPrebuiltQuantity({ stock }: ReadyPiece, offer: SkuOffer, siteCulture: SiteCulture): number {
  return Math.min(stock[siteCulture], getAvailableStock(offer));
}

/** How many of an item lie made in its very choices, and in how many days they come. */
export interface PrebuiltStock {
  stock: number;
  deliveryDays: DayRange;
}

/** What lies made of an item; `null` when so many of it have to be made first. */
export function findPrebuiltStock(
  item: Pick<ConfiguredItem, 'sellable' | 'offer' | 'optionChoiceParameter'>,
  quantity: number,
): PrebuiltStock | null {
  const { product } = item.sellable;
  const configuration = parseOptionChoiceParameter(item.optionChoiceParameter) ?? {};
  const piece = getPrebuiltItems(product).find(({ choices }) => isSameConfiguration(choices, configuration));
  const stock = piece ? getPrebuiltQuantity(piece, item.offer, item.offer.siteCulture) : 0;
  return piece && stock >= quantity ? { stock, deliveryDays: piece.deliveryDays } : null;
}
