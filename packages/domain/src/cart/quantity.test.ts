import { expect, test } from 'vitest';
import { validateQuantity, defaultQuantity, parseQuantity, normalizeQuantity, stepQuantity } from './quantity.ts';

test.each([
  [1, null],
  [99, null],
  [0, 'out-of-range'],
  [-1, 'out-of-range'],
  [100, 'out-of-range'],
  [1e308, 'out-of-range'],
  [1.5, 'not-whole'],
  [Number.NaN, 'not-whole'],
  [Number.POSITIVE_INFINITY, 'not-whole'],
])('QTY-02: a quantity is an integer from 1 to 99; %d is %s', (quantity, problem) => {
  expect(validateQuantity(quantity)).toBe(problem);
});

test.each([
  ['1', 1],
  ['99', 99],
  [' 7 ', 7],
  ['007', 7],
  ['0', null],
  ['100', null],
  ['-3', null],
  ['+3', null],
  ['2.5', null],
  ['1e1', null],
  ['0x10', null],
  ['NaN', null],
  ['Infinity', null],
  ['999999999999999999999999', null],
  ['５', 5],
  ['3️⃣', null],
  ['</script>', null],
  ['', null],
])('QTY-03: typed %j reads as %j, null being ignored', (typed, quantity) => {
  expect(parseQuantity(typed)).toBe(quantity);
});

test.each([
  ['', 42, 1],
  ['   ', 42, 1],
  ['8', 42, 8],
  ['800', 42, 42],
  ['eight', 42, 42],
])('QTY-04: leaving the field with %j and %d before gives %d', (typed, current, committed) => {
  expect(normalizeQuantity(typed, current)).toBe(committed);
});

test.each([
  [1, 'plus', 2, null],
  [98, 'plus', 99, null],
  [99, 'minus', 98, null],
  [2, 'minus', 1, null],
] as const)('from %d %s gives %d and leaves both buttons enabled', (current, button, quantity, disabled) => {
  expect(stepQuantity(current, button)).toEqual({ quantity, disabled });
});

test('QTY-05: plus at 99 resets to 1 and disables plus', () => {
  expect(stepQuantity(99, 'plus')).toEqual({ quantity: 1, disabled: 'plus' });
});

test('QTY-06: minus at 1 stays at 1 and names minus as used up', () => {
  expect(stepQuantity(1, 'minus')).toEqual({ quantity: 1, disabled: 'minus' });
});

test('QTY-08: the quantity handed on is the one shown, so an order follows the reset to 1', () => {
  expect(stepQuantity(99, 'plus').quantity).toBe(defaultQuantity);
  expect(validateQuantity(stepQuantity(Number.NaN, 'plus').quantity)).toBeNull();
});
