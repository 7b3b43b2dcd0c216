import { getCart, getHome } from '@settee/contract';
import { expect, test } from 'vitest';
import { createStalenessTracker } from './freshness.ts';
import { serializeQueryKey, query } from './query.ts';

const home = query(getHome, {});
const cart = query(getCart, {}, { isLive: true });

test('a catalog response is fresh for a minute, a live one only for the page it was sent with', () => {
  let now = 1_000_000;
  const freshness = createStalenessTracker(() => now);
  expect([freshness.isStale(home), freshness.isStale(cart)]).toEqual([true, true]);
  freshness.noteNames([serializeQueryKey(home), serializeQueryKey(cart)]);
  now += 1_500;
  expect([freshness.isStale(home), freshness.isStale(cart)]).toEqual([false, false]);
  now += 1_000;
  expect([freshness.isStale(home), freshness.isStale(cart)]).toEqual([false, true]);
  now += 60_000;
  expect(freshness.isStale(home)).toBe(true);
});

test('a write makes the responses of its endpoints stale, and no others', () => {
  const freshness = createStalenessTracker(() => 5);
  freshness.note(home);
  freshness.note(cart);
  freshness.expire(['cart.get']);
  expect([freshness.isStale(home), freshness.isStale(cart)]).toEqual([false, true]);
});
