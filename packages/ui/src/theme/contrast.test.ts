import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#000', '#fff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#fcfaf5', '#2a2622', 14.4],
  ['#e2f53a', '#ffffff', 1.2],
  ['#c4001a', '#ffffff', 6.2],
] as const)('%s against %s is %d to 1', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});
