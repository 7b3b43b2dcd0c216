import type { AccountCard, Cents, PaymentCard, PaymentData, SavedCard } from '@settee/domain';
import { tenderDataOf, type AppliedTender } from '../tenders/basket-tenders.ts';
import type { basketCards } from './tables.ts';

/** The card of a basket, and whether it may pay only once its security code is given again. CARD-68 */
export type BasketCard = typeof basketCards.$inferSelect & { mustVerify: boolean };

type TakenCard = BasketCard & { token: string };

/** Whether the provider took a card. */
export function isCardTaken(card: BasketCard | null): card is TakenCard {
  return card !== null && card.token !== null && card.declineMessage === '';
}

/** Whether a card may be charged. */
export function isCardUsable(card: BasketCard | null): card is TakenCard {
  return isCardTaken(card) && !card.mustVerify;
}

function cardInfoOf(card: BasketCard, due: Cents): PaymentCard {
  const { id, type, lastFour, binRange, expMonth, expYear, hasSessionError, isReissued, declineMessage } = card;
  const isTaken = isCardTaken(card);
  return {
    id,
    type,
    lastFour,
    binRange,
    expMonth,
    expYear,
    appliedAmount: isTaken ? due : 0,
    basketPaymentId: id,
    isApplied: isTaken,
    isVerificationApplied: false,
    isPrimary: true,
    isValid: isTaken,
    saveToAccount: false,
    selectionIndex: 0,
    verifyCreditCard: card.mustVerify,
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

interface Paid {
  card: BasketCard | null;
  tenders: readonly AppliedTender[];
  due: Cents;
}

/** PAY-03, PAY-04 */
export function paymentDataOf({ card, due, tenders }: Paid, { cards, limit }: AccountCards): PaymentData {
  return {
    rewardsData: { errorMessage: '', successMessage: '' },
    isAlternativePaymentsEnabled: false,
    isPayWithTwoCreditCardsEnabled: false,
    isPaymentNeeded: due > 0,
    creditCardData: {
      isOnlyCbccAllowed: false,
      accountCardsInfo: cards.map(accountCardOf),
      accountCardsInfoLimit: limit,
      cardOneInfo: card && { cardInfo: cardInfoOf(card, due), verifyCreditCard: card.mustVerify },
      cardTwoInfo: null,
    },
    ...tenderDataOf(tenders),
    verifyErrors: [],
  };
}
