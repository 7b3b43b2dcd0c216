import { expect, test } from 'vitest';
import { pages } from './pages.ts';

const wide = (current: number, count: number) => pages(current, count).map(({ page }) => page);

const narrow = (current: number, count: number) =>
  pages(current, count).flatMap((entry) =>
    entry.narrow === 'nothing' ? [] : [entry.narrow === 'gap' ? null : entry.page],
  );

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [12, 9, [1, null, 9]],
] as const)('page %d of %d', (current, count, shown) => {
  expect(wide(current, count)).toEqual(shown);
});

test.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, null, 9]],
  [3, 9, [1, 2, 3, null, 9]],
  [4, 9, [1, null, 4, null, 9]],
  [5, 9, [1, null, 5, null, 9]],
  [6, 9, [1, null, 6, null, 9]],
  [7, 9, [1, null, 7, 8, 9]],
  [250, 500, [1, null, 250, null, 500]],
] as const)('page %d of %d on a narrow screen', (current, count, shown) => {
  expect(narrow(current, count)).toEqual(shown);
});

test('a narrow screen never has more than five places', () => {
  for (let current = 1; current <= 40; current++) expect(narrow(current, 40).length).toBeLessThanOrEqual(5);
});
