import type { getStoreListPopup as endpoint } from '@settee/contract';
import { storesByRegion } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { storeListPopup } from './popup-content.ts';
import { getLocation, toStores } from './to-stores.ts';

/** By state, then by city. STORE-07 */
export const getStoreListPopup: Handler<typeof endpoint> = async ({ site }) => {
  const regions = storesByRegion(toStores(site).map(getLocation), site.siteCulture);
  return storeListPopup(regions.flatMap(({ stores }) => stores));
};
