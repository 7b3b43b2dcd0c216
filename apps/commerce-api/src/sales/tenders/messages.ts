import type { TenderType } from '@settee/domain';
import type { StoredValueError } from '../../platform/ports/stored-value.ts';

/** Why a tender does not pay. */
export type Refusal = StoredValueError | 'locked' | 'again' | 'too-many' | 'nothing-due' | 'signed-out' | 'other-card';

/** Only gift cards have a PIN to guess. */
const locked = 'Too many tries with this gift card. Please try again in 15 minutes.';
const rewardsAlone = {
  'signed-out': 'Please sign in to use your rewards.',
  'other-card': 'Rewards can only be used with your rewards card.',
};

/** Why a gift card, a code or a certificate does not pay. TENDER-01, TENDER-05, TENDER-07 */
export const tenderMessages: Record<TenderType, Record<Refusal, string>> = {
  rewardCertificate: {
    unknown: 'This reward was not found in your account.',
    empty: 'This reward has been used.',
    expired: 'This reward has expired.',
    'not-activated': 'This reward is not valid yet.',
    'wrong-site': 'This reward cannot be used on this site.',
    again: 'This reward is already applied.',
    'too-many': 'An order takes 10 gift cards, codes and rewards at most.',
    'nothing-due': 'Nothing is left to pay.',
    locked,
    ...rewardsAlone,
  },
  giftCard: {
    unknown: 'This gift card was not found. Please check its number and PIN.',
    empty: 'Nothing is left on this gift card.',
    expired: 'This gift card has expired.',
    'not-activated': 'This gift card has not been activated. Please ask the store that sold it.',
    'wrong-site': 'This gift card cannot be used on this site.',
    again: 'This gift card is already applied.',
    'too-many': 'An order takes 10 gift cards, codes and rewards at most.',
    'nothing-due': 'Nothing is left to pay.',
    locked,
    ...rewardsAlone,
  },
  tenderCode: {
    unknown: 'This code was not found. Please check it.',
    empty: 'This code has been used.',
    expired: 'This code has expired.',
    'not-activated': 'This code is not valid yet.',
    'wrong-site': 'This code cannot be used on this site.',
    again: 'This code is already applied.',
    'too-many': 'An order takes 10 gift cards, codes and rewards at most.',
    'nothing-due': 'Nothing is left to pay.',
    locked,
    ...rewardsAlone,
  },
};

export const rewardApplied = 'Your reward is applied.';

/** Said when rewards could pay for more than there is. TENDER-13 */
export const rewardsExceedMessage =
  'Your rewards are worth more than this order. What is not needed stays in your account.';

/** Said when an order finds less on it than the checkout did. */
export const changedMessage = 'The balance has changed. Please check what is left to pay.';
