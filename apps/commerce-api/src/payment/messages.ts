import type { CardRejection, DeclineCode, Verification } from './payment-provider.ts';

/** Messages for a card that the provider declined. */
export const declineMessages: Record<DeclineCode, string> = {
  declined: 'Your card was declined. Please use another card.',
  'insufficient-funds': 'Your card was declined for insufficient funds. Please use another card.',
  expired: 'Your card has expired. Please use another card.',
};

/** Message for an authorization of more or less than the requested amount. */
export const otherAmountMessage = 'Your card could not pay the whole amount. Please use another card.';

export const invalidCardMessage = 'Your card was not accepted. Please check its number, date and security code.';

/** Messages for a failed verification of a security code. CARD-69 */
export const verifyMessages: Record<Exclude<Verification, 'right'>, string> = {
  wrong: 'The security code does not belong to this card. Please check it.',
  session: 'Your security code could not be read. Please enter it again.',
};

/** FIN-08 */
export const offerGoneMessage = 'Your house card has no offer for this order.';

/** Messages for a rejected card that was only to be saved. CARD-56 */
export const refusalMessages: Record<CardRejection, string> = {
  session: 'Your card could not be read. Please enter it again.',
  reissued: 'Card has been reissued. Please use new card.',
  invalid: invalidCardMessage,
};
