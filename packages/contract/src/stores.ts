import { endpoint } from './endpoint.ts';
import type * as Schemas from './stores.schemas.ts';

/**
 * Returns the stores of the site with stock of a SKU, nearest to the postal code first; without a SKU, all
 * stores. An unknown postal code is reported in `problem`. STORE-02 to STORE-04
 */
export const getStoreAvailability = /* @__PURE__ */ endpoint<typeof Schemas.getStoreAvailability>({
  id: 'stores.availability',
  method: 'POST',
  path: '/browse/storeavailability/GetAvailabilityData',
  requirement: 'STORE-04',
});

/** Clears the pickup store of the cart, so that the nearest one applies again. STORE-05 */
export const resetBasketStore = /* @__PURE__ */ endpoint<typeof Schemas.resetBasketStore>({
  id: 'stores.resetBasket',
  method: 'POST',
  path: '/browse/storeavailability/resetbasketselectedstore',
  requirement: 'STORE-05',
  requiresCsrfToken: true,
  invalidates: ['cart.get'],
});

/**
 * Returns popup content for the store of the cart: the selected one, else the nearest; 404 if neither is known.
 * STORE-06
 */
export const getStorePopup = /* @__PURE__ */ endpoint<typeof Schemas.getStorePopup>({
  id: 'stores.popup',
  method: 'POST',
  path: '/browse/popup/StoreLocationDetail/0/',
  requirement: 'STORE-06',
});

/** Popup content about all stores of the site. STORE-07 */
export const getStoreListPopup = /* @__PURE__ */ endpoint<typeof Schemas.getStoreListPopup>({
  id: 'stores.listPopup',
  method: 'POST',
  path: '/browse/popup/StoreLocationDetailList',
  requirement: 'STORE-07',
});

/** All stores of the site. Path ours. STORE-01 */
export const getStores = /* @__PURE__ */ endpoint<typeof Schemas.getStores>({
  id: 'stores.list',
  method: 'GET',
  path: '/browse/stores',
  requirement: 'STORE-01, path ours',
});
