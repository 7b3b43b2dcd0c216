import { freeSwatchesUrl, storesUrl } from '@settee/domain';

/** URLs of the customer service pages, in footer order. */
export const serviceUrls = {
  swatches: freeSwatchesUrl,
  stores: storesUrl,
  terms: '/customer-service/terms-of-use',
  privacy: '/customer-service/privacy-policy',
} as const;
