import { expect, test } from 'vitest';
import { getLineChange } from './line-change.ts';

const line = { quantity: 3, seenPrice: 1000, price: 1000, seenAvailable: null, available: 3 };
const none = { priceChange: null, stockChange: null };

test.each([
  ['nothing changed', line, none],
  ['dearer', { ...line, price: 1200 }, { ...none, priceChange: { was: 1000, now: 1200 } }],
  ['cheaper', { ...line, price: 900 }, { ...none, priceChange: { was: 1000, now: 900 } }],
  ['fewer than wanted', { ...line, available: 1 }, { ...none, stockChange: { was: 3, now: 1 } }],
  ['gone', { ...line, available: 0 }, { ...none, stockChange: { was: 3, now: 0 } }],
  ['fewer, and that was seen', { ...line, available: 1, seenAvailable: 1 }, none],
  ['back after it was gone', { ...line, seenAvailable: 0 }, { ...none, stockChange: { was: 0, now: 3 } }],
  ['fewer were seen than are wanted by now', { ...line, quantity: 1, seenAvailable: 2, available: 1 }, none],
  ['more in stock than wanted', { ...line, available: 40 }, none],
])('since it was seen: %s', (_, given, wanted) => {
  expect(getLineChange(given)).toEqual(wanted);
});
