import { expect, test } from 'vitest';
import { moved, whole, zoomed } from './view.ts';

test('the point that is zoomed at stays where it is', () => {
  expect(zoomed(whole, 2, { x: 0.25, y: 0.5 })).toEqual({ scale: 2, x: -0.25, y: -0.5 });
  expect(zoomed(whole, 2, { x: 0, y: 1 })).toEqual({ scale: 2, x: 0, y: -1 });
});

test('between whole and four times', () => {
  expect(zoomed(whole, 9).scale).toBe(4);
  expect(zoomed(zoomed(whole, 2), 0.2)).toEqual(whole);
});

test('never shows what lies beside the picture', () => {
  expect(moved(zoomed(whole, 2), 5, -5)).toEqual({ scale: 2, x: 0, y: -1 });
  expect(moved(whole, 0.5, 0.5)).toEqual(whole);
});
