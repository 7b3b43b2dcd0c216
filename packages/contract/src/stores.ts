import { storeAvailabilityDefaults as usual } from '@settee/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as examples from './examples/stores.ts';
import { cartChangeSchema } from './cart.schemas.ts';
import { booleanSchema, codeField, emptySchema, shortText } from './fields.ts';
import * as schemas from './stores.schemas.ts';

export const getStoreAvailability = endpoint({
  id: 'stores.availability',
  method: 'POST',
  path: '/browse/storeavailability/GetAvailabilityData',
  requirement: 'STORE-04, STORE-02 to STORE-04',
  summary:
    'Returns the stores of the site with their stock of a SKU, nearest to the postal code first. Without a SKU, returns all stores. `problem` reports an unknown postal code.',
  input: v.object({
    sku: v.optional(codeField, usual.sku),
    zip: v.optional(v.pipe(v.string(), v.maxLength(10)), usual.zip),
    onlyAvailStores: v.optional(booleanSchema, usual.onlyAvailStores),
    includeOnlyBopsEnabled: v.optional(booleanSchema, usual.includeOnlyBopsEnabled),
    onDisplay: v.optional(booleanSchema, usual.onDisplay),
  }),
  reply: schemas.dataSchema,
  example: {
    input: { sku: 100302, zip: '60614', onlyAvailStores: true, includeOnlyBopsEnabled: true, onDisplay: true },
    reply: {
      zip: '60614',
      problem: null,
      stores: [{ store: examples.lincolnPark, availability: 'inStock', isOnDisplay: true, distance: 3 }],
    },
  },
});

export const resetBasketStore = endpoint({
  id: 'stores.resetBasket',
  method: 'POST',
  path: '/browse/storeavailability/resetbasketselectedstore',
  requirement: 'STORE-05',
  summary: 'Clears the selected pickup store. The nearest store applies again.',
  requiresCsrfToken: true,
  invalidates: ['cart.get'],
  input: emptySchema,
  reply: emptySchema,
  example: { input: {}, reply: {} },
});

export const selectBasketStore = endpoint({
  id: 'stores.selectBasket',
  method: 'POST',
  path: '/browse/storeavailability/selectbasketstore',
  requirement: 'ATC-05, own path',
  summary: 'Selects the pickup store of the cart, also of an empty one. Fails for a store without pickup.',
  invalidates: ['cart.get'],
  startsSession: true,
  input: v.object({ locationId: codeField }),
  reply: cartChangeSchema,
  example: { input: { locationId: 101 }, reply: { isSuccess: true } },
});

export const getStorePopup = endpoint({
  id: 'stores.popup',
  method: 'POST',
  path: '/browse/popup/StoreLocationDetail/0/',
  requirement: 'STORE-06',
  summary: 'Returns popup content for the selected store, or for the nearest one. 404 if neither is known.',
  input: emptySchema,
  reply: schemas.popupSchema,
  example: { input: {}, reply: { title: 'Lincoln Park', html: examples.html } },
});

export const getStoreListPopup = endpoint({
  id: 'stores.listPopup',
  method: 'POST',
  path: '/browse/popup/StoreLocationDetailList',
  requirement: 'STORE-07',
  summary: 'Returns popup content for all stores of the site.',
  input: emptySchema,
  reply: schemas.popupSchema,
  example: { input: {}, reply: { title: 'Our stores', html: `<h3>Lincoln Park</h3>${examples.html}` } },
});

export const getStores = endpoint({
  id: 'stores.list',
  method: 'GET',
  path: '/browse/stores',
  requirement: 'STORE-01, own path',
  summary: 'Returns all stores of the site and a drawing of its country.',
  input: emptySchema,
  reply: schemas.storesResponse,
  example: { input: {}, reply: { stores: [examples.lincolnPark], map: examples.map } },
});

export const getStore = endpoint({
  id: 'stores.store',
  method: 'GET',
  path: '/browse/store',
  requirement: 'own path',
  summary: 'Returns a store of the site with the nearest other ones. 404 for an unknown one.',
  input: v.object({ slug: shortText }),
  reply: schemas.storeResponse,
  example: {
    input: { slug: 'lincoln-park' },
    reply: { store: examples.lincolnPark, nearby: [{ store: examples.lincolnPark, distance: 15 }], map: examples.map },
  },
});
