import { freeSwatchesUrl, storesUrl } from '@settee/domain';

/** Where the pages of the customer service are, in the order of the foot. */
export const serviceUrls = {
  swatches: freeSwatchesUrl,
  stores: storesUrl,
  terms: '/customer-service/terms-of-use',
  privacy: '/customer-service/privacy-policy',
} as const;
