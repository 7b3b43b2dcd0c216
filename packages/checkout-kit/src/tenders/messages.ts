import type { Messages } from '@settee/ui';
import type { TypedTender } from './reducer.ts';

interface TenderLabels {
  title: string;
  /** Name of the button that opens the form. */
  open: string;
  /** Label of the same button when another tender is applied. */
  openAnother: string;
  /** Name of the button that sends it. */
  apply: string;
  number: string;
  missing: string;
  applied: (values: { name: string; amount: string }) => string;
  removed: (name: string) => string;
  remove: (name: string) => string;
}

const said = {
  applied: ({ name, amount }: { name: string; amount: string }) => `${amount} applied from ${name}.`,
  removed: (name: string) => `${name} removed.`,
  remove: (name: string) => `Remove ${name}`,
};

/** Words of rewards, gift cards and tender codes; loaded with the payment step. */
export const tenderMessages = {
  section: 'Gift cards and codes',
  add: 'Add',
  addAnother: 'Add Another',
  apply: 'Apply',
  cancel: 'Cancel',
  removeShort: 'Remove',
  pin: 'PIN',
  pinMissing: 'Please enter the PIN.',
  /** Said while an amount stays on a gift card or code after the order. */
  remaining: (amount: string) => `${amount} remaining`,
  giftCardUnavailable: 'Gift cards are temporarily unavailable. Please try again later.',
  rewards: 'Rewards',
  rewardsToUse: (total: string) => `${total} available`,
  noRewards: 'No rewards available right now',
  rewardsNotLoaded: 'We couldn’t load your rewards.',
  retryRewards: 'Try Again',
  retryRewardsName: 'Try again to load your rewards',
  useRewards: 'Use',
  useRewardsName: 'Use your rewards',
  hideRewards: 'Close',
  applyReward: (name: string) => `Apply ${name}`,
  removeReward: (name: string) => `Remove ${name}`,
  removeAllRewards: 'Remove All',
  rewardEnds: (days: number) => (days <= 1 ? 'Expires within 24 hours' : `Expires in ${days} days`),
  rewardRemoved: (name: string) => `${name} removed.`,
  rewardsRemoved: 'Rewards removed.',
  interrupterTitle: 'Are you sure?',
  interrupterText:
    'Rewards can only be used with your rewards card. If you continue, we’ll remove them from this order.',
  interrupterContinue: 'Continue',
  interrupterCancel: 'Cancel',
  close: 'Close',
  taxExempt: 'This order is tax exempt',
  taxCertificate: (number: string) => `Certificate ${number}`,
  taxCertificateNumber: 'Exemption certificate number',
  taxCertificateHint: 'We’ll keep it with your order.',
  taxCertificateMissing: 'Please enter your exemption certificate number.',
  taxCertificateInvalid: 'Please check the number. It should have 6 to 20 letters and numbers.',
  applyTaxExemption: 'Apply exemption',
  kinds: {
    giftCard: {
      title: 'Gift card',
      open: 'Add a gift card',
      openAnother: 'Add another gift card',
      apply: 'Apply gift card',
      number: 'Gift card number',
      missing: 'Please enter the gift card number.',
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
  } satisfies Record<TypedTender, TenderLabels>,
};

export type TenderMessages = Messages<typeof tenderMessages>;
