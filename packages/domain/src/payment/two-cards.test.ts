import { expect, test } from 'vitest';
import type { AccountCard, CardType } from './payment-data.ts';
import {
  splitAmount,
  validateAmounts,
  validateTwoCards,
  splitEvenly,
  isCardLimitReached,
  toggleCard,
  getTwoCardsIneligibility,
} from './two-cards.ts';

const card = (type: CardType, lastFour: string, isExpired = false): AccountCard => ({
  cardInfo: { id: `${type} ${lastFour}`, type, lastFour, expMonth: 8, expYear: 2029 },
  isExpired,
});
const visa = card('visa', '1111');
const rewards = card('synchrony_cbcc', '2222');
const typed = { ...visa.cardInfo, id: 'typed in the checkout' };

test.each([
  [visa, false, [], null],
  [visa, false, [typed], 'in-use'],
  [visa, false, [{ ...typed, lastFour: '1112' }], null],
  [visa, false, [{ ...typed, expYear: 2030 }], null],
  [visa, false, [{ ...typed, type: 'mc' }], null],
  [card('visa', '1111', true), false, [typed], 'expired'],
  [visa, true, [], 'rewards-only'],
  [rewards, true, [], null],
] as const)(
  'TWO-04, TWO-05: %j, rewards card only: %s, with %j in use, is ineligible as %s',
  (one, isOnly, inUse, bar) => {
    expect(getTwoCardsIneligibility(one, { isOnlyCbccAllowed: isOnly }, inUse)).toBe(bar);
  },
);

test('TWO-03: a third card is not chosen, one of the two can be let go', () => {
  const two = [1, 3].reduce(toggleCard, { selections: [] });
  expect(two).toEqual({ selections: [1, 3] });
  expect(toggleCard(two, 0)).toEqual(two);
  expect([0, 1, 2, 3].map((index) => isCardLimitReached(two, index))).toEqual([true, false, true, false]);
  expect([0, 1].map((index) => isCardLimitReached({ selections: [1] }, index))).toEqual([false, false]);
  expect(toggleCard(two, 1)).toEqual({ selections: [3] });
});

test.each([
  [[], 'not-two'],
  [[2], 'not-two'],
  [[2, 0], null],
  [[0, 1, 2], 'not-two'],
] as const)('TWO-02: the choice of %j is %s', (selections, problem) => {
  expect(validateTwoCards({ selections })).toBe(problem);
});

const fine = { hasZeroAmountError: [false, false], isTotalMissed: false };
test.each([
  [5_000, 5_000, null],
  [1, 9_999, null],
  [5_000, 4_999, { ...fine, isTotalMissed: true }],
  [5_000, 5_001, { ...fine, isTotalMissed: true }],
  [0, 10_000, { ...fine, hasZeroAmountError: [true, false] }],
  [10_001, -1, { ...fine, hasZeroAmountError: [false, true] }],
  [Number.NaN, 5_000, { ...fine, hasZeroAmountError: [true, false] }],
  [5_000, Number.POSITIVE_INFINITY, { ...fine, hasZeroAmountError: [false, true] }],
])('TWO-08, TWO-09, TWO-10: %d and %d cents of 10,000: %j', (one, two, problems) => {
  expect(validateAmounts([one, two], 10_000)).toEqual(problems);
});

test.each([
  [10_000, [5_000, 5_000]],
  [10_001, [5_001, 5_000]],
  [1, [1, 0]],
])('a total of %d cents begins as %j', (total, parts) => {
  expect(splitEvenly(total)).toEqual(parts);
});

test.each([
  [10_000, null, [10_000, 0]],
  [10_000, 4_000, [6_000, 4_000]],
  [4_000, 4_000, [0, 4_000]],
  [3_000, 4_000, [0, 3_000]],
])('of %d cents with %d on the second card the cards pay %j', (due, second, shares) => {
  expect(splitAmount(due, second)).toEqual(shares);
});
