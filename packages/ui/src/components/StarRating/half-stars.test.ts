import { expect, test } from 'vitest';
import { halfStars } from './half-stars.ts';

test.each([
  [1, 1],
  [3.2, 3],
  [3.25, 3.5],
  [4.74, 4.5],
  [4.75, 5],
  [5, 5],
  [0, 1],
  [7, 5],
])('SUMM-07: %d is drawn as %d stars, never under 1 and never over 5', (rating, stars) => {
  expect(halfStars(rating)).toBe(stars);
});
