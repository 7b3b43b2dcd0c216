import type { TenderKind } from '@settee/domain';

interface TenderWords {
  title: string;
  /** Name of the button that opens the form. */
  open: string;
  /** The same when one is applied. */
  openAnother: string;
  /** Name of the button that sends it. */
  apply: string;
  number: string;
  missing: string;
  applied: (name: string, amount: string) => string;
  removed: (name: string) => string;
  remove: (name: string) => string;
}

const said = {
  applied: (name: string, amount: string) => `${name} pays ${amount}.`,
  removed: (name: string) => `${name} was removed.`,
  remove: (name: string) => `Remove ${name}`,
};

/** Words of gift cards and tender codes; loaded with the payment step. */
export const tenderMessages = {
  section: 'Gift cards and codes',
  add: 'Add',
  addAnother: 'Add another',
  apply: 'Apply',
  cancel: 'Cancel',
  removeShort: 'Remove',
  pin: 'PIN',
  pinMissing: 'Please enter the PIN.',
  /** Said while an amount stays on a gift card or code after the order. */
  remaining: (amount: string) => `${amount} stays on it`,
  giftCardUnavailable: 'Gift cards are temporarily unavailable. Please try again later.',
  taxExempt: 'This order is tax exempt',
  kinds: {
    giftCard: {
      title: 'Gift card',
      open: 'Add a gift card',
      openAnother: 'Add another gift card',
      apply: 'Apply gift card',
      number: 'Gift card number',
      missing: 'Please enter the number of the gift card.',
      ...said,
    },
    tenderCode: {
      title: 'Store credit',
      open: 'Add a store credit code',
      openAnother: 'Add another store credit code',
      apply: 'Apply store credit',
      number: 'Store credit code',
      missing: 'Please enter a code.',
      ...said,
    },
  } satisfies Record<TenderKind, TenderWords>,
};

export type TenderMessages = typeof tenderMessages;
