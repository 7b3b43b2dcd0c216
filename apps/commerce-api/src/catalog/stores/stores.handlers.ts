import { getCenter, storeMaps } from '@settee/catalog';
import {
  readPostalCode,
  validateZipPanelCode,
  distanceBetween,
  distanceUnit,
  isInStore,
  storeAvailability,
  maxStores,
  type StoreWithStock,
  storesByRegion,
} from '@settee/domain';
import { notFound } from '../../platform/http/error-response.ts';
import { onHand, productOfSku } from './pickup-stores.ts';
import { isPickupOffered, getLocation, toStores } from './to-stores.ts';
import { storeListPopup } from './popup-content.ts';
import type { Handlers } from '../../platform/handler.ts';

/** Number of stores on the page of another one. */
const maxNearby = 3;

/** Handlers of stores. */
export const storesHandlers = {
  /** Nearest first; without a zip code by state and city. No query. STORE-02 to STORE-04 */
  getStoreAvailability: async ({ input, site }) => {
    const { sku, onlyAvailStores, includeOnlyBopsEnabled } = input;
    const { siteCulture } = site;
    const zip = readPostalCode(input.zip).trim().toUpperCase();
    const product = sku === 0 ? null : productOfSku(site, sku);
    if (sku !== 0 && !product) return notFound;
    const isShaped = zip === '' || validateZipPanelCode(zip, siteCulture) === null;
    const center = isShaped ? getCenter(zip, siteCulture) : null;
    if (zip !== '' && !center) return { zip, problem: 'unknown-zip', stores: [] };
    const unit = distanceUnit(siteCulture);
    const stores = toStores(site)
      .filter((store) => !includeOnlyBopsEnabled || isPickupOffered(store))
      .map((store) => {
        const there = product && onHand(store, product);
        const shown: StoreWithStock = {
          store: getLocation(store),
          availability: storeAvailability(there, input),
          isOnDisplay: input.onDisplay && (there?.isOnDisplay ?? false),
          distance: center && Math.round(distanceBetween(center, store, unit)),
        };
        return shown;
      })
      .filter(({ availability }) => !onlyAvailStores || isInStore(availability))
      .toSorted(
        ({ store: one, distance: near }, { store: other, distance: far }) =>
          (near ?? 0) - (far ?? 0) || one.region.localeCompare(other.region) || one.city.localeCompare(other.city),
      );
    return { zip, problem: null, stores: stores.slice(0, maxStores) };
  },

  /** By state, then by city. STORE-07 */
  getStoreListPopup: async ({ site }) => {
    const regions = storesByRegion(toStores(site).map(getLocation), site.siteCulture, site.locale);
    return storeListPopup(
      regions.flatMap(({ stores }) => stores),
      site,
    );
  },

  /** Returns all stores of the site and the map of its country. STORE-01 */
  getStores: async ({ site }) => ({ stores: toStores(site).map(getLocation), map: storeMaps[site.siteCulture] }),

  getStore: async ({ input, site }) => {
    const stores = toStores(site).map(getLocation);
    const store = stores.find(({ slug }) => slug === input.slug);
    if (!store) return notFound;
    const unit = distanceUnit(site.siteCulture);
    const nearby = stores
      .filter((other) => other !== store)
      .map((other) => ({ store: other, distance: Math.round(distanceBetween(store, other, unit)) }))
      .toSorted((one, other) => one.distance - other.distance);
    return { store, nearby: nearby.slice(0, maxNearby), map: storeMaps[site.siteCulture] };
  },
} satisfies Partial<Handlers<'stores'>>;
