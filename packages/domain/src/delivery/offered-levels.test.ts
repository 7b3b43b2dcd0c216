import { expect, test } from 'vitest';
import { getLargeItemLevels, getParcelLevels } from './offered-levels.ts';

const rows = [{ from: 0, charge: 1 }];
const table = {
  premium: rows,
  express: rows,
  localInHome: [{ postalCodeStarts: ['606'], charge: 9900 }],
  longDistanceInHome: 24900,
  basicFreight: 7900,
};
const address = { address1: '12 Elm St', address2: '', state: 'IL', postalCode: '60614' };
type Change = Partial<typeof table | { premium: null; express: null; basicFreight: null }> & {
  items?: (typeof anything)[];
  state?: string;
};
const anything = { isExpeditable: true, isFreightAllowed: true };

test('SHIP-03, DELIV-10, DELIV-11: a parcel that is in stock travels standard, 2-day or next-day', () => {
  expect(getParcelLevels([anything, anything], address, table)).toEqual([1, 2, 3]);
});

test.each([
  ['one item is not in stock', { items: [anything, { ...anything, isExpeditable: false }] }],
  ['it is sent to Alaska', { state: 'AK' }],
  ['it is sent to Puerto Rico', { state: 'PR' }],
  ['it is sent to a military address', { state: 'AE' }],
  ['the site does not sell it', { premium: null, express: null }],
])('only standard when %s', (_, change: Change) => {
  const { items = [anything], state = 'IL', ...sold } = change;
  expect(getParcelLevels(items, { ...address, state }, { ...table, ...sold })).toEqual([1]);
});

test('DELIV-12: 2-day is offered for a PO box, next-day is not', () => {
  expect(getParcelLevels([anything], { ...address, address1: 'PO Box 9' }, table)).toEqual([1, 2]);
  expect(getParcelLevels([anything], { ...address, address2: 'P.O. Box 9' }, table)).toEqual([1, 2]);
});

test.each([
  ['near by', '60614', 6],
  ['far away', '10001', 7],
])('DELIV-07: large items go into the home %s, or by basic freight', (_, postalCode, level) => {
  expect(getLargeItemLevels([anything], { ...address, postalCode }, table)).toEqual([level, 8]);
});

test.each([
  ['one item is not boxed', { items: [anything, { ...anything, isFreightAllowed: false }] }],
  ['it is sent to Hawaii', { state: 'HI' }],
  ['the site does not sell it', { basicFreight: null }],
])('DELIV-07: no basic freight when %s', (_, change: Change) => {
  const { items = [anything], state = 'IL', ...sold } = change;
  expect(getLargeItemLevels(items, { ...address, state }, { ...table, ...sold })).toEqual([6]);
});
