import type { CardType } from '@settee/domain';

const cardNames: Record<CardType, string> = {
  mc: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  synchrony_plcc: 'House Card',
  synchrony_cbcc: 'Rewards Mastercard',
  imprint: 'Imprint',
  cup: 'UnionPay',
  jcb: 'JCB',
};

const cardMarks: Record<CardType, string> = {
  mc: 'MC',
  visa: 'Visa',
  amex: 'Amex',
  discover: 'Disc',
  diners: 'Disc',
  synchrony_plcc: 'House',
  synchrony_cbcc: 'Rwds',
  imprint: 'Impr',
  cup: 'Disc',
  jcb: 'Disc',
};

/** Every word of the card form; a host replaces single ones. */
export const paymentMessages = {
  addNewCard: 'Add New Card',
  savedCards: 'Apply New/Saved Card',
  chooseCard: 'Please choose a card.',
  expired: 'Expired',
  cardLimit: (limit: number) =>
    `You’ve saved ${limit} cards, the most your account can hold. To save this one, remove another in Saved Cards.`,
  cardNumber: 'Card Number',
  expiration: 'Expiration MM/YY',
  securityCode: 'Security Code',
  saveCard: 'Save Card to My Account',
  apply: 'Apply',
  cancel: 'Cancel',
  help: 'Where to find the security code',
  closeHelp: 'Close',
  number: {
    missing: 'Please enter a valid credit card number.',
    invalid: 'The credit card number you entered is not valid.',
  },
  date: {
    missing: 'Please enter a valid expiration date.',
    invalid: 'The expiration date you entered is not valid.',
  },
  code: {
    missing: 'Please enter a valid security code.',
    invalid: 'The security code you entered is not valid.',
  },
  reissued: 'Card has been reissued. Please use new card.',
  session: 'Your payment session has expired. Please enter your card again.',
  rewards: 'Rewards can only be used with your rewards card.',
  useOtherCard: 'Use a different card',
  zeroAmount: 'Please enter an amount greater than zero.',
  cardNames,
  cardMarks,
  endingIn: (name: string, lastFour: string) => `${name} ending in ${lastFour}`,
  expires: (month: string, year: string) => `Expires ${month}/${year}`,
  verifyText: (card: string) =>
    `This is your first order to this address. Please re-enter the security code for ${card}.`,
  verify: 'Verify',
  verified: 'Card verified.',
  verifyFailed: 'We couldn’t verify your card. Please try again.',
  applied: 'Applied',
  payWithTwo: 'Pay with two cards',
  pays: (price: string) => `Pays ${price}`,
  edit: 'Edit',
  editCard: (name: string) => `Edit ${name}`,
  remove: 'Remove',
  removeCard: (name: string) => `Remove ${name}`,
  codeHint: (digits: number) =>
    digits === 4 ? '4 digits on the front of the card' : '3 digits on the back of the card',
};

export type PaymentMessages = typeof paymentMessages;
