import type { CardRejection, DeclineCode, Verification } from '../../platform/ports/payment-provider.ts';

/** What a shopper reads when the provider did not take a card. */
export const declineMessages: Record<DeclineCode, string> = {
  declined: 'Your card was declined. Please use another card.',
  'insufficient-funds': 'Your card was declined for insufficient funds. Please use another card.',
  expired: 'Your card has expired. Please use another card.',
};

/** A provider authorised less or more than it was asked for. */
export const otherAmountMessage = 'Your card could not pay the whole amount. Please use another card.';

export const invalidCardMessage = 'Your card was not accepted. Please check its number, date and security code.';

/** What is told of a security code that verifies no card. CARD-69 */
export const verifyMessages: Record<Exclude<Verification, 'right'>, string> = {
  wrong: 'The security code does not belong to this card. Please check it.',
  session: 'Your security code could not be read. Please enter it again.',
};

/** FIN-08 */
export const offerGoneMessage = 'Your house card has no offer for this order.';

/** The same where a card is only to be kept. CARD-56 */
export const refusalMessages: Record<CardRejection, string> = {
  session: 'Your card could not be read. Please enter it again.',
  reissued: 'Card has been reissued. Please use new card.',
  invalid: invalidCardMessage,
};
