import { freeSwatchesUrl, helpPageUrl, orderStatusUrl, registriesUrl, storesUrl } from '@settee/domain';

/** URLs of the footer's help links, in order. */
export const helpUrls = {
  orderStatus: orderStatusUrl,
  shipping: helpPageUrl('shipping'),
  returns: helpPageUrl('returns'),
  contact: helpPageUrl('contact'),
  faq: helpPageUrl('faq'),
  warranty: helpPageUrl('warranty'),
  accessibility: helpPageUrl('accessibility'),
} as const;

/** URLs of the footer's links about the shop, in order. */
export const serviceUrls = {
  about: helpPageUrl('about'),
  stores: storesUrl,
  swatches: freeSwatchesUrl,
  giftCards: '/gift-cards',
  registry: registriesUrl,
  terms: '/customer-service/terms-of-use',
  privacy: '/customer-service/privacy-policy',
} as const;
