import type { CardRejection, DeclineCode, Verification } from '../../platform/ports/payment-provider.ts';

/** Messages for a card that the provider declined. */
export const declineMessages: Record<DeclineCode, string> = {
  declined: 'Your card was declined. Please try a different card.',
  'insufficient-funds': 'Your card was declined for insufficient funds. Please try a different card.',
  expired: 'Your card has expired. Please try a different card.',
  'not-authenticated':
    'Your bank couldn’t confirm this payment, so your card wasn’t charged. Please try again or use a different card.',
  'no-response': 'Your bank didn’t respond, so your card wasn’t charged. Please try again or use a different card.',
};

/** Message for an authorization of more or less than the requested amount. */
export const otherAmountMessage = 'Your card didn’t cover the whole amount. Please use a different card.';

export const invalidCardMessage =
  'Your card wasn’t accepted. Please check the number, expiration date and security code.';

/** Messages for cards that can't be used as entered. */
export const otherCardMessages = {
  sameCard: 'Card already in use.',
  unusable: 'We couldn’t use that card. Please choose another.',
  amounts: 'The two amounts must add up to the order total.',
} as const;

/** Messages for a failed verification of a security code. CARD-69 */
export const verifyMessages: Record<Exclude<Verification, 'right'>, string> = {
  wrong: 'That security code doesn’t match this card. Please check it.',
  session: 'We couldn’t read your security code. Please enter it again.',
};

/** Error when the shopper saves a financing choice for an order without an offer. FIN-08 */
export const offerGoneMessage = 'There’s no house card offer for this order.';

/** Messages for a rejected card that was only to be saved. CARD-56 */
export const cardRejectionMessages: Record<CardRejection, string> = {
  session: 'We couldn’t read your card. Please enter it again.',
  reissued: 'Card has been reissued. Please use new card.',
  invalid: invalidCardMessage,
};
