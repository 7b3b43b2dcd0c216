import { expect, test } from 'vitest';
import { getFavoriteBlocker, type FavoriteEligibilityInput } from './favorite-blocker.ts';

const plain: FavoriteEligibilityInput = {
  sku: 100301,
  isGrouper: false,
  isSuperSpecialOrder: false,
  isAvailable: true,
  isPersonalized: false,
};

test.each<[string, Partial<FavoriteEligibilityInput>, string | null]>([
  ['a stock product', {}, null],
  ['FAV-08: sku 0 with a grouper', { sku: 0, isGrouper: true }, 'unchosen'],
  ['FAV-08: a grouper that has come to a sku', { isGrouper: true }, null],
  ['FAV-09: sku 0 with a super special order', { sku: 0, isSuperSpecialOrder: true }, 'unchosen'],
  ['FAV-09: a super special order with its sku', { isSuperSpecialOrder: true }, null],
  ['sku 0 alone', { sku: 0 }, null],
  ['FAV-10: an unavailable product', { isAvailable: false }, 'unavailable'],
  ['FAV-10: unavailable whatever is chosen', { sku: 0, isGrouper: true, isAvailable: false }, 'unavailable'],
  ['FAV-11: a personalized product', { isPersonalized: true }, 'personalized'],
])('%s', (_, change, blocker) => {
  expect(getFavoriteBlocker({ ...plain, ...change })).toBe(blocker);
});
