import type { CartLineItem, PromoLink } from './cart.ts';

/** Status codes of the pickup and delivery of an item. AVAIL-01 */
export const availabilityStatus = {
  notFound: 0,
  available: 1,
  futureAvailability: 2,
  noLongerAvailable: 3,
  notEligible: 4,
  noCarrier: 5,
  error: 6,
  notRequested: 7,
} as const;

export type AvailabilityStatus = (typeof availabilityStatus)[keyof typeof availabilityStatus];

/** Availability of an item. AVAIL-02 */
export interface ItemAvailability {
  pickupStatus: AvailabilityStatus;
  deliveryStatus: AvailabilityStatus;
  isVendorDropShip: boolean;
  isAvailableOnline: boolean;
  messages: { deliveryEddMessage: string; pickupEddMessage: string; pickupQuantityMessage: string };
}

const { available, futureAvailability, noCarrier, noLongerAvailable, notRequested } = availabilityStatus;

/** Pickup is offered if it is available now or later, or its status was not requested. AVAIL-04 */
export function isPickupOffered(status: AvailabilityStatus): boolean {
  return status === available || status === futureAvailability || status === notRequested;
}

/** Shipping is offered if it is available now or later, or has no carrier. AVAIL-05 */
export function isShipOffered(status: AvailabilityStatus): boolean {
  return status === available || status === futureAvailability || status === noCarrier;
}

/** The description of a line is disabled once the item is no longer available. AVAIL-06 */
export function isDescriptionDisabled(status: AvailabilityStatus): boolean {
  return status === noLongerAvailable;
}

type Line = Pick<CartLineItem, 'shippingDeliveryOptions' | 'itemInfo'>;

function getPromoLinks(line: Line, availability: ItemAvailability, linkText: string): readonly PromoLink[] {
  const { shippingOption, vendorDropShipUrl: url } = line.shippingDeliveryOptions;
  const isGained = availability.isVendorDropShip && availability.isAvailableOnline && url !== '';
  if (!isGained || shippingOption.promoLinks.some((link) => link.url === url)) return shippingOption.promoLinks;
  return [...shippingOption.promoLinks, { text: linkText, url }];
}

/** The line with its availability; `linkText` names the link of a vendor drop-ship item. AVAIL-07, AVAIL-08 */
export function withAvailability<L extends Line>(line: L, availability: ItemAvailability, linkText: string): L {
  const { deliveryStatus, pickupStatus, messages } = availability;
  return {
    ...line,
    shippingDeliveryOptions: {
      ...line.shippingDeliveryOptions,
      isShipOptionVisible: isShipOffered(deliveryStatus),
      isStorePickupOptionVisible: isPickupOffered(pickupStatus),
      shippingOption: {
        edd: messages.deliveryEddMessage,
        promoLinks: getPromoLinks(line, availability, linkText),
      },
      bopsOption: { edd: messages.pickupEddMessage, pickupQuantityMessage: messages.pickupQuantityMessage },
    },
    itemInfo: { ...line.itemInfo, isDescriptionDisabled: isDescriptionDisabled(deliveryStatus) },
  };
}
