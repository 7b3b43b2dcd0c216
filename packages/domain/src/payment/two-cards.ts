import type { Cents } from '../site/brand.ts';
import { getCardIneligibility, type CardIneligibility, type CardSelection } from './card-selection.ts';
import type { AccountCard, PaymentCard, PaymentData } from './payment-data.ts';

/** Reason that a card cannot be used in a split payment. TWO-04, TWO-05 */
export type TwoCardsIneligibility = CardIneligibility | 'in-use';

/** Returns the cards of a payment, one or two, the first of them first. CARD-19 */
export function getCards({ creditCardData: { cardOneInfo, cardTwoInfo } }: PaymentData): PaymentCard[] {
  return [cardOneInfo, cardTwoInfo].flatMap((slot) => (slot ? [slot.cardInfo] : []));
}

type CardInfo = AccountCard['cardInfo'];

const isSameCard = (one: CardInfo, other: CardInfo) =>
  one.type === other.type &&
  one.lastFour === other.lastFour &&
  one.expMonth === other.expMonth &&
  one.expYear === other.expYear;

/** `inUse` contains the cards offered in addition to the saved ones. TWO-04, TWO-05, CARD-63 */
export function getTwoCardsIneligibility(
  card: AccountCard,
  settings: { isOnlyCbccAllowed: boolean },
  inUse: readonly CardInfo[],
): TwoCardsIneligibility | null {
  const ineligibility = getCardIneligibility(card, settings);
  if (ineligibility === null && inUse.some((one) => isSameCard(one, card.cardInfo))) return 'in-use';
  return ineligibility;
}

/** Chooses the card at an index, or no longer; a third is not chosen. TWO-03, CARD-16 */
export function toggleCard({ selections }: CardSelection, index: number): CardSelection {
  if (selections.includes(index)) return { selections: selections.filter((one) => one !== index) };
  return selections.length < 2 ? { selections: [...selections, index] } : { selections };
}

/** Whether a card has to wait until one of the two chosen cards is deselected. TWO-03 */
export function isCardLimitReached({ selections }: CardSelection, index: number): boolean {
  return selections.length === 2 && !selections.includes(index);
}

/** Returns an error unless exactly two cards are selected. TWO-02 */
export function validateTwoCards({ selections }: CardSelection): 'not-two' | null {
  return selections.length === 2 ? null : 'not-two';
}

/** Errors of two amounts: per amount and of their sum. TWO-11 */
export interface AmountErrors {
  hasZeroAmountError: readonly [boolean, boolean];
  isTotalMissed: boolean;
}

/** Amounts in cents; `null` when they may pay. TWO-08 to TWO-10 */
export function validateAmounts([one, two]: readonly [Cents, Cents], total: Cents): AmountErrors | null {
  const isWrong = (amount: Cents) => !Number.isFinite(amount) || amount <= 0;
  const hasZeroAmountError = [isWrong(one), isWrong(two)] as const;
  const isTotalMissed = !hasZeroAmountError.includes(true) && one + two !== total;
  return isTotalMissed || hasZeroAmountError.includes(true) ? { hasZeroAmountError, isTotalMissed } : null;
}

/** Two amounts to begin with; an odd cent is the first card's. */
export function splitEvenly(total: Cents): readonly [Cents, Cents] {
  return [Math.ceil(total / 2), Math.floor(total / 2)];
}

/** Splits an amount over two cards: the second pays its amount, the first the rest. */
export function splitAmount(due: Cents, second: Cents | null): readonly [Cents, Cents] {
  return second === null ? [due, 0] : [Math.max(0, due - second), Math.min(second, due)];
}
