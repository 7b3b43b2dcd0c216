import type { AccountCard, Cents, PaymentCard, PaymentData, SavedCard } from '@settee/domain';
import type { basketCards } from './tables.ts';

export type BasketCard = typeof basketCards.$inferSelect;

/** Whether a card may be charged. */
export function isCardUsable(card: BasketCard | null): card is BasketCard & { token: string } {
  return card !== null && card.token !== null && card.declineMessage === '';
}

function cardInfoOf(card: BasketCard, total: Cents): PaymentCard {
  const { id, type, lastFour, binRange, expMonth, expYear, hasSessionError, isReissued, declineMessage } = card;
  const isUsable = isCardUsable(card);
  return {
    id,
    type,
    lastFour,
    binRange,
    expMonth,
    expYear,
    appliedAmount: isUsable ? total : 0,
    basketPaymentId: id,
    isApplied: isUsable,
    isVerificationApplied: false,
    isPrimary: true,
    isValid: isUsable,
    saveToAccount: false,
    selectionIndex: 0,
    verifyCreditCard: false,
    errors: {
      hasRewardsRestrictionError: false,
      hasSessionError,
      hasZeroAmountError: false,
      isReissued,
      declineMessage,
    },
  };
}

/** What the shopper's account keeps. CARD-11 */
export interface AccountCards {
  cards: readonly SavedCard[];
  limit: number;
}

function accountCardOf({ id, type, lastFour, expMonth, expYear, isExpired }: SavedCard): AccountCard {
  return { cardInfo: { id, type, lastFour, expMonth, expYear }, isExpired };
}

/** PAY-03 */
export function paymentDataOf(card: BasketCard | null, total: Cents, { cards, limit }: AccountCards): PaymentData {
  return {
    rewardsData: { errorMessage: '', successMessage: '' },
    isAlternativePaymentsEnabled: false,
    isPayWithTwoCreditCardsEnabled: false,
    isPaymentNeeded: total > 0,
    creditCardData: {
      isOnlyCbccAllowed: false,
      accountCardsInfo: cards.map(accountCardOf),
      accountCardsInfoLimit: limit,
      cardOneInfo: card && { cardInfo: cardInfoOf(card, total), verifyCreditCard: false },
      cardTwoInfo: null,
    },
    verifyErrors: [],
  };
}
