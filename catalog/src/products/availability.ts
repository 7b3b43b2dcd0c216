import type { PerSite } from '../site-types.ts';
import type { CatalogAvailability, CatalogRestriction, DeliveryStatus } from './types.ts';

function onBoth(status: DeliveryStatus): PerSite<DeliveryStatus> {
  return { USA: status, CANADA: status };
}

/** In our warehouses, to be sent or fetched. */
export const inStock: CatalogAvailability = {
  deliveryStatus: onBoth('available'),
  shipsInDays: null,
  isVendorDropShip: false,
  vendorName: '',
  isAvailableOnline: true,
  isPickupOffered: true,
};

/** Sent by its maker, never by way of a store. AVAIL-07 */
export function dropShip(vendorName: string): CatalogAvailability {
  return { ...inStock, isVendorDropShip: true, vendorName, isPickupOffered: false };
}

/** Sold now, sent in some days. */
export function backordered(shipsInDays: number): CatalogAvailability {
  return { ...inStock, deliveryStatus: onBoth('futureAvailability'), shipsInDays };
}

/** Was sold, and is no longer made. AVAIL-06 */
export const discontinued: CatalogAvailability = {
  ...inStock,
  deliveryStatus: onBoth('noLongerAvailable'),
  isAvailableOnline: false,
  isPickupOffered: false,
};

/** No longer sold in Canada. */
export const noLongerInCanada: CatalogAvailability = {
  ...inStock,
  deliveryStatus: { USA: 'available', CANADA: 'noLongerAvailable' },
};

/** Made for one shopper. */
export const madeToOrder: CatalogAvailability = { ...inStock, isPickupOffered: false };

/** States that ban finishes with PFAS, simplified; a production shop needs legal advice. */
export const pfasRestriction: CatalogRestriction = {
  reason: 'pfas',
  siteCulture: 'USA',
  regions: ['CA', 'CO', 'ME', 'MN', 'NY', 'VT', 'WA'],
};
