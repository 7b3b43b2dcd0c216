import { expect, test } from 'vitest';
import { isSame } from './is-same.ts';

test.each([
  [1, 1, true],
  [1, 2, false],
  ['1', 1, false],
  [null, null, true],
  [null, {}, false],
  [{}, [], false],
  [[], [], true],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1], [1, undefined], false],
  [{ a: 1, b: { c: [] } }, { b: { c: [] }, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: { b: 1 } }, { a: { b: 2 } }, false],
])('%j and %j: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
