import { expect, test } from 'vitest';
import { contrast, parseColor } from './colors.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#000', '#fff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#fcfaf5', '#2a2622', 14.4],
  ['#e2f53a', '#ffffff', 1.2],
  ['#c4001a', '#ffffff', 6.2],
  ['rgb(196 0 26)', '#fff', 6.2],
] as const)('%s against %s is %d to 1', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});

test('a text that is not a color has no contrast', () => {
  expect(contrast('navy', '#ffffff')).toBeNaN();
});

test.each([
  ['#fff', [1, 1, 1, 1]],
  ['#00000080', [0, 0, 0, 128 / 255]],
  ['rgb(255 0 51 / .5)', [1, 0, 0.2, 0.5]],
  ['rgba(255, 0, 51, 50%)', [1, 0, 0.2, 0.5]],
  ['rgb(100% 0% 20%)', [1, 0, 0.2, 1]],
  ['transparent', [0, 0, 0, 0]],
] as const)('%s is read by its channels', (text, channels) => {
  const color = parseColor(text);
  expect([color?.red, color?.green, color?.blue, color?.alpha]).toEqual(channels);
});

test.each(['', 'red', '#12', '#ggg', 'rgb(1 2)', 'rgb(1 2 3 4 5)', 'oklch(1 0 0)', 'rgb(var(--x))'])(
  '%s is not read as a color',
  (text) => {
    expect(parseColor(text)).toBeNull();
  },
);
