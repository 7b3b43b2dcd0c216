import type { TenderKind } from '@settee/domain';
import type { ValueRefusal } from './stored-value.ts';

type Refusal = ValueRefusal | 'again' | 'too-many' | 'nothing-due';

/** Why a gift card or a tender code does not pay. TENDER-01, TENDER-05 */
export const tenderMessages: Record<TenderKind, Record<Refusal, string>> = {
  giftCard: {
    unknown: 'This gift card was not found. Please check its number and PIN.',
    empty: 'Nothing is left on this gift card.',
    expired: 'This gift card has expired.',
    'not-activated': 'This gift card has not been activated. Please ask the store that sold it.',
    'wrong-site': 'This gift card cannot be used on this site.',
    again: 'This gift card is already applied.',
    'too-many': 'An order takes 10 gift cards and codes at most.',
    'nothing-due': 'Nothing is left to pay.',
  },
  tenderCode: {
    unknown: 'This code was not found. Please check it.',
    empty: 'This code has been used.',
    expired: 'This code has expired.',
    'not-activated': 'This code is not valid yet.',
    'wrong-site': 'This code cannot be used on this site.',
    again: 'This code is already applied.',
    'too-many': 'An order takes 10 gift cards and codes at most.',
    'nothing-due': 'Nothing is left to pay.',
  },
};

/** Said when an order finds less on it than the checkout did. */
export const changedMessage = 'The balance has changed. Please check what is left to pay.';
