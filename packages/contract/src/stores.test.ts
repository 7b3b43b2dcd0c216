import { storeAvailabilityDefaults } from '@settee/domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { AnyEndpoint } from './endpoint.ts';
import { schemasOf } from './schemas.ts';
import { getStoreAvailability, getStoreListPopup, getStorePopup, resetBasketStore } from './stores.ts';
import { has } from './testing/has-field.ts';

test.each<[string, AnyEndpoint, string, string, string]>([
  [
    'STORE-02, STORE-04',
    getStoreAvailability,
    '/browse/storeavailability/GetAvailabilityData',
    'sku zip onlyAvailStores includeOnlyBopsEnabled onDisplay',
    'stores.availability stores.distance stores.store.hours.mon.opens stores.store.phone problem',
  ],
  ['STORE-05', resetBasketStore, '/browse/storeavailability/resetbasketselectedstore', '', ''],
  ['STORE-06', getStorePopup, '/browse/popup/StoreLocationDetail/0/', '', 'title html'],
  ['STORE-07', getStoreListPopup, '/browse/popup/StoreLocationDetailList', '', 'title html'],
])('%s: a call of the stores has its path and its fields', (_, endpoint, path, taken, given) => {
  expect(endpoint).toMatchObject({ method: 'POST', path });
  const missing = (side: 'input' | 'reply', names: string) =>
    names.split(' ').filter((name) => name !== '' && !has(endpoint, side, name));
  expect([missing('input', taken), missing('reply', given)]).toEqual([[], []]);
});

test('STORE-03: fields missing in a request have the defaults', () => {
  expect(v.parse(schemasOf(getStoreAvailability).input, {})).toEqual(storeAvailabilityDefaults);
});
