import {
  splitAmount,
  rewardsCardType,
  type AccountCard,
  type Cents,
  type PaymentCard,
  type PaymentData,
  type SavedCard,
} from '@settee/domain';
import { hasCertificates, toTenderData, type AppliedTender } from '../tenders/basket-tenders.ts';
import type { cartCards } from './tables.ts';

/** A card of a basket, and whether it may pay only once its security code is given again. CARD-68 */
export type BasketCard = typeof cartCards.$inferSelect & { mustVerify: boolean };

type TakenCard = BasketCard & { token: string };

/** Whether the provider took a card. */
export function isCardTaken(card: BasketCard | undefined): card is TakenCard {
  return card !== undefined && card.token !== null && card.declineMessage === '';
}

/** Charge of a card, in cents. */
export type CardCharge = Pick<TakenCard, 'token' | 'slot' | 'type' | 'lastFour'> & { amount: Cents };

/** Data of the cards and amounts of a cart. */
export interface CardPayment {
  cards: readonly BasketCard[];
  tenders: readonly AppliedTender[];
  /** Left for the cards, in cents. */
  due: Cents;
}

/** Returns true when reward certificates exclude a card from payment. CARD-62 */
function isRestricted({ tenders }: Pick<CardPayment, 'tenders'>, { type }: BasketCard): boolean {
  return type !== rewardsCardType && hasCertificates(tenders);
}

/** Returns the amount of each card; the first pays what the second does not. TWO-08 */
export function getCardAmounts(cards: readonly BasketCard[], due: Cents): readonly Cents[] {
  const [, second] = cards;
  return splitAmount(due, second ? (second.amount ?? 0) : null);
}

/** Returns the charges of a cart's cards; `null` while they cannot pay the amount due. */
export function getCardCharges({ cards, due, tenders }: CardPayment): readonly CardCharge[] | null {
  if (due === 0) return [];
  const shares = getCardAmounts(cards, due);
  const charges = cards.flatMap((card, at) => {
    const amount = shares[at] ?? 0;
    const isPaying = isCardTaken(card) && !card.mustVerify && !isRestricted({ tenders }, card) && amount > 0;
    return isPaying ? [{ ...card, amount }] : [];
  });
  return cards.length > 0 && charges.length === cards.length ? charges : null;
}

function getCardInfo(card: BasketCard, share: Cents, paid: CardPayment, at: 0 | 1): PaymentCard {
  const { id, type, lastFour, binRange, expMonth, expYear, hasSessionError, isReissued, declineMessage } = card;
  const isTaken = isCardTaken(card);
  const hasRewardsRestrictionError = isTaken && isRestricted(paid, card);
  const isApplied = isTaken && !hasRewardsRestrictionError;
  return {
    id,
    type,
    lastFour,
    binRange,
    expMonth,
    expYear,
    appliedAmount: isApplied ? share : 0,
    basketPaymentId: card.paymentId,
    isApplied,
    isVerificationApplied: false,
    isPrimary: at === 0,
    isValid: isTaken,
    saveToAccount: false,
    selectionIndex: at,
    verifyCreditCard: card.mustVerify,
    errors: {
      hasRewardsRestrictionError,
      hasSessionError,
      hasZeroAmountError: isApplied && share === 0,
      isReissued,
      declineMessage,
    },
  };
}

/** Saved cards of the shopper's account. CARD-11 */
export interface AccountCards {
  cards: readonly SavedCard[];
  limit: number;
}

function getAccountCard({ id, type, lastFour, expMonth, expYear, isExpired }: SavedCard): AccountCard {
  return { cardInfo: { id, type, lastFour, expMonth, expYear }, isExpired };
}

function getSlot(paid: CardPayment, at: 0 | 1): PaymentData['creditCardData']['cardOneInfo'] {
  const card = paid.cards[at];
  const share = getCardAmounts(paid.cards, paid.due)[at] ?? 0;
  return card ? { cardInfo: getCardInfo(card, share, paid, at), verifyCreditCard: card.mustVerify } : null;
}

/** PAY-03, PAY-04 */
export function toPaymentData(paid: CardPayment, account: AccountCards): Omit<PaymentData, 'plccOfferData'> {
  const { due, tenders } = paid;
  return {
    isAlternativePaymentsEnabled: false,
    // Certificates are spent with the one rewards card.
    isPayWithTwoCreditCardsEnabled: due > 1 && !hasCertificates(tenders),
    isPaymentNeeded: due > 0,
    creditCardData: {
      isOnlyCbccAllowed: hasCertificates(tenders),
      accountCardsInfo: account.cards.map(getAccountCard),
      accountCardsInfoLimit: account.limit,
      cardOneInfo: getSlot(paid, 0),
      cardTwoInfo: getSlot(paid, 1),
    },
    ...toTenderData(tenders),
    verifyErrors: [],
  };
}
