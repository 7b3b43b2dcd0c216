import { expect, test } from 'vitest';
import { productSubgroups } from './product-browse.ts';

const groups = (...counts: number[]) =>
  productSubgroups(
    counts.map((count, index) => ({ title: `Group ${index + 1}`, skus: Array<number>(count).fill(1001) })),
  );
const expanded = (...counts: number[]) =>
  groups(...counts).flatMap(({ subgroup, isExpanded }) => (isExpanded ? [subgroup] : []));

test('PDP-17: of the product subgroups, subgroup 2 is the expanded one', () => {
  expect(expanded(1, 3, 4)).toEqual([2]);
  expect(expanded(0, 2)).toEqual([2]);
  expect(expanded(1)).toEqual([]);
});

test('PDP-17: a subgroup without products is omitted and the others are not renumbered', () => {
  expect(groups(1, 0, 4).map(({ subgroup }) => subgroup)).toEqual([1, 3]);
  expect(expanded(1, 0, 4)).toEqual([]);
});
