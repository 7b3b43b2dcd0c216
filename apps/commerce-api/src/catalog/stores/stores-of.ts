import { type CatalogStore, stores } from '@settee/catalog';
import type { Site, StoreLocation } from '@settee/domain';

/** All stores of a site's brand in its country. */
export function storesOf({ brand, homeCountry }: Site): CatalogStore[] {
  return stores.filter((store) => store.brand === brand && store.country === homeCountry);
}

/** Whether a store keeps online orders for their shoppers. */
export const isPickupOffered = ({ services }: CatalogStore): boolean => services.includes('pickup');

/** A store as shoppers find it. */
export function locationOf(store: CatalogStore): StoreLocation {
  const { id, name, address1, city, region, postalCode, phone, hours } = store;
  return { id, name, address1, city, region, postalCode, phone, hours, isPickupOffered: isPickupOffered(store) };
}
