import type { TenderType } from '@settee/domain';
import type { StoredValueError } from '../../platform/ports/stored-value.ts';

/** Reason that a tender is rejected. */
export type TenderError =
  | StoredValueError
  | 'locked'
  | 'again'
  | 'too-many'
  | 'nothing-due'
  | 'signed-out'
  | 'other-card';

/** Only gift cards have a PIN to guess. */
const locked = 'Too many attempts with this gift card. Please try again in 15 minutes.';
const rewardsAlone = {
  'signed-out': 'Please sign in to use your rewards.',
  'other-card': 'Rewards can only be used with your rewards card.',
};

/** Returns the message of a rejected gift card, tender code or certificate. TENDER-01, TENDER-05, TENDER-07 */
export const tenderMessages: Record<TenderType, Record<TenderError, string>> = {
  rewardCertificate: {
    unknown: 'We couldn’t find this reward in your account.',
    empty: 'This reward has already been used.',
    expired: 'This reward has expired.',
    'not-activated': 'This reward isn’t active yet.',
    'wrong-site': 'This reward can’t be used on this site.',
    again: 'This reward is already applied.',
    'too-many': 'You can use up to 10 gift cards, codes and rewards per order.',
    'nothing-due': 'Nothing more to pay.',
    locked,
    ...rewardsAlone,
  },
  giftCard: {
    unknown: 'We couldn’t find this gift card. Please check the number and PIN.',
    empty: 'This gift card has no balance left.',
    expired: 'This gift card has expired.',
    'not-activated': 'This gift card hasn’t been activated. Please contact the store where you bought it.',
    'wrong-site': 'This gift card can’t be used on this site.',
    again: 'This gift card is already applied.',
    'too-many': 'You can use up to 10 gift cards, codes and rewards per order.',
    'nothing-due': 'Nothing more to pay.',
    locked,
    ...rewardsAlone,
  },
  tenderCode: {
    unknown: 'We couldn’t find that code. Please check it.',
    empty: 'This code has already been used.',
    expired: 'This code has expired.',
    'not-activated': 'This code isn’t active yet.',
    'wrong-site': 'This code can’t be used on this site.',
    again: 'This code is already applied.',
    'too-many': 'You can use up to 10 gift cards, codes and rewards per order.',
    'nothing-due': 'Nothing more to pay.',
    locked,
    ...rewardsAlone,
  },
};

export const rewardApplied = 'Reward applied.';

/** Said when rewards could pay for more than there is. TENDER-13 */
export const rewardsExceedMessage =
  'Your rewards are worth more than this order. Anything left over stays in your account.';

/** Said when an order finds less on it than the checkout did. */
export const changedMessage = 'Your balance has changed. Please check the amount due.';
