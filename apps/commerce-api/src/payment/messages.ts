import type { CardRejection, DeclineCode, Verification } from './payment-provider.ts';

/** What a shopper reads when the provider did not take a card. */
export const declineMessages: Record<DeclineCode, string> = {
  declined: 'Your card was declined. Please try a different card.',
  'insufficient-funds': 'Your card was declined for insufficient funds. Please try a different card.',
  expired: 'Your card has expired. Please try a different card.',
};

/** A provider authorised less or more than it was asked for. */
export const otherAmountMessage = 'Your card could not pay the whole amount. Please use another card.';

export const invalidCardMessage =
  'Your card wasn’t accepted. Please check the number, expiration date and security code.';

/** What is told of a security code that verifies no card. CARD-69 */
export const verifyMessages: Record<Exclude<Verification, 'right'>, string> = {
  wrong: 'That security code doesn’t match this card. Please check it.',
  session: 'We couldn’t read your security code. Please enter it again.',
};

/** FIN-08 */
export const offerGoneMessage = 'There’s no house card offer for this order.';

/** The same where a card is only to be kept. CARD-56 */
export const refusalMessages: Record<CardRejection, string> = {
  session: 'We couldn’t read your card. Please enter it again.',
  reissued: 'Card has been reissued. Please use new card.',
  invalid: invalidCardMessage,
};
