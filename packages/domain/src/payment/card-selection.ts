import { rewardsCardType } from './card-type.ts';
import type { AccountCard, PaymentData } from './payment-data.ts';

/** Indexes of the saved cards that are selected for payment. CARD-16 */
export interface CardSelection {
  selections: readonly number[];
}

/** Reason that a saved card cannot be selected. */
export type CardIneligibility = 'expired' | 'rewards-only';

type ListSettings = Pick<
  PaymentData['creditCardData'],
  'accountCardsInfo' | 'accountCardsInfoLimit' | 'isOnlyCbccAllowed'
>;

/** Returns the reason that a saved card cannot be selected; `null` if it can. CARD-63 */
export function getCardIneligibility(
  { cardInfo, isExpired }: AccountCard,
  { isOnlyCbccAllowed }: Pick<ListSettings, 'isOnlyCbccAllowed'>,
): CardIneligibility | null {
  if (isExpired) return 'expired';
  return isOnlyCbccAllowed && cardInfo.type !== rewardsCardType ? 'rewards-only' : null;
}

/** The card that is chosen before anybody chose: the first that can be. CARD-16 */
export function firstSelection(settings: Omit<ListSettings, 'accountCardsInfoLimit'>): CardSelection {
  const first = settings.accountCardsInfo.findIndex((card) => getCardIneligibility(card, settings) === null);
  return { selections: first < 0 ? [] : [first] };
}

/** Whether another card may be added: only below the account's limit. CARD-65, CARD-66 */
export function isAddCardOffered({ accountCardsInfo, accountCardsInfoLimit }: ListSettings): boolean {
  return accountCardsInfo.length < accountCardsInfoLimit;
}
