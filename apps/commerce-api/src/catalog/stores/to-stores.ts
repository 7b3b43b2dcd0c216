import { type CatalogStore, stores } from '@settee/catalog';
import { type ShopSite, type StoreLocation, storeSlug } from '@settee/domain';

/** All stores of a site's brand in its country. */
export function toStores({ brand, homeCountry }: ShopSite): CatalogStore[] {
  return stores.filter((store) => store.brand === brand && store.country === homeCountry);
}

/** Returns true when a store offers pickup of online orders. */
export const isPickupOffered = ({ services }: CatalogStore): boolean => services.includes('pickup');

/** A store as shoppers find it. */
export function getLocation(store: CatalogStore): StoreLocation {
  const { id, name, address1, city, region, postalCode, phone, hours, latitude, longitude, services } = store;
  const address = { address1, city, region, postalCode, latitude, longitude };
  const slug = storeSlug(name);
  return { id, name, ...address, phone, hours, isPickupOffered: isPickupOffered(store), services, slug };
}
