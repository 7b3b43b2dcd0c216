import type { DeliveryDayTexts, ShipMethodKind } from '@settee/domain';

const methodNames: Record<ShipMethodKind, string> = {
  standard: 'Standard delivery',
  localInHome: 'In-home delivery',
  longDistanceInHome: 'Long-distance in-home delivery',
  basicFreight: 'Basic freight',
  giftCards: 'Gift cards',
};

const dayNames: Record<keyof DeliveryDayTexts, string> = {
  standard: 'Standard delivery',
  poBox: 'P.O. boxes',
  fpoApo: 'APO and FPO addresses',
  twoDay: '2-day delivery',
  nextDay: 'Next-day delivery',
  nonContinental: 'Alaska, Hawaii and U.S. territories',
  rush: 'Rush delivery',
  longDistance: 'In-home delivery',
  basicFreight: 'Basic freight',
  giftCards: 'Gift cards',
};

/** Words of the shipping charges and delivery information popup. DELIV-01 to DELIV-06 */
export const deliveryInfoMessages = {
  infoTitle: 'Shipping Charges and Delivery Information',
  infoTabs: 'Shipping and Delivery',
  chargesTab: 'Shipping Charges',
  daysTab: 'Delivery Details',
  abroadTab: 'Domestic and International',
  methodNames,
  dayNames,
  chargeFor: (zipCode: string) => `Estimated for ${zipCode}.`,
  chargeForNowhere: 'Add your location in the cart to see your shipping charge.',
  free: 'Free',
  freeFrom: (amount: string) => `Free standard delivery on orders of ${amount} or more.`,
  freeParcelsFrom: (amount: string) =>
    `Small items ship free on orders of ${amount} or more. Furniture ships at the charge above.`,
  lowRate: 'You’re near one of our warehouses, so you get our lower rate.',
  addCharge: 'Alaska, Hawaii and U.S. territories',
  total: 'Total',
  daysNote: 'These times start when an item ships. You’ll see your delivery dates in your cart.',
  abroadNote: 'Shipping to another country? Call us, and our international carrier will take it from there.',
  infoLoading: 'Loading delivery information',
  infoFailed: 'We couldn’t load delivery information.',
  infoRetry: 'Try Again',
  infoClose: 'Close',
};
