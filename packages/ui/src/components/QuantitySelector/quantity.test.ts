import { expect, test } from 'vitest';
import { stepByKey, stepByButton, readQuantity } from './quantity.ts';

const range = { min: 1, max: 99 };

test.each([
  ['1', 1],
  ['99', 99],
  [' 12 ', 12],
  ['07', 7],
  ['１２', 12],
  ['\u202a12\u202c', 12],
  ['', 'blank'],
  ['   ', 'blank'],
  ['0', 'ignored'],
  ['100', 'ignored'],
  ['-1', 'ignored'],
  ['2.5', 'ignored'],
  ['1e1', 'ignored'],
  ['abc', 'ignored'],
] as const)('QTY-02, QTY-03: %j is read as %j', (typed, read) => {
  expect(readQuantity(typed, range)).toBe(read);
});

test.each([
  ['plus', 1, 2, false],
  ['plus', 98, 99, false],
  ['plus', 99, 1, true],
  ['minus', 99, 98, false],
  ['minus', 2, 1, false],
  ['minus', 1, 1, true],
] as const)('QTY-05, QTY-06: %s at %d changes to %d, spent: %j', (button, value, next, spent) => {
  expect(stepByButton(button, value, range)).toEqual({ value: next, spent });
});

test.each([
  ['ArrowUp', 5, 6],
  ['ArrowUp', 99, 99],
  ['ArrowDown', 5, 4],
  ['ArrowDown', 1, 1],
  ['PageUp', 5, 15],
  ['PageUp', 95, 99],
  ['PageDown', 15, 5],
  ['PageDown', 5, 1],
  ['Home', 50, 1],
  ['End', 50, 99],
  ['ArrowRight', 5, undefined],
  ['toString', 5, undefined],
])('%s at %d changes to %j', (key, value, next) => {
  expect(stepByKey(key, value, range)).toBe(next);
});
