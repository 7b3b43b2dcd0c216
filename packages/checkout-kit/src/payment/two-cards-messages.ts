import type { Messages } from '@settee/ui';

/** Every word of paying with two cards; a host replaces single ones. */
export const twoCardsMessages = {
  title: 'Select Two Cards',
  /** `limit` is the maximum number of saved cards of the account. TWO-07 */
  saveUpTo: (limit: number) => `You can save up to ${limit} cards in your account.`,
  cards: 'Cards',
  notTwo: 'Please select two cards.',
  inUse: 'Card already in use.',
  amounts: 'What each card pays',
  together: (price: string) => `Total: ${price}.`,
  zeroAmount: 'Please enter an amount greater than zero.',
  totalMissed: 'The two amounts must add up to the order total.',
  updatePayment: 'Update Payment',
  updated: 'Both cards applied.',
};

export type TwoCardsMessages = Messages<typeof twoCardsMessages>;
