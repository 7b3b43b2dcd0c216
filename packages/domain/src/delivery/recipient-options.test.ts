import { expect, test } from 'vitest';
import { validateDrivingDirections, validatePickupContact } from './recipient-options.ts';

test.each([
  ['', null],
  ['Élodie O’Neil-Tremblay', null],
  ['x', 'invalid'],
  ['Maren <b>', 'invalid'],
  ['4111 1111 1111 1111', 'invalid'],
  ['m'.repeat(61), 'too-long'],
])('SHIP-01: the pickup contact %j is %s', (typed, error) => {
  expect(validatePickupContact(typed)).toBe(error);
});

test.each([
  ['', null],
  ['Past the mill, second gate 🚜', null],
  ['Gate 4111 1111 1111 1111', 'card-number'],
  ['x'.repeat(251), 'too-long'],
])('SHIP-09: the driving directions %j are %s', (typed, error) => {
  expect(validateDrivingDirections(typed)).toBe(error);
});
