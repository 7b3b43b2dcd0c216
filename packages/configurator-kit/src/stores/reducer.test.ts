import type { StoreWithStock } from '@settee/domain';
import { expect, test } from 'vitest';
import { initialStoresState, type StoresEvent, storesReducer } from './reducer.ts';

const stores = [{ availability: 'inStock' }] as unknown as readonly StoreWithStock[];
const others = [{ availability: 'none' }] as unknown as readonly StoreWithStock[];
const opened: StoresEvent = { type: 'opened', sku: 100302 };
const started = (zip: string, request = 1, siteCulture: 'USA' | 'CANADA' = 'USA'): StoresEvent => ({
  type: 'started',
  request,
  siteCulture,
  start: { zip, pickup: null },
});
const typed = (entry: string): StoresEvent => ({ type: 'changed', entry });
const submitted: StoresEvent = { type: 'submitted' };
const filtered = (onlyAvailStores: boolean): StoresEvent => ({ type: 'filtered', onlyAvailStores });
const loaded = (request: number, zip: string, found = stores): StoresEvent => ({
  type: 'loaded',
  request,
  data: { zip, problem: null, stores: found },
});
const unknown = (request: number, zip: string): StoresEvent => ({
  type: 'loaded',
  request,
  data: { zip, problem: 'unknown-zip', stores: [] },
});
const failed = (request: number): StoresEvent => ({ type: 'failed', request });
const closed: StoresEvent = { type: 'closed' };
const content = { title: 'Lincoln Park', body: '' };
const requested = (kind: 'store' | 'list'): StoresEvent => ({ type: 'popupRequested', kind });
const came = (kind: 'store' | 'list'): StoresEvent => ({ type: 'popupLoaded', kind, content });

test.each<[string, StoresEvent[], object]>([
  ['at first it is closed', [], { status: 'closed' }],
  ['a click asks where the shopper is', [opened], { status: 'starting', sku: 100302 }],
  ['without a zip code it asks for one', [opened, started('')], { stores: { status: 'needsZipCode' }, entry: '' }],
  [
    'STORE-04: with one the stores are asked at once',
    [opened, started('60614')],
    { stores: { status: 'loading' }, zip: '60614', entry: '60614', request: 2 },
  ],
  [
    'STORE-04: what they say is shown',
    [opened, started('60614'), loaded(2, '60614')],
    { stores: { status: 'shown', zip: '60614', stores } },
  ],
  [
    'a zip code of the other country is not asked for',
    [opened, started('60614', 1, 'CANADA')],
    { zip: '', request: 1 },
  ],
  ['an empty entry says so', [opened, started(''), submitted], { problem: { kind: 'missing' }, request: 1 }],
  [
    'a wrong one too',
    [opened, started(''), typed('606'), submitted],
    { problem: { kind: 'invalid', entry: '606' }, stores: { status: 'needsZipCode' } },
  ],
  ['which goes with the next letter', [opened, started(''), submitted, typed('6')], { problem: null, entry: '6' }],
  [
    'a postal code is written large',
    [opened, started('', 1, 'CANADA'), typed('m5s 1m4'), submitted],
    { entry: 'M5S 1M4', zip: 'M5S 1M4', stores: { status: 'loading' } },
  ],
  [
    'a zip code that lies nowhere is told under the field',
    [opened, started(''), typed('00000'), submitted, unknown(2, '00000')],
    { problem: { kind: 'unknown', entry: '00000' }, stores: { status: 'needsZipCode' }, zip: '' },
  ],
  [
    'STORE-02: the filter asks again, where it is known where',
    [opened, started('60614'), loaded(2, '60614'), filtered(true)],
    { onlyAvailStores: true, stores: { status: 'loading' }, zip: '60614', request: 3 },
  ],
  [
    'and else waits',
    [opened, started(''), filtered(true)],
    { onlyAvailStores: true, stores: { status: 'needsZipCode' } },
  ],
  [
    'what is half typed does not change what the filter asks for',
    [opened, started('60614'), typed('100'), filtered(true)],
    { zip: '60614', entry: '100', problem: null },
  ],
  [
    'an older answer that comes late changes nothing',
    [opened, started('60614'), typed('10010'), submitted, loaded(3, '10010', others), loaded(2, '60614')],
    { stores: { status: 'shown', zip: '10010', stores: others } },
  ],
  [
    'nor does one that comes before the newer one',
    [opened, started('60614'), typed('10010'), submitted, loaded(2, '60614')],
    { stores: { status: 'loading' }, zip: '10010' },
  ],
  [
    'nor does an older failure',
    [opened, started('60614'), filtered(true), failed(2)],
    { stores: { status: 'loading' } },
  ],
  [
    'a failure is told and may be tried again',
    [opened, started('60614'), failed(2), { type: 'retried' }, loaded(3, '60614')],
    { stores: { status: 'shown' } },
  ],
  ['a failure stands until then', [opened, started('60614'), failed(2)], { stores: { status: 'failed' } }],
  [
    'what comes after closing opens nothing',
    [opened, started('60614'), closed, loaded(2, '60614')],
    { status: 'closed' },
  ],
  ['nor does a start that somebody closed', [opened, closed, started('60614')], { status: 'closed' }],
  ['nor one of an earlier opening', [opened, closed, opened, started('60614')], { status: 'starting', request: 3 }],
  [
    'STORE-05: a reset names the store that counts then',
    [opened, started(''), { type: 'resetting' }, { type: 'reset', pickup: { name: 'Oak Brook', isNearest: true } }],
    { isResetting: false, pickup: { name: 'Oak Brook' } },
  ],
  [
    'STORE-06: a popup opens',
    [opened, started(''), requested('store'), came('store')],
    { popup: { status: 'shown', content } },
  ],
  [
    'STORE-06: without an answer none opens',
    [opened, started(''), requested('store'), { type: 'popupFailed', kind: 'store' }],
    { popup: { status: 'failed', kind: 'store' } },
  ],
  [
    'STORE-07: the last one that was asked for opens',
    [opened, started(''), requested('store'), requested('list'), came('store')],
    { popup: { status: 'opening', kind: 'list' } },
  ],
  [
    'a popup closes',
    [opened, started(''), requested('list'), came('list'), { type: 'popupClosed' }],
    { popup: { status: 'none' } },
  ],
  [
    'and opens nothing after that',
    [opened, started(''), requested('list'), { type: 'popupClosed' }, came('list')],
    { popup: { status: 'none' } },
  ],
])('%s', (_, events, state) => {
  expect(events.reduce(storesReducer, initialStoresState)).toMatchObject(state);
});
