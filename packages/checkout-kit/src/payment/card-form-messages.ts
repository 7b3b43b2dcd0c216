/** Every word of the card form. */
export const cardFormMessages = {
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
  /** The total has changed since two cards were applied, and leaves nothing for one of them. TWO-11 */
  zeroAmount:
    'Your total has changed, so the amounts on your two cards no longer add up to it. Select Pay with Two Cards to change them, or pay with one card.',
  callFailed: 'We are having trouble connecting. Your card was not applied. Please try again.',
  codeHint: (digits: number) =>
    digits === 4 ? '4 digits on the front of the card' : '3 digits on the back of the card',
};
