import { expect, test } from 'vitest';
import { isNonContinental, shippingCharges, type ChargeTable } from './charges.ts';

const table: ChargeTable = {
  standard: [
    { from: 0, charge: 795 },
    { from: 5000, charge: 1495 },
    { from: 20000, charge: 2995 },
  ],
  premium: [
    { from: 0, charge: 1995 },
    { from: 5000, charge: 2495 },
  ],
  express: [{ from: 0, charge: 3995 }],
  freeShippingThreshold: 50000,
  localInHome: [
    { postalCodeStarts: ['606', '600'], charge: 9900 },
    { postalCodeStarts: ['M5'], charge: 12900 },
  ],
  longDistanceInHome: 24900,
  basicFreight: 7900,
};
const chicago = { state: 'IL', postalCode: '60614' };
const none = { parcels: 0, surcharge: 0, largeItems: 0, inHomeLevel: null, isFreeShipping: false, total: 0 };

test.each([
  [0, 795],
  [4999, 795],
  [5000, 1495],
  [19999, 1495],
  [20000, 2995],
  [49999, 2995],
])('parcels of %d cents ship standard for %d', (parcelMerchandise, parcels) => {
  const charges = shippingCharges({ parcelMerchandise, hasInHomeItems: false }, chicago, table);
  expect(charges).toEqual({ ...none, parcels, total: parcels });
});

test('from the threshold on standard shipping is free', () => {
  const load = { parcelMerchandise: 50000, hasInHomeItems: false };
  expect(shippingCharges(load, chicago, table)).toEqual({ ...none, isFreeShipping: true });
  expect(shippingCharges(load, chicago, { ...table, freeShippingThreshold: null }).total).toBe(2995);
});

test.each([
  ['60614', 6, 9900],
  ['60062', 6, 9900],
  [' m5v 2t6 ', 6, 12900],
  ['10001', 7, 24900],
  ['', 7, 24900],
])('DELIV-07: in-home delivery to %j is method %d for %d cents', (postalCode, inHomeLevel, largeItems) => {
  const charges = shippingCharges(
    { parcelMerchandise: null, hasInHomeItems: true },
    { state: 'IL', postalCode },
    table,
  );
  expect(charges).toEqual({ ...none, largeItems, inHomeLevel, total: largeItems });
});

test.each([['AK'], ['HI'], ['PR'], ['GU'], ['VI'], ['AS'], ['MP'], ['hi ']])(
  'DELIV-09: standard shipping to %s costs 10 dollars more',
  (state) => {
    const charges = shippingCharges(
      { parcelMerchandise: 5000, hasInHomeItems: false },
      { state, postalCode: '99501' },
      table,
    );
    expect(charges).toEqual({ ...none, parcels: 1495, surcharge: 1000, total: 2495 });
  },
);

test('DELIV-09: the fee belongs to standard shipping: in-home items alone do not pay it, free shipping does not waive it', () => {
  const alaska = { state: 'AK', postalCode: '99501' };
  expect(shippingCharges({ parcelMerchandise: null, hasInHomeItems: true }, alaska, table).surcharge).toBe(0);
  expect(shippingCharges({ parcelMerchandise: 60000, hasInHomeItems: false }, alaska, table).total).toBe(1000);
});

test.each([['IL'], ['DC'], ['AE'], ['ON'], [''], ['__proto__']])('DELIV-09: %j adds nothing', (state) => {
  expect(isNonContinental(state)).toBe(false);
});

test.each([
  [2, 4999, 1995],
  [2, 60000, 2495],
  [3, 60000, 3995],
] as const)(
  'DELIV-07: level %d of parcels of %d cents costs %d, without free shipping',
  (parcelLevel, parcelMerchandise, parcels) => {
    const load = { parcelMerchandise, hasInHomeItems: false, parcelLevel };
    expect(shippingCharges(load, chicago, table)).toEqual({ ...none, parcels, total: parcels });
  },
);

test('DELIV-07: basic freight costs its own charge, near and far; where it is not sold the level does not count', () => {
  const load = { parcelMerchandise: null, hasInHomeItems: true, largeItemLevel: 8 } as const;
  expect(shippingCharges(load, chicago, table)).toMatchObject({ largeItems: 7900, total: 7900 });
  expect(shippingCharges(load, { state: 'NY', postalCode: '14850' }, table).total).toBe(7900);
  expect(shippingCharges(load, chicago, { ...table, basicFreight: null }).total).toBe(9900);
});

test('each part of a mixed load is charged at its level', () => {
  const load = { parcelMerchandise: 5000, hasInHomeItems: true, parcelLevel: 3, largeItemLevel: 8 } as const;
  expect(shippingCharges(load, chicago, table).total).toBe(3995 + 7900);
});
