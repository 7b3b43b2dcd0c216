import { expect, test } from 'vitest';
import { isFilled } from './is-filled.ts';

test.each([
  [undefined, false],
  [null, false],
  [false, false],
  ['', false],
  [0, true],
  ['New', true],
])('a slot that holds %j is filled: %s', (slot, filled) => {
  expect(isFilled(slot)).toBe(filled);
});
