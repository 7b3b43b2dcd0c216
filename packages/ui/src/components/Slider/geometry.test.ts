import { expect, test } from 'vitest';
import { toFraction, snapToStep } from './geometry.ts';

test.each([
  [0, 0, 10, 0],
  [5, 0, 10, 0.5],
  [15, 10, 20, 0.5],
  [25, 10, 20, 1],
  [1, 10, 20, 0],
  [7, 7, 7, 0],
])('%d between %d and %d is %d of the way', (value, min, max, part) => {
  expect(toFraction(value, min, max)).toBe(part);
});

test.each([
  [0, 1, 500],
  [0.5, 50, 2750],
  [0.501, 50, 2750],
  [1, 50, 5000],
  [2, 50, 5000],
])('%d of the way in steps of %d is %d', (part, step, value) => {
  expect(snapToStep(part, { min: 500, max: 5000, step })).toBe(value);
});

test('steps of tenths stay tenths', () => {
  expect(snapToStep(0.3, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
});
