import { expect, test } from 'vitest';
import { findRecipient, groupByRecipient, type LineDestination, splitQuantity } from './recipients.ts';

const home = { id: 'home', kind: 'shipping' } as const;
const cabin = { id: 'cabin', kind: 'shipping' } as const;
const store = { id: 'store', kind: 'pickup' } as const;
const all = [home, store, cabin];

test.each<[string | null, boolean, string]>([
  [null, false, 'home'],
  ['home', false, 'home'],
  ['cabin', false, 'cabin'],
  ['of another order', false, 'home'],
  // The pickup recipient has no address.
  ['store', false, 'home'],
  [null, true, 'store'],
  ['cabin', true, 'store'],
])('SHIP-24: a line for %j, pickup %j, belongs to %s', (recipientId, isPickup, id) => {
  expect(findRecipient(all, { recipientId, isPickup }).id).toBe(id);
});

const line = (recipientId: string | null, isPickup = false): LineDestination => ({ recipientId, isPickup });
const grouped = (lines: readonly LineDestination[]) =>
  groupByRecipient(all, lines, (each) => each).map((group) => [group.recipient.id, group.lines.length]);

test('SHIP-01: recipients without lines are left out, and the pickup is the last one', () => {
  expect(grouped([line('cabin'), line(null, true), line(null), line('cabin')])).toEqual([
    ['home', 1],
    ['cabin', 2],
    ['store', 1],
  ]);
  expect(grouped([line('cabin')])).toEqual([['cabin', 1]]);
  expect(grouped([line(null, true)])).toEqual([['store', 1]]);
});

test('SHIP-01: without lines the first address remains', () => {
  expect(grouped([])).toEqual([['home', 0]]);
});

test('a cart without an address recipient is an error', () => {
  expect(() => findRecipient([store], line(null))).toThrow('at least one recipient');
  expect(() => findRecipient([home], line(null, true))).toThrow('picked up');
});

test.each([
  [1, null],
  [2, { left: 1, splitOff: 1 }],
  [99, { left: 98, splitOff: 1 }],
])('SHIP-26: %i pieces are split into %j', (quantity, parts) => {
  expect(splitQuantity(quantity)).toEqual(parts);
});
