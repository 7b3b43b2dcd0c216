import type { PaymentCard } from '@settee/domain';
import type { PaymentMessages } from './messages.ts';

/** Names a card by its brand and its last four digits. */
export function getCardName(
  { type, lastFour }: Pick<PaymentCard, 'type' | 'lastFour'>,
  { endingIn, cardNames }: Pick<PaymentMessages, 'endingIn' | 'cardNames'>,
): string {
  return endingIn({ name: cardNames[type], lastFour });
}

/** Says when a card expires; empty for a card that does not, such as the house card. */
export function getCardExpiry(
  { expMonth, expYear }: Pick<PaymentCard, 'expMonth' | 'expYear'>,
  { expires }: Pick<PaymentMessages, 'expires'>,
): string {
  if (expMonth === 0) return '';
  return expires({ month: String(expMonth).padStart(2, '0'), year: String(expYear).slice(-2) });
}
