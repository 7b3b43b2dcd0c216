import type { DeliveryDayTexts, ShipMethodKind } from '@settee/domain';

const methodNames: Record<ShipMethodKind, string> = {
  standard: 'Standard delivery',
  localInHome: 'In-home delivery',
  longDistanceInHome: 'Long distance in-home delivery',
  basicFreight: 'Basic freight',
  giftCards: 'Gift cards',
};

const dayNames: Record<keyof DeliveryDayTexts, string> = {
  standard: 'Standard delivery',
  poBox: 'PO boxes',
  fpoApo: 'FPO and APO addresses',
  twoDay: '2-day',
  nextDay: 'Next-day',
  nonContinental: 'Alaska, Hawaii and territories',
  rush: 'Rush',
  longDistance: 'In-home delivery',
  basicFreight: 'Basic freight',
  giftCards: 'Gift cards',
};

/** Words of the shipping charges and delivery information popup. DELIV-01 to DELIV-06 */
export const deliveryInfoMessages = {
  infoTitle: 'Shipping charges and delivery information',
  infoTabs: 'Shipping and delivery',
  chargesTab: 'Shipping Charges',
  daysTab: 'Delivery Details',
  abroadTab: 'Domestic and International',
  methodNames,
  dayNames,
  chargeFor: (zipCode: string) => `Reckoned for ${zipCode}.`,
  chargeForNowhere: 'Tell us where it goes in the cart, and we reckon the charge for there.',
  free: 'Free',
  freeFrom: (amount: string) => `Standard delivery is free on orders of ${amount} or more.`,
  lowRate: 'You are close to one of our warehouses, so the lower rate holds.',
  addCharge: 'Alaska, Hawaii and territories',
  total: 'Total',
  daysNote: 'Days are counted from when a piece leaves us. The dates of your order are in your cart.',
  abroadNote: 'For addresses in other countries please call us; we work with a carrier who ships abroad.',
  infoLoading: 'Loading delivery information',
  infoFailed: 'We could not load the delivery information.',
  infoRetry: 'Try again',
  infoClose: 'Close',
};
