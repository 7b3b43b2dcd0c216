import type { RegistryData, RegistryListEntry } from '@settee/domain';
import { expect, test } from 'vitest';
import {
  isRegistryBusy,
  type RegistryAddEvent,
  registryAddReducer,
  getRegistryQuantity,
  startRegistryAdd,
} from './reducer.ts';

const request = {
  sku: 100112,
  familyId: 100101,
  quantity: 2,
  optionChoiceParameter: '11-3002',
  product: { listType: 1, productFormattedPrice: '$1', productImageUrl: '', productName: 'Alder Sofa' },
};
const entry = (id: number): RegistryListEntry => ({
  id,
  eventType: 'Wedding',
  shortEventDate: 'Jun 12, 2027',
  registryOwnernsName: 'Rosa',
  registryType: 'br',
  registryQtyWants: 0,
});
const data = (...ids: number[]): RegistryData => ({
  isLoggedIn: true,
  registryCount: ids.length,
  giftRegistries: ids.map(entry),
});
const item = {
  sku: 100112,
  grId: 7,
  quantity: 2,
  registryType: 'br',
  name: 'Alder Sofa',
  formattedPrice: '$1',
  imagePath: '/p.webp',
  personalizations: [],
} as const;
const terms = { hasCustomOrderConfirmation: true, message: '', items: [], personalizationId: 'd', error: null };

const clicked: RegistryAddEvent = { type: 'clicked', request };
const found = (...ids: number[]): RegistryAddEvent => ({ type: 'found', data: data(...ids) });
const added: RegistryAddEvent = { type: 'added', items: [item] };
const after = (...events: RegistryAddEvent[]) => events.reduce(registryAddReducer, startRegistryAdd(true));

test.each<[string, RegistryAddEvent[], object]>([
  ['the only registry is used directly', [clicked, found(7)], { status: 'adding', grId: 7 }],
  ['among several the shopper picks', [clicked, found(7, 8)], { status: 'choosing', grId: 7 }],
  [
    'and the pick is used',
    [clicked, found(7, 8), { type: 'registrySelected', grId: 8 }, { type: 'submitted' }],
    { status: 'adding', grId: 8 },
  ],
  ['without a registry nothing is added', [clicked, found()], { status: 'idle' }],
  ['a second click changes nothing', [clicked, found(7), clicked], { status: 'adding' }],
  ['an answer without a click changes nothing', [found(7), added], { status: 'idle' }],
  ['a guest’s text has its terms first', [clicked, { type: 'termsLoaded', terms }], { status: 'terms', terms }],
  ['an add that went well is confirmed', [clicked, found(7), added], { status: 'confirmed', items: [item] }],
  [
    'what is added beside it is counted in',
    [clicked, found(7), added, { type: 'addedMore', items: [item] }],
    { items: [item, item] },
  ],
  [
    'a refusal keeps its words',
    [clicked, found(7), { type: 'failed', message: 'No' }],
    { status: 'failed', message: 'No' },
  ],
  ['an add under way is not closed', [clicked, found(7), { type: 'closed' }], { status: 'adding' }],
  ['a choice can be closed', [clicked, found(7, 8), { type: 'closed' }], { status: 'idle' }],
  [
    'a late failure changes nothing',
    [clicked, found(7), added, { type: 'failed', message: 'No' }],
    { status: 'confirmed' },
  ],
])('%s', (_, events, adding) => {
  expect(after(...events).adding).toMatchObject(adding);
});

test('REG-33: the page state contains the mode, the registries and the added items', () => {
  expect(after().registry).toEqual({
    isRegistrantMode: true,
    isAddedAllToRegistry: false,
    registryAddedData: null,
    registryCount: 0,
  });
  const once = after(clicked, found(7), added);
  expect(once.registry).toMatchObject({
    registryCount: 1,
    registryAddedData: { sku: 100112, familyId: 100101, totalQty: 2 },
  });
  const twice = [{ type: 'addedMessageExpired' } as const, clicked, found(7), added].reduce(registryAddReducer, once);
  expect([getRegistryQuantity(twice, 100112), getRegistryQuantity(twice, 100111)]).toEqual([4, 0]);
});

test('the button is inactive while it shows the added message', () => {
  const state = after(clicked, found(7), added, { type: 'closed' });
  expect([isRegistryBusy(state), isRegistryBusy(registryAddReducer(state, { type: 'addedMessageExpired' }))]).toEqual([
    true,
    false,
  ]);
});
