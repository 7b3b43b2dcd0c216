import { getCart, getHome } from '@settee/contract';
import { expect, test } from 'vitest';
import { createStalenessTracker } from './freshness.ts';
import { serializeQueryKey, query } from './query.ts';

const home = query(getHome, {});
const cart = query(getCart, {}, { isLive: true });

test('a catalogue answer keeps for a minute, a live one for the page it came with', () => {
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

test('a write makes the answers it names old, and no others', () => {
  const freshness = createStalenessTracker(() => 5);
  freshness.note(home);
  freshness.note(cart);
  freshness.expire(['cart.get']);
  expect([freshness.isStale(home), freshness.isStale(cart)]).toEqual([false, true]);
});
