import { expect, test } from 'vitest';
import { normalizeOrderNumber } from './order.ts';

test.each([
  ['K7QF-3MTX-92', 'K7QF-3MTX-92'],
  [' k7qf 3mtx 92 ', 'K7QF-3MTX-92'],
  ['k7qf3mtx92', 'K7QF-3MTX-92'],
  ['K7', 'K7'],
  ['', ''],
  ['</script>', 'SCRI-PT'],
])('the order number %j is %j', (typed, stored) => {
  expect(normalizeOrderNumber(typed)).toBe(stored);
});
