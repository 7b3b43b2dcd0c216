import { expect, test } from 'vitest';
import { panView, initialView, zoomView } from './view.ts';

test('the point that is zoomed at stays where it is', () => {
  expect(zoomView(initialView, 2, { x: 0.25, y: 0.5 })).toEqual({ scale: 2, x: -0.25, y: -0.5 });
  expect(zoomView(initialView, 2, { x: 0, y: 1 })).toEqual({ scale: 2, x: 0, y: -1 });
});

test('between whole and four times', () => {
  expect(zoomView(initialView, 9).scale).toBe(4);
  expect(zoomView(zoomView(initialView, 2), 0.2)).toEqual(initialView);
});

test('never shows the area outside of the image', () => {
  expect(panView(zoomView(initialView, 2), 5, -5)).toEqual({ scale: 2, x: 0, y: -1 });
  expect(panView(initialView, 0.5, 0.5)).toEqual(initialView);
});
