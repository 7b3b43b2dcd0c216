import type { Messages } from '@settee/ui';
import { cardFormMessages } from './card-form-messages.ts';
import { cardNameMessages } from './card-name-messages.ts';

/** Every word of the card form and of what an app has around it; a host replaces single ones. */
export const paymentMessages = {
  ...cardFormMessages,
  ...cardNameMessages,
  declined: ({ card, expiry }: { card: string; expiry: string }) =>
    expiry === '' ? card : `${card}, ${expiry.toLowerCase()}`,
  callUs: (helpLine: string) => `Questions? Call us at ${helpLine}.`,
  addNewCard: 'Add New Card',
  savedCards: 'Apply New/Saved Card',
  chooseCard: 'Please choose a card.',
  expired: 'Expired',
  cardLimit: (limit: number) =>
    `You’ve saved ${limit} cards, the most your account can hold. To save this one, remove another in Saved Cards.`,
  secure: 'Your card is encrypted before it leaves this page. We only save it if you ask us to.',
  useOtherCard: 'Use a Different Card',
  endingIn: ({ name, lastFour }: { name: string; lastFour: string }) => `${name} ending in ${lastFour}`,
  expires: ({ month, year }: { month: string; year: string }) => `Expires ${month}/${year}`,
  verifyText: (card: string) =>
    `This is your first order to this address. Please re-enter the security code for ${card}.`,
  verify: 'Verify',
  verified: 'Card verified.',
  verifyFailed: 'We couldn’t verify your card. Please try again.',
  applied: 'Applied',
  payWithTwo: 'Pay with Two Cards',
  pays: (price: string) => `Pays ${price}`,
  edit: 'Edit',
  editCard: (name: string) => `Edit ${name}`,
  remove: 'Remove',
  removeCard: (name: string) => `Remove ${name}`,
};

export type PaymentMessages = Messages<typeof paymentMessages>;
