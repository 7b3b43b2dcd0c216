import { expect, test } from 'vitest';
import type { ChargeTable, ShippingLoad } from './charges.ts';
import { toDeliveryInfo, deliveryOpening } from './delivery-info.ts';

const charges: ChargeTable = {
  standard: [
    { from: 0, charge: 995 },
    { from: 5000, charge: 1495 },
  ],
  premium: null,
  express: null,
  basicFreight: null,
  freeShippingThreshold: 50000,
  localInHome: [{ postalCodeStarts: ['606'], charge: 9900 }],
  longDistanceInHome: 24900,
};
const days = {
  standard: '4–7 business days',
  poBox: 'a',
  fpoApo: 'b',
  twoDay: 'c',
  nextDay: 'd',
  nonContinental: 'e',
  rush: 'f',
  longDistance: 'g',
  basicFreight: 'h',
  giftCards: 'i',
};
const texts = { charges, days };
const chicago = { state: 'IL', postalCode: '60614' };

test('DELIV-06: delivery info holds charge, threshold, place, rate, added charge, method and day texts', () => {
  expect(toDeliveryInfo({ parcelMerchandise: 6000, hasInHomeItems: false }, chicago, 'USA', texts)).toEqual({
    deliveryCharge: 1495,
    freeShippingThreshold: 50000,
    isFreeShipping: false,
    zipCode: '60614',
    isCanada: false,
    isLowRate: false,
    addCharge: 0,
    shipThisItemCalculatedShipMethod: 1,
    deliveryDays: days,
  });
});

test.each([
  ['parcels below the threshold', 6000, false, chicago, 1495, 0, false, 1],
  ['parcels from the threshold on', 50000, false, chicago, 0, 0, false, 1],
  ['parcels to Hawaii', 50000, false, { state: 'HI', postalCode: '96801' }, 0, 1000, false, 1],
  ['a sofa near by', null, true, chicago, 9900, 0, true, 6],
  ['a sofa far away', null, true, { state: 'MT', postalCode: '59715' }, 24900, 0, false, 7],
  ['a sofa with a vase', 6000, true, chicago, 9900, 0, true, 6],
  ['nothing, nowhere', null, false, { state: '', postalCode: '' }, 0, 0, false, 1],
] as const)(
  'DELIV-06, DELIV-09: %s',
  (_, parcelMerchandise, hasInHomeItems, destination, deliveryCharge, addCharge, isLowRate, method) => {
    expect(toDeliveryInfo({ parcelMerchandise, hasInHomeItems }, destination, 'USA', texts)).toMatchObject({
      deliveryCharge,
      addCharge,
      isLowRate,
      isFreeShipping: parcelMerchandise === 50000,
      shipThisItemCalculatedShipMethod: method,
    });
  },
);

test('DELIV-07: gift cards have their ship method when nothing else is sent', () => {
  const method = (load: Pick<ShippingLoad, 'parcelMerchandise' | 'hasInHomeItems'>) =>
    toDeliveryInfo({ ...load, hasGiftCards: true }, chicago, 'USA', texts).shipThisItemCalculatedShipMethod;
  expect(method({ parcelMerchandise: null, hasInHomeItems: false })).toBe(9);
  expect(method({ parcelMerchandise: 0, hasInHomeItems: false })).toBe(1);
  expect(method({ parcelMerchandise: null, hasInHomeItems: true })).toBe(6);
});

test.each([
  [1, 'standard', 'standard'],
  [3, 'standard', 'standard'],
  [6, 'localInHome', 'longDistance'],
  [7, 'longDistanceInHome', 'longDistance'],
  [8, 'basicFreight', 'basicFreight'],
  [9, 'giftCards', 'giftCards'],
  [4, 'standard', 'standard'],
  [Number.NaN, 'standard', 'standard'],
] as const)('DELIV-08: method %d opens with %s and the days of %s', (code, kind, dayText) => {
  const info = toDeliveryInfo({ parcelMerchandise: 1, hasInHomeItems: false }, chicago, 'CANADA', texts);
  expect(info.isCanada).toBe(true);
  expect(deliveryOpening({ ...info, shipThisItemCalculatedShipMethod: code })).toEqual({ kind, days: dayText });
});
