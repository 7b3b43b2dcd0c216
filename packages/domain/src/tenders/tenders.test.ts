import { expect, test } from 'vitest';
import { giftCardKey, applyTenders, tenderCodeKey } from './tenders.ts';

const sums = (total: number, ...balances: number[]) => {
  const { applied, due } = applyTenders(
    total,
    balances.map((balance) => ({ balance })),
  );
  return [applied.map(({ appliedAmount, remaining }) => [appliedAmount, remaining]), due];
};

test.each([
  ['no tender', 10_000, [], [], 10_000],
  ['a part', 10_000, [5_000], [[5_000, 0]], 5_000],
  ['exactly', 5_000, [5_000], [[5_000, 0]], 0],
  ['more than enough', 5_001, [10_000], [[5_001, 4_999]], 0],
  [
    'the second fills up',
    7_000,
    [5_000, 5_000],
    [
      [5_000, 0],
      [2_000, 3_000],
    ],
    0,
  ],
  [
    'the second is not needed',
    4_000,
    [5_000, 5_000],
    [
      [4_000, 1_000],
      [0, 5_000],
    ],
    0,
  ],
  ['nothing to pay', 0, [5_000], [[0, 5_000]], 0],
])('TENDER-01: tenders pay one after another: %s', (_, total, balances, applied, due) => {
  expect(sums(total, ...balances)).toEqual([applied, due]);
});

test('TENDER-01: what tenders pay and what is left is the total, always', () => {
  for (let total = 0; total <= 60; total += 7)
    for (const balances of [[], [0], [9, 20], [20, 9, 31], [60]]) {
      const { applied, due } = applyTenders(
        total,
        balances.map((balance) => ({ balance })),
      );
      expect(applied.reduce((sum, each) => sum + each.appliedAmount, due)).toBe(total);
      for (const each of applied) expect(each.appliedAmount + each.remaining).toBe(each.balance);
    }
});

test.each([
  ['6006 4900 0000 0010', '6006490000000010'],
  [' 6006-4900-0000-0010 ', '6006490000000010'],
  ['', ''],
])('TENDER-01: the number of a gift card is sent without spaces: %s', (typed, sent) => {
  expect(giftCardKey(typed)).toBe(sent);
});

test('TENDER-05: a tender code is sent in upper case and trimmed', () => {
  expect(tenderCodeKey(' tc-2001-4400 ')).toBe('TC-2001-4400');
  expect(tenderCodeKey('tc 2001 - 4400')).toBe('TC-2001-4400');
});
