import { expect, test } from 'vitest';
import { validateDonation, parseDonation } from './donation.ts';

test.each([
  ['5', 500],
  [' 12.50 ', 1250],
  ['$7.5', 750],
  ['CAD 20', 2000],
  ['0', 0],
  ['-5', null],
  ['1e3', null],
  ['1,000', null],
  ['12.345', null],
  ['ten 🛋️', null],
  ['', null],
])('%j is read as %j cents', (typed, cents) => {
  expect(parseDonation(typed)).toBe(cents);
});

test.each([
  [100, null],
  [1_000_000, null],
  [99, 'too-little'],
  [0, 'too-little'],
  [-500, 'too-little'],
  [1_000_001, 'too-much'],
  [150.5, 'malformed'],
  [Number.NaN, 'malformed'],
  [null, 'malformed'],
])('a donation of %j cents is %j', (amount, problem) => {
  expect(validateDonation(amount)).toBe(problem);
});
