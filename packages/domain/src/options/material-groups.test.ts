import { expect, test } from 'vitest';
import { shownMaterialGroups } from './material-groups.ts';

const group = (count: number) => ({ choices: Array.from({ length: count }, (_, index) => index) });
const atFirst = { isLoadedMore: false, isFiltering: false };

function shown(counts: readonly number[], state = atFirst) {
  const { groups, isLoadMoreShown } = shownMaterialGroups(counts.map(group), state);
  return { counts: groups.map(({ choices }) => choices.length), isLoadMoreShown };
}

test.each([
  [[], false],
  [[100], false],
  [[4, 4], false],
  [[100, 32], false],
  [[4, 4, 4], true],
  [[1, 1, 1, 1], true],
])('PICK-13: groups of %j choices show Load More: %s', (counts, isLoadMoreShown) => {
  expect(shown(counts).isLoadMoreShown).toBe(isLoadMoreShown);
});

test.each([
  [[4, 32], false],
  [[4, 33], true],
])('PICK-14: groups of %j choices show Load More: %s', (counts, isLoadMoreShown) => {
  expect(shown(counts).isLoadMoreShown).toBe(isLoadMoreShown);
});

test('PICK-15: while the button shows two groups are there, cut at 32; after it all are whole', () => {
  expect(shown([40, 33, 5])).toEqual({ counts: [32, 32], isLoadMoreShown: true });
  expect(shown([40, 33, 5], { ...atFirst, isLoadedMore: true })).toEqual({
    counts: [40, 33, 5],
    isLoadMoreShown: false,
  });
  expect(shown([100])).toEqual({ counts: [100], isLoadMoreShown: false });
});

test('PICK-16: Load More hides while filtering, and every group is whole', () => {
  expect(shown([40, 33, 5], { ...atFirst, isFiltering: true })).toEqual({
    counts: [40, 33, 5],
    isLoadMoreShown: false,
  });
});
