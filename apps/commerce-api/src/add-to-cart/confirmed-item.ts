import { formatPrice, type ConfirmedItem, type Picture, type SiteCulture } from '@settee/domain';
import type { Item } from '../options/resolve-item.ts';

/** An item as the confirmation layer lists it. CONF-01 */
export function confirmedItemOf(
  item: Item,
  quantity: number,
  picture: Picture,
  siteCulture: SiteCulture,
): ConfirmedItem {
  return {
    sku: item.sku,
    name: item.sellable.product.name,
    isPersonalized: false,
    formattedPrice: formatPrice(item.currentPrice, siteCulture),
    quantity,
    imageUrl: picture.webp.url,
    picture,
    options: item.chosen,
  };
}
