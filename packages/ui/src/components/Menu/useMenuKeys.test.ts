import { expect, test } from 'vitest';
import { findByText } from './useMenuKeys.ts';

const labels = ['Orders', 'Favorites', 'Registries', 'Account', 'Sign Out', 'Settings'];

test.each([
  ['f', 0, 1],
  ['s', 0, 4],
  ['s', 4, 5],
  ['ss', 5, 4],
  ['se', 4, 5],
  ['SIG', 4, 4],
  ['x', 0, undefined],
  ['o', -1, 0],
] as const)('%s from item %d moves to %s', (typed, from, to) => {
  expect(findByText(labels, typed, from)).toBe(to);
});
