import {
  splitAmount,
  rewardsCardType,
  type AccountCard,
  type AlternativePaymentsData,
  type AppliedWallet,
  type CardType,
  type Cents,
  type PaymentCard,
  type PaymentData,
  type SavedCard,
  type ShopSite,
  type WalletKind,
  type WalletSetup,
} from '@settee/domain';
import { hasCertificates, toTenderData, type AppliedTender } from '../tenders/cart-tenders.ts';
import type { cartCards } from './tables.ts';

type Row = typeof cartCards.$inferSelect;

/** A card of a cart, and whether it may pay only once its security code is given again. CARD-68 */
export type CartCard = Row & { type: CardType; mustVerify: boolean };

/** The wallet that pays a cart in place of cards. */
export type CartWallet = Pick<Row, 'paymentId' | 'token' | 'account' | 'declineMessage'> & { kind: WalletKind };

type TakenCard = CartCard & { token: string };

/** Returns true when the provider accepted a card. */
export function isCardTaken(card: CartCard | undefined): card is TakenCard {
  return card !== undefined && card.token !== null && card.declineMessage === '';
}

/** Charge of a card or a wallet, in cents. */
export type CardCharge = Pick<TakenCard, 'token' | 'slot'> & { amount: Cents } & (
    | (Pick<TakenCard, 'type' | 'lastFour'> & { wallet: null })
    | { wallet: Pick<CartWallet, 'kind' | 'account'> }
  );

/** Data of the cards and amounts of a cart. */
export interface CardPayment {
  cards: readonly CartCard[];
  /** `null` unless it pays in place of cards. */
  wallet: CartWallet | null;
  tenders: readonly AppliedTender[];
  /** Left for the cards, in cents. */
  due: Cents;
}

/** Returns true when reward certificates rule out a card payment. CARD-62 */
function isRestricted({ tenders }: Pick<CardPayment, 'tenders'>, { type }: CartCard): boolean {
  return type !== rewardsCardType && hasCertificates(tenders);
}

/** Returns the amount of each card; the first pays what the second does not. TWO-08 */
export function getCardAmounts(cards: readonly CartCard[], due: Cents): readonly Cents[] {
  const [, second] = cards;
  return splitAmount(due, second ? (second.amount ?? 0) : null);
}

/** Whether a wallet can pay; certificates are spent with the rewards card alone. CARD-62 */
const isWalletPaying = ({ wallet, tenders }: Pick<CardPayment, 'wallet' | 'tenders'>) =>
  wallet !== null && wallet.declineMessage === '' && !hasCertificates(tenders);

/** Returns the charges of a cart's cards or wallet; `null` while they cannot pay the amount due. */
export function getCardCharges({ cards, wallet, due, tenders }: CardPayment): readonly CardCharge[] | null {
  if (due === 0) return [];
  if (wallet) {
    const { token, kind, account } = wallet;
    if (token === null || !isWalletPaying({ wallet, tenders })) return null;
    return [{ token, slot: 'CardOne', amount: due, wallet: { kind, account } }];
  }
  const shares = getCardAmounts(cards, due);
  const charges = cards.flatMap((card, index) => {
    const amount = shares[index] ?? 0;
    const isPaying = isCardTaken(card) && !card.mustVerify && !isRestricted({ tenders }, card) && amount > 0;
    return isPaying ? [{ ...card, amount, wallet: null }] : [];
  });
  return cards.length > 0 && charges.length === cards.length ? charges : null;
}

function getCardInfo(card: CartCard, share: Cents, paid: CardPayment, index: 0 | 1): PaymentCard {
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
    isPrimary: index === 0,
    isValid: isTaken,
    saveToAccount: false,
    selectionIndex: index,
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

function getSlot(paid: CardPayment, index: 0 | 1): PaymentData['creditCardData']['cardOneInfo'] {
  const card = paid.cards[index];
  const share = getCardAmounts(paid.cards, paid.due)[index] ?? 0;
  return card ? { cardInfo: getCardInfo(card, share, paid, index), verifyCreditCard: card.mustVerify } : null;
}

function getAppliedWallet({ wallet, tenders, due }: CardPayment): AppliedWallet | null {
  if (!wallet) return null;
  const isApplied = isWalletPaying({ wallet, tenders }) && due > 0;
  const { kind, account, declineMessage } = wallet;
  const hasRewardsRestrictionError = hasCertificates(tenders);
  return {
    kind,
    account,
    appliedAmount: isApplied ? due : 0,
    isApplied,
    errors: { hasRewardsRestrictionError, declineMessage },
  };
}

/** Returns the wallets of the site with what one of them pays; `null` at a site without. PAY-03 */
function toAlternativePayments(paid: CardPayment, setup: WalletSetup | null): AlternativePaymentsData | null {
  return setup && { ...setup, appliedWallet: getAppliedWallet(paid), errorMessage: '' };
}

function toPayPalSetup({ due }: CardPayment, setup: WalletSetup | null, { currency }: ShopSite) {
  if (!setup?.kinds.includes('payPal')) return null;
  const { authorization, environment } = setup;
  return { authorization, environment, currency, amount: due };
}

/** Builds the data of the payment step; certificates disable wallets and paying with two cards. PAY-03, PAY-04 */
export function toPaymentData(
  paid: CardPayment,
  account: AccountCards,
  site: ShopSite,
  setup: WalletSetup | null,
): Omit<PaymentData, 'plccOfferData'> {
  const { due, tenders } = paid;
  return {
    isAlternativePaymentsEnabled: setup !== null && due > 0 && !hasCertificates(tenders),
    alternativePaymentsData: toAlternativePayments(paid, setup),
    payPalData: { payPalSetupData: toPayPalSetup(paid, setup, site) },
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
