import {
  formatPrice,
  type ConfirmedItem,
  type GiftCardRequest,
  type ResponsiveImage,
  type SiteCulture,
} from '@settee/domain';
import { giftCardWords } from '../gift-cards/gift-card.ts';
import type { ConfiguredItem } from '../options/resolve-configured-item.ts';
import { designImage, textWords, workPrice } from './line-design.ts';
import type { LineDesign } from './design.ts';

/** An item as the confirmation layer lists it. CONF-01 */
export function toConfirmedItem(
  item: ConfiguredItem,
  given: {
    quantity: number;
    picture: ResponsiveImage;
    siteCulture: SiteCulture;
    design?: LineDesign | null;
    /** Text without a design. MONO-20 */
    personalizationText?: string;
    giftCard?: GiftCardRequest | null;
  },
): ConfirmedItem {
  const { quantity, siteCulture, design = null, personalizationText = '', giftCard = null } = given;
  const work = workPrice(item.sellable.product, { personalizationText, design }, siteCulture);
  const price = giftCard?.amount ?? item.currentPrice + work;
  const { product } = item.sellable;
  const image = designImage(product, given.picture, design);
  return {
    sku: item.sku,
    name: product.name,
    isPersonalized: design !== null || personalizationText !== '',
    formattedPrice: formatPrice(price, siteCulture),
    quantity,
    imageUrl: image.webp.url,
    picture: image,
    options: [
      ...item.chosen,
      ...(design?.options ?? []),
      ...textWords(personalizationText),
      ...giftCardWords(giftCard),
    ],
  };
}
