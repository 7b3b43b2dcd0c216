import { formatPrice, type ConfirmedItem, type ResponsiveImage, type SiteCulture } from '@settee/domain';
import type { ConfiguredItem } from './resolve-configured-item.ts';
import { designImage, designPrice } from '../personalization/line-design.ts';
import type { LineDesign } from '../personalization/design.ts';

/** An item as the confirmation layer lists it. CONF-01 */
export function toConfirmedItem(
  item: ConfiguredItem,
  given: { quantity: number; picture: ResponsiveImage; siteCulture: SiteCulture; design?: LineDesign | null },
): ConfirmedItem {
  const { quantity, siteCulture, design = null } = given;
  const { product } = item.sellable;
  const image = designImage(product, given.picture, design);
  return {
    sku: item.sku,
    name: product.name,
    isPersonalized: design !== null,
    formattedPrice: formatPrice(item.currentPrice + designPrice(product, design, siteCulture), siteCulture),
    quantity,
    imageUrl: image.webp.url,
    picture: image,
    options: [...item.chosen, ...(design?.options ?? [])],
  };
}
