import { getCards, type CheckoutState, rewardsCardType } from '@settee/domain';
import type { RewardsCardName } from './ports.ts';

/** The rewards card that an order is paid with, else one of the account. */
export function getRewardsCard(data: CheckoutState): RewardsCardName | null {
  const own = getCards(data.paymentData).find(({ type }) => type === rewardsCardType);
  if (own) return { basketPaymentId: own.basketPaymentId };
  const { accountCardsInfo } = data.paymentData.creditCardData;
  const saved = accountCardsInfo.find(({ cardInfo, isExpired }) => cardInfo.type === rewardsCardType && !isExpired);
  return saved ? { savedCardId: saved.cardInfo.id } : null;
}

/** Whether a shopper has a card that rewards can be spent with. TENDER-13 */
export const hasRewardsCard = (data: CheckoutState): boolean =>
  data.accountInfo.isLoggedIn && (getRewardsCard(data) !== null || data.paymentData.rewardsData.applied.length > 0);
