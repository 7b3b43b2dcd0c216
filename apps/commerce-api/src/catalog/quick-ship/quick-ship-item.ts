import type { QuickShipItem as ReadyPiece } from '@settee/catalog';
import {
  chosenChoices,
  formatPrice,
  optionChoiceParameter,
  type ResponsiveImage,
  type QuickShipChoice,
  type QuickShipItem,
  type SiteCulture,
} from '@settee/domain';
import type { ProductWithOffers } from '../products/product-with-offers.ts';
import { availabilityText } from '../availability/availability-text.ts';
import { getDeliveryDays, deliveryEstimate } from '../availability/estimate.ts';
import { getOptionsWithoutSelection } from '../options/options-of.ts';
import { type ConfiguredItem, resolveConfiguredItem } from '../options/resolve-configured-item.ts';
import { getPrebuiltQuantity } from '../availability/prebuilt-stock.ts';

/** A piece that can be bought. */
export interface QuickShipOffer {
  piece: ReadyPiece;
  item: ConfiguredItem;
  selectedOptionChoices: readonly QuickShipChoice[];
  stock: number;
}

export interface Where {
  siteCulture: SiteCulture;
  now: Date;
  /** Empty while it is not known. */
  postalCode: string;
}

/** A piece as its product is sold on a site; `null` when its choices or its sku cannot be had there. */
export function toQuickShipOffer(
  sellable: ProductWithOffers,
  piece: ReadyPiece,
  siteCulture: SiteCulture,
): QuickShipOffer | null {
  const options = getOptionsWithoutSelection(sellable, siteCulture);
  const found = resolveConfiguredItem(sellable, siteCulture, piece.sku, optionChoiceParameter(options, piece.choices));
  if (!found.ok || found.value.inStock === 0) return null;
  const selectedOptionChoices = chosenChoices(options, piece.choices).map(({ option, choice }) => ({
    optionCode: option.optionCode,
    optionType: option.optionType,
    selectedChoice: { code: choice.code, title: choice.title, text: choice.swatchName, images: choice.images },
    source: option.source,
    optionSequence: option.optionSequence,
  }));
  return {
    piece,
    item: found.value,
    selectedOptionChoices,
    stock: getPrebuiltQuantity(piece, found.value.offer, siteCulture),
  };
}

/** A piece as it is shown. QSHIP-05 */
export function toQuickShipItem(
  { piece, item, selectedOptionChoices, stock }: QuickShipOffer,
  image: ResponsiveImage,
  where: Where,
): QuickShipItem {
  const { siteCulture, now, postalCode } = where;
  const { name, content } = item.sellable.product;
  const deliveryDays = stock > 0 ? piece.deliveryDays : piece.backorderDays;
  const days = getDeliveryDays({ deliveryMode: content.deliveryMode, deliveryDays }, postalCode, siteCulture);
  const estimate = deliveryEstimate(days, now, siteCulture);
  const small = image.webp.url;
  const large = image.avif.at(-1)?.url ?? small;
  return {
    title: name,
    priceDisplayString: formatPrice(item.currentPrice, siteCulture),
    images: { mobile: small, mobileHiRes: large, desktop: small, desktopHiRes: large },
    sku: item.sku,
    availabilityDisplayString: stock > 0 ? `${availabilityText(stock, false)}. ${estimate}` : estimate,
    selectedOptionChoices,
    picture: image,
  };
}
