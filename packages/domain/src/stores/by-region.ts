import { type Region, getRegions } from '../delivery/regions.ts';
import type { SiteCulture } from '../site/brand.ts';
import type { StoreLocation } from './stores.ts';

/** A state or province with its stores. */
export interface StoresOfRegion {
  region: Region;
  stores: readonly StoreLocation[];
}

/** Stores under the names of their states or provinces, both in the order of the alphabet. STORE-01 */
export function storesByRegion(
  stores: readonly StoreLocation[],
  siteCulture: SiteCulture,
  locale = 'en',
): StoresOfRegion[] {
  const { compare } = new Intl.Collator(locale);
  return getRegions(siteCulture, locale)
    .map((region) => ({
      region,
      stores: stores
        .filter((store) => store.region === region.code)
        .toSorted((one, other) => compare(one.city, other.city) || compare(one.name, other.name)),
    }))
    .filter(({ stores: own }) => own.length > 0)
    .toSorted((one, other) => compare(one.region.name, other.region.name));
}
