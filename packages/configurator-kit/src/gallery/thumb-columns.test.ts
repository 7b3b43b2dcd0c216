import { expect, test } from 'vitest';
import { thumbColumns } from './thumb-columns.ts';

test.each([
  [0, 1],
  [1, 1],
  [5, 5],
  [6, 6],
  [7, 4],
  [8, 4],
  [11, 6],
  [13, 5],
  [25, 5],
])('%i thumbnails are laid out in %i columns', (count, columns) => {
  expect(thumbColumns(count)).toBe(columns);
});

test('a last row never has a single thumbnail', () => {
  for (let count = 7; count <= 60; count += 1) expect(count % thumbColumns(count)).not.toBe(1);
});
