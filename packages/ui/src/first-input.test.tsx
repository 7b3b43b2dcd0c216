import { afterEach, expect, test, vi } from 'vitest';
import { onFirstInput } from './first-input.ts';

let stop: () => void;
afterEach(() => stop());

/** As browsers dispatch it; the pointer events of the test's document have no movement. */
const move = (movementX: number, movementY: number) =>
  dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }));

test('a page under a resting pointer is not in use until the pointer moves', () => {
  const listener = vi.fn();
  stop = onFirstInput(listener);
  move(0, 0);
  expect(listener).not.toHaveBeenCalled();
  move(0, -1);
  move(3, 0);
  expect(listener).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'pointermove'])('%s is the first input, once', (kind) => {
  const listener = vi.fn();
  stop = onFirstInput(listener);
  dispatchEvent(new Event(kind));
  dispatchEvent(new Event('keydown'));
  expect(listener).toHaveBeenCalledOnce();
});
