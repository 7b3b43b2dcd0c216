import { expect, test } from 'vitest';
import { isFailedAdd } from './add-response.ts';

test.each([
  [{ isSuccess: true, isError: false }, false],
  [{}, false],
  [[], false],
  ['', false],
  [0, false],
  [false, false],
  [null, true],
  [undefined, true],
])('ATC-25: any non-null response counts as success, null is a failed add: %j failed %s', (response, isFailed) => {
  expect(isFailedAdd(response)).toBe(isFailed);
});

test.each([
  [{ isError: true, status: 'out' }, true],
  [{ isSuccess: false, status: 'out' }, true],
  [{ isSuccess: true, isError: true }, true],
  [{ isSuccess: undefined }, false],
  [{ isError: 'false' }, false],
])('ATC-33: a response with isError, or with isSuccess false, is a failed add: %j failed %s', (response, isFailed) => {
  expect(isFailedAdd(response)).toBe(isFailed);
});
