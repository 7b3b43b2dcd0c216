import { expect, test } from 'vitest';
import { reconcile } from './reconcile.ts';

const item = (id: string, quantity = 1, isRemoved = false) => ({ id, quantity, isRemoved });
const shown = [item('a'), item('b'), item('c')];

test('CHK-23: items missing from the new data are marked removed and stay in their place', () => {
  expect(reconcile(shown, [item('c', 2), item('a')], 1)).toEqual([item('a'), item('b', 1, true), item('c', 2)]);
});

test('CHK-24: mode 1 inserts new items at the front', () => {
  expect(reconcile(shown, [item('x'), ...shown, item('y')], 1).map(({ id }) => id)).toEqual(['x', 'y', 'a', 'b', 'c']);
});

test('CHK-25: mode 2 appends new items at the end', () => {
  expect(reconcile(shown, [item('x'), ...shown, item('y')], 2).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'x', 'y']);
});

test('a returning item is no longer removed, and the input is not mutated', () => {
  const before = [item('a', 1, true)];
  expect(reconcile(before, [item('a', 3)], 2)).toEqual([item('a', 3)]);
  expect(before).toEqual([item('a', 1, true)]);
  expect(reconcile([], [], 1)).toEqual([]);
});
