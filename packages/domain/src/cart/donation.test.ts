import { expect, test } from 'vitest';
import { validateDonation } from './donation.ts';

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
