import { expect, test } from 'vitest';
import { computePosition } from './position.ts';

const view = { width: 360, height: 640 };
const anchor = { left: 100, top: 200, width: 80, height: 44 };
const size = { width: 120, height: 100 };

test.each([
  ['bottom', 'start', false, 100, 252],
  ['bottom', 'center', false, 80, 252],
  ['bottom', 'end', false, 60, 252],
  ['top', 'start', false, 100, 92],
  ['end', 'center', false, 188, 172],
  ['bottom', 'start', true, 60, 252],
  ['start', 'center', true, 188, 172],
] as const)('%s, %s, right to left %s: %d, %d', (side, align, rtl, left, top) => {
  expect(computePosition(anchor, size, view, side, align, rtl)).toEqual({ left, top });
});

test('flips to the other side when only that side has space', () => {
  expect(computePosition({ ...anchor, top: 580 }, size, view, 'bottom', 'start').top).toBe(472);
  expect(computePosition({ ...anchor, top: 20 }, size, view, 'top', 'start').top).toBe(72);
  expect(computePosition({ ...anchor, left: 20 }, size, view, 'start', 'center').left).toBe(108);
});

test('a popover that fits at neither side is placed below, or above when only that side has space', () => {
  const wide = { width: 200, height: 40 };
  expect(computePosition(anchor, wide, view, 'end', 'start')).toEqual({ left: 40, top: 252 });
  expect(computePosition({ ...anchor, top: 580 }, wide, view, 'start', 'center', true)).toEqual({ left: 40, top: 532 });
});

test('never leaves the window', () => {
  expect(computePosition({ ...anchor, left: 320 }, size, view, 'bottom', 'start').left).toBe(232);
  expect(computePosition({ ...anchor, left: 0 }, { width: 400, height: 100 }, view, 'bottom', 'end').left).toBe(8);
});
