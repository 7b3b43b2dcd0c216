import type { FixMessages } from './fix-messages.ts';

/** Texts of the problem popups; configurable where the specification defines none. */
export const problemMessages = {
  networkTitle: 'Network Error',
  networkText: 'We are having trouble connecting. Please return to your cart and try again.',
  genericText: 'Something went wrong. Please return to your cart and try again.',
  networkRetryText: 'We are having trouble connecting. Everything you entered is still here. Please try again.',
  genericRetryText: 'Something went wrong. Everything you entered is still here. Please try again.',
  tryAgain: 'Try Again',
  backToCart: 'Back to Cart',
  sessionTitle: 'Session Error',
  sessionText: 'Your session has expired. Please select Ok to continue.',
  ok: 'Ok',
  close: 'Close',
  noMessage: 'No error message provided.',
  unavailableTitle: 'Item(s) no longer available',
  restrictedTitle: 'Item(s) cannot be shipped to or picked up in this state',
  editCartTitle: 'Please Edit Your Cart to Proceed',
  removeAll: 'Remove All',
  continue: 'Continue',
  quantity: (quantity: number) => `Qty: ${quantity}`,
};

export type ProblemMessages = typeof problemMessages & FixMessages;
