import { expect, test } from 'vitest';
import { isInStore, type StoreInventory, storeAvailability } from './availability.ts';
import { type StoreAvailability, storeAvailabilityDefaults } from './stores.ts';

const has = (quantity: number, isOnDisplay = false): StoreInventory => ({ quantity, isOnDisplay });

test.each<[StoreInventory | null, boolean, StoreAvailability, boolean]>([
  [has(20), true, 'inStock', true],
  [has(3), true, 'inStock', true],
  [has(2), true, 'limited', true],
  [has(1, true), true, 'limited', true],
  [has(0, true), true, 'onDisplay', true],
  [has(0, true), false, 'none', false],
  [has(0), true, 'none', false],
  [null, true, 'unknown', false],
])('STORE-04: %j with display pieces counted %s is %s', (onHand, onDisplay, availability, there) => {
  const shown = storeAvailability(onHand, { onDisplay });
  expect([shown, isInStore(shown)]).toEqual([availability, there]);
});

test('STORE-03: default values of the availability request', () => {
  expect(storeAvailabilityDefaults).toEqual({
    sku: 0,
    zip: '',
    onlyAvailStores: false,
    includeOnlyBopsEnabled: true,
    onDisplay: true,
  });
});
