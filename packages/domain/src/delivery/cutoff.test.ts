import { expect, test } from 'vitest';
import { isByNoonCentral, isPoBox, twoDayTransit } from './cutoff.ts';

test.each([
  ['2026-11-20T17:59:59.999Z', true],
  ['2026-11-20T18:00:00.000Z', true],
  ['2026-11-20T18:00:00.001Z', false],
  ['2026-11-20T18:00:01.000Z', false],
  ['2026-11-20T06:00:00.000Z', true],
  ['2026-11-20T05:59:59.000Z', false],
  ['2026-07-20T17:00:00.000Z', true],
  ['2026-07-20T17:30:00.000Z', false],
])('DELIV-10, DELIV-11: an order placed at %s is by noon CT: %s', (placedAt, isByNoon) => {
  expect(isByNoonCentral(new Date(placedAt))).toBe(isByNoon);
});

test.each([
  ['PO Box 12', true],
  ['P.O. Box 12', true],
  ['p o box 12', true],
  ['Post Office Box 12', true],
  ['12 Boxwood Ln', false],
  ['12 Po Boxer St', false],
])('DELIV-12: %j is a PO box: %s', (street, expected) => {
  expect(isPoBox(street)).toBe(expected);
});

test('DELIV-12: on 2-day a PO box takes 2-3 days, Saturdays included', () => {
  expect(twoDayTransit('PO Box 12')).toEqual({ from: 2, to: 3, isSaturdayServed: true });
  expect(twoDayTransit('12 Elm St')).toEqual({ from: 2, to: 2, isSaturdayServed: false });
});
