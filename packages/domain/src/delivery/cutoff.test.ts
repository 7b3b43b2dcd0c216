import { expect, test } from 'vitest';
import {
  formatCentralDay,
  getNextDayArrival,
  getShipDay,
  getTwoDayArrival,
  isByNoonCentral,
  twoDayTransit,
} from './cutoff.ts';
import { isPoBox, isPoBoxAddress } from './po-box.ts';

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
  ['POB 12', true],
  ['PO #12', true],
  ['Case postale 12', true],
  ['C.P. 12', true],
  ['12 Boxwood Ln', false],
  ['12 Po Boxer St', false],
  ['Pobre St 4', false],
  ['CPT Lane 4', false],
])('DELIV-12: %j is a PO box: %s', (street, expected) => {
  expect(isPoBox(street)).toBe(expected);
});

test('DELIV-12: on 2-day a PO box takes 2-3 days, Saturdays included', () => {
  expect(twoDayTransit('PO Box 12')).toEqual({ from: 2, to: 3, isSaturdayServed: true });
  expect(twoDayTransit('12 Elm St')).toEqual({ from: 2, to: 2, isSaturdayServed: false });
});

test('DELIV-12: the second line of an address can name the PO box', () => {
  expect(isPoBoxAddress({ address1: '12 Elm St', address2: 'PO Box 9' })).toBe(true);
  expect(isPoBoxAddress({ address1: '12 Elm St', address2: 'Apt 9' })).toBe(false);
});

test.each([
  ['on a Monday morning', '2026-11-16T17:59:00Z', '2026-11-16', '2026-11-18', '2026-11-17'],
  ['on a Monday afternoon', '2026-11-16T18:00:01Z', '2026-11-17', '2026-11-19', '2026-11-18'],
  ['on a Friday afternoon', '2026-11-13T20:00:00Z', '2026-11-16', '2026-11-18', '2026-11-17'],
  ['on a Saturday morning', '2026-11-14T15:00:00Z', '2026-11-16', '2026-11-18', '2026-11-17'],
  [
    'late in the evening in Chicago, the next day in UTC',
    '2026-11-17T03:00:00Z',
    '2026-11-17',
    '2026-11-19',
    '2026-11-18',
  ],
  ['before Thanksgiving', '2026-11-25T15:00:00Z', '2026-11-25', '2026-11-30', '2026-11-27'],
  ['before Christmas', '2026-12-24T20:00:00Z', '2026-12-28', '2026-12-30', '2026-12-29'],
])('DELIV-10, DELIV-11: ordered %s', (_, moment, shipped, twoDay, nextDay) => {
  const placedAt = new Date(moment);
  expect(getShipDay(placedAt)).toBe(shipped);
  expect(getTwoDayArrival(placedAt, '12 Elm St')).toEqual({ from: twoDay, to: twoDay });
  expect(getNextDayArrival(placedAt)).toEqual({ from: nextDay, to: nextDay });
});

test('DELIV-12: 2-day to a PO box takes 2-3 days, Saturday included', () => {
  const thursday = new Date('2026-11-12T15:00:00Z');
  expect(getTwoDayArrival(thursday, 'PO Box 9')).toEqual({ from: '2026-11-14', to: '2026-11-16' });
  expect(getTwoDayArrival(thursday, '12 Elm St')).toEqual({ from: '2026-11-16', to: '2026-11-16' });
});

test.each([
  ['2026-11-26T02:26:00Z', 'en-US', 'November 25, 2026'],
  ['2026-11-26T06:00:00Z', 'en-US', 'November 26, 2026'],
  ['2026-07-01T04:59:00Z', 'fr-CA', '30 juin 2026'],
])('an order placed at %s has its day in Central Time', (moment, locale, day) => {
  expect(formatCentralDay(moment, locale)).toBe(day);
});
