import { type DayRange, quickShipItems, type QuickShipItem as ReadyPiece } from '@settee/catalog';
import { isSameConfiguration, parseOptionChoiceParameter, type SiteCulture } from '@settee/domain';
import { type SkuOffer, type Product, getAvailableStock } from '../products/product-with-offers.ts';
import type { ConfiguredItem } from '../options/resolve-configured-item.ts';

/** Returns the prebuilt items of a product, in stock or on back order, in catalog order. */
export function getPrebuiltItems({ brand, sku }: Pick<Product, 'brand' | 'sku'>): readonly ReadyPiece[] {
  return quickShipItems.filter((piece) => piece.brand === brand && piece.productSku === sku);
}

/** Returns the prebuilt quantity on a site, limited by the stock of the SKU. */
export function getPrebuiltQuantity({ stock }: ReadyPiece, offer: SkuOffer, siteCulture: SiteCulture): number {
  return Math.min(stock[siteCulture], getAvailableStock(offer));
}

/** Prebuilt stock of a configuration and its delivery days. */
export interface PrebuiltStock {
  stock: number;
  deliveryDays: DayRange;
}

/** Returns the prebuilt stock of an item; `null` when it does not cover the quantity. */
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
