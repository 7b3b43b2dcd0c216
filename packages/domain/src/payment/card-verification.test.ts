import { expect, test } from 'vitest';
import { resolveCardVerification } from './card-verification.ts';
import type { PaymentCard, PaymentData } from './payment-data.ts';

const card = (id: string) => ({ cardInfo: { id, verifyCreditCard: true } as PaymentCard, verifyCreditCard: true });

function dataWith(one: string, two: string): PaymentData {
  return {
    rewardsData: { errorMessage: '', successMessage: '', applied: [], certificates: [], rewardsTotal: 0 },
    isAlternativePaymentsEnabled: false,
    alternativePaymentsData: null,
    payPalData: { payPalSetupData: null },
    isPayWithTwoCreditCardsEnabled: true,
    isPaymentNeeded: true,
    creditCardData: {
      isOnlyCbccAllowed: false,
      accountCardsInfo: [],
      accountCardsInfoLimit: 5,
      cardOneInfo: card(one),
      cardTwoInfo: card(two),
    },
    giftCardData: { giftCards: [], errorMessage: '' },
    tenderCodesData: { tenderCodes: [], errorMessage: '' },
    plccOfferData: { isOffered: false, selectedOption: null, terms: '', errorMessage: '' },
    verifyErrors: [{ cardId: 'b', message: 'Other.' }],
  };
}

const flags = ({ creditCardData: { cardOneInfo, cardTwoInfo } }: PaymentData) =>
  [cardOneInfo, cardTwoInfo].map((slot) => [slot?.verifyCreditCard, slot?.cardInfo.verifyCreditCard]);

test.each([
  [
    'a',
    'b',
    [
      [false, false],
      [true, true],
    ],
  ],
  [
    'b',
    'a',
    [
      [true, true],
      [false, false],
    ],
  ],
  [
    'a',
    'a',
    [
      [false, false],
      [false, false],
    ],
  ],
  [
    'b',
    'b',
    [
      [true, true],
      [true, true],
    ],
  ],
])('CARD-68: verifying card a clears verifyCreditCard of %s and %s where the id matches', (one, two, expected) => {
  const verified = resolveCardVerification(dataWith(one, two), 'a', { isSuccess: true, errors: [] });
  expect(flags(verified)).toEqual(expected);
  expect(verified.verifyErrors).toEqual([{ cardId: 'b', message: 'Other.' }]);
});

test('CARD-68: a success lets go of the errors before it', () => {
  expect(resolveCardVerification(dataWith('b', 'a'), 'b', { isSuccess: true, errors: [] }).verifyErrors).toEqual([]);
});

test('CARD-69: a failure replaces the errors of the card id and preserves the flag', () => {
  const once = resolveCardVerification(dataWith('a', 'b'), 'a', { isSuccess: false, errors: ['No.'] });
  const twice = resolveCardVerification(once, 'a', { isSuccess: false, errors: ['No again.', 'Call us.'] });
  expect(twice.verifyErrors).toEqual([
    { cardId: 'b', message: 'Other.' },
    { cardId: 'a', message: 'No again.' },
    { cardId: 'a', message: 'Call us.' },
  ]);
  expect(flags(twice)).toEqual([
    [true, true],
    [true, true],
  ]);
});
