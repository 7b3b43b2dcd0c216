import { expect, test } from 'vitest';
import { getCardIneligibility, firstSelection, isAddCardOffered } from './card-selection.ts';
import type { AccountCard, CardType } from './payment-data.ts';

const card = (type: CardType, isExpired = false): AccountCard => ({
  cardInfo: { id: type, type, lastFour: '1111', expMonth: 8, expYear: 2029 },
  isExpired,
});
const [visa, rewards, old] = [card('visa'), card('synchrony_cbcc'), card('mc', true)];

test.each([
  [visa, false, null],
  [visa, true, 'rewards-only'],
  [rewards, true, null],
  [card('synchrony_plcc'), true, 'rewards-only'], // The house card is not the rewards card.
  [old, false, 'expired'],
  [old, true, 'expired'],
] as const)('CARD-63: %j with only the rewards card allowed: %s, is barred as %s', (one, isOnlyCbccAllowed, bar) => {
  expect(getCardIneligibility(one, { isOnlyCbccAllowed })).toBe(bar);
});

test.each([
  [[visa, rewards], false, [0]],
  [[old, visa], false, [1]],
  [[visa, rewards], true, [1]],
  [[old], false, []],
  [[], false, []],
] as const)(
  'CARD-16: of %j, rewards card only: %s, the indexes %j are chosen at first',
  (cards, isOnly, selections) => {
    expect(firstSelection({ accountCardsInfo: cards, isOnlyCbccAllowed: isOnly })).toEqual({ selections });
  },
);

test.each([
  [4, 5, true],
  [5, 5, false],
  [6, 5, false],
  [2, 2, false],
  [0, 0, false],
])('CARD-65, CARD-66: %i saved cards of at most %i: another may be added: %s', (count, accountCardsInfoLimit, is) => {
  const accountCardsInfo = Array.from({ length: count }, () => visa);
  expect(isAddCardOffered({ accountCardsInfo, accountCardsInfoLimit, isOnlyCbccAllowed: false })).toBe(is);
});
