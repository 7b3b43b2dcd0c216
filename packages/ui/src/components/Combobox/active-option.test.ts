import { expect, test } from 'vitest';
import { activeAfter } from './active-option.ts';

const options = [{}, { disabled: true }, {}, {}];

test.each([
  ['ArrowDown', null, 0],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 3, 0],
  ['ArrowUp', null, 3],
  ['ArrowUp', 2, 0],
  ['ArrowUp', 0, 3],
] as const)('%s from %s moves to %s', (key, active, next) => {
  expect(activeAfter(key, active, options)).toBe(next);
});

test('without enabled options the field has the focus', () => {
  expect(activeAfter('ArrowDown', null, [])).toBeNull();
  expect(activeAfter('ArrowUp', null, [{ disabled: true }])).toBeNull();
});
