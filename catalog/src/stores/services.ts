import type { CatalogStore } from './types.ts';

type Service = Pick<CatalogStore, 'services' | 'hasShowroom'>;

/** Everything a store can do. */
export const fullService: Service = {
  services: ['pickup', 'curbside', 'design', 'returns', 'registry', 'swatches'],
  hasShowroom: true,
};
/** Too small for a designer's table. */
export const pickupService: Service = { services: ['pickup', 'returns', 'swatches'], hasShowroom: true };
/** Sells stock on site; no shipping and no pickup. */
export const outletService: Service = { services: ['returns'], hasShowroom: false };
