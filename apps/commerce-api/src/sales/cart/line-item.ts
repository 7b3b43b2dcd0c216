import {
  availabilityStatus,
  getLineChange,
  withAvailability,
  type CartLineItem,
  type LineInstallation,
  type ResponsiveImage,
  type SiteCulture,
} from '@settee/domain';
import { availabilityMessages } from '../../catalog/availability/messages.ts';
import { giftCardWords } from '../../catalog/gift-cards/gift-card.ts';
import { productUrl } from '../../catalog/products/product-url.ts';
import { itemAvailabilityText } from '../../catalog/availability/availability-text.ts';
import { getItemAvailability, type FulfillmentContext } from '../../catalog/availability/item-availability.ts';
import { textWords } from '../../catalog/personalization/line-design.ts';
import { cartMessages } from './messages.ts';
import type { PricedLine } from './priced-lines.ts';

/** Site and time for which lines are displayed. */
export interface LineContext extends FulfillmentContext {
  pictureOf: (line: PricedLine) => ResponsiveImage | null;
  /** Destination of one line; `postalCode` is that of the cart. */
  postalCodeOf: (line: PricedLine) => string;
}

type Availability = ReturnType<typeof getItemAvailability>;

const noImage: ResponsiveImage = {
  alt: '',
  width: 4,
  height: 3,
  color: '#d9d3c8',
  placeholder: '',
  avif: [],
  webp: { width: 4, url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
};

function availabilityMessage({ item, product, available, line }: PricedLine, siteCulture: SiteCulture): string {
  if (!item || available === 0) return availabilityMessages.outOfStock;
  const isFuture = product?.content.availability.deliveryStatus[siteCulture] === 'futureAvailability';
  if (isFuture && available === line.quantity) return cartMessages.future;
  return available < line.quantity ? availabilityMessages.left(available) : itemAvailabilityText(item, line.quantity);
}

const urlOf = ({ item, product }: PricedLine) => item?.url ?? (product ? productUrl(product) : '');

function optionsOf({ item, line }: PricedLine): readonly { label: string; text: string }[] {
  const chosen = [...(item?.chosen ?? []), ...(line.design?.options ?? []), ...giftCardWords(line.giftCard)];
  return [...chosen, ...textWords(line.personalizationText)];
}

function getInstallation({ line, installation }: PricedLine): LineInstallation | null {
  if (!installation) return null;
  const { sku, title, price } = installation;
  return { sku, title, price, total: price * line.quantity };
}

function getItemInfo(priced: PricedLine, context: LineContext, { isVendorDropShip, deliveryStatus }: Availability) {
  const { line, product } = priced;
  const vendor = product?.content.availability.vendorName ?? '';
  return {
    sku: line.sku,
    name: product?.name ?? `Item ${line.sku}`,
    url: urlOf(priced),
    picture: context.pictureOf(priced) ?? noImage,
    options: optionsOf(priced),
    optionChoiceParameter: line.optionChoiceParameter,
    availabilityMessage: availabilityMessage(priced, context.siteCulture),
    isDescriptionDisabled: false,
    vendorDropShipMessage:
      isVendorDropShip && deliveryStatus !== availabilityStatus.noLongerAvailable ? cartMessages.sentBy(vendor) : '',
    personalizationText: line.personalizationText,
    installationServiceType: line.installationType,
    ...(line.giftCard && { giftCard: line.giftCard }),
  };
}

/** A line as screens take it. CART-03, CART-17, CART-23, AVAIL-08 */
export function toLineItem(priced: PricedLine, context: LineContext): CartLineItem {
  const { line, unitPrice, regularUnitPrice, available } = priced;
  const availability = getItemAvailability(priced, { ...context, postalCode: context.postalCodeOf(priced) });
  const lineItem: CartLineItem = {
    id: line.id,
    isRemoved: false,
    priceQuantityTotals: {
      quantity: line.quantity,
      isQuantityDisabled: available === 0,
      unitPrice,
      regularUnitPrice,
      lineTotal: unitPrice * line.quantity,
    },
    shippingDeliveryOptions: {
      isShipOptionVisible: false,
      isStorePickupOptionVisible: false,
      selectedShipOption: priced.store ? 'pickup' : 'standard',
      shippingOption: { edd: '', promoLinks: [] },
      bopsOption: { edd: '', pickupQuantityMessage: '' },
      vendorDropShipUrl: availability.isVendorDropShip ? urlOf(priced) : '',
    },
    itemInfo: getItemInfo(priced, context, availability),
    installationService: getInstallation(priced),
    isSaveForLaterEnabled: true,
    ...getLineChange({
      quantity: line.quantity,
      seenPrice: line.lastSeenPriceCents,
      price: unitPrice,
      seenAvailable: line.lastSeenStock,
      available,
    }),
  };
  return withAvailability(lineItem, availability, cartMessages.vendorLink);
}
