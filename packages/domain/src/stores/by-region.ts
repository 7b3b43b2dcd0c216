import { type Region, getRegions } from '../delivery/regions.ts';
import type { SiteCulture } from '../site/brand.ts';
import type { StoreLocation } from './stores.ts';

/** A state or province with its stores. */
export interface StoresOfRegion {
  region: Region;
  stores: readonly StoreLocation[];
}

/** Stores under the names of their states or provinces, both in the order of the alphabet. STORE-01 */
export function storesByRegion(stores: readonly StoreLocation[], siteCulture: SiteCulture): StoresOfRegion[] {
  return getRegions(siteCulture)
    .map((region) => ({
      region,
      stores: stores
        .filter((store) => store.region === region.code)
        .toSorted((one, other) => one.city.localeCompare(other.city) || one.name.localeCompare(other.name)),
    }))
    .filter(({ stores: own }) => own.length > 0)
    .toSorted((one, other) => one.region.name.localeCompare(other.region.name));
}
