import { expect, test } from 'vitest';
import { giftMessageRetry, nextRetry } from './retry.ts';

test.each([
  [0, 500],
  [1, 500],
  [2, null],
  [3, null],
])('ERR-25, ERR-26: after %d retries the delay of the next retry is %j ms', (retries, delay) => {
  expect(nextRetry(giftMessageRetry, retries, 'Failed to fetch')).toBe(delay);
});

test.each([
  ['Failed to fetch', 500],
  ['TypeError: Failed to fetch', 500],
  ['Load failed', 500],
  ['Status: 503', null],
  ['IsReset', null],
  ['', null],
])('ERR-27: the failure %j is tried again after %j ms', (message, delay) => {
  expect(nextRetry(giftMessageRetry, 0, message)).toBe(delay);
});
