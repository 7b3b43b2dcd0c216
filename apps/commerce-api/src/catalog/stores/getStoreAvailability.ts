import { getCenter } from '@settee/catalog';
import type { getStoreAvailability as endpoint } from '@settee/contract';
import {
  validateZipPanelCode,
  distanceBetween,
  distanceUnit,
  isInStore,
  storeAvailability,
  storesLimit,
  type StoreWithStock,
} from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { onHand, productOfSku } from './on-hand.ts';
import { isPickupOffered, getLocation, toStores } from './to-stores.ts';

/** Nearest first; without a zip code by state and city. No query. STORE-02 to STORE-04 */
export const getStoreAvailability: Handler<typeof endpoint> = async ({ input, site }) => {
  const { sku, onlyAvailStores, includeOnlyBopsEnabled } = input;
  const { siteCulture } = site;
  const zip = input.zip.trim().toUpperCase();
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
  return { zip, problem: null, stores: stores.slice(0, storesLimit) };
};
