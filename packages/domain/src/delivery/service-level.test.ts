import { expect, test } from 'vitest';
import { serviceLevels, getShipMethodKind } from './service-level.ts';

test('SHIP-03: the service levels and their codes', () => {
  expect(serviceLevels).toEqual({ standard: 1, premium: 2, express: 3, localInHome: 6, longDistanceInHome: 7 });
});

test.each([
  [1, 'standard'],
  [2, 'standard'],
  [3, 'standard'],
  [6, 'localInHome'],
  [7, 'longDistanceInHome'],
  [8, 'basicFreight'],
  [9, 'giftCards'],
  [0, null],
  [4, null],
  [1.5, null],
  [Number.NaN, null],
])('DELIV-07: ship method code %d is %s', (code, kind) => {
  expect(getShipMethodKind(code)).toBe(kind);
});
