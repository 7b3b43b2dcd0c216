import type { Messages } from '@settee/ui';
import type { PlccOption } from '@settee/domain';

const options: Record<PlccOption, string> = { 1: 'Rewards', 2: 'Financing' };
const optionTexts: Record<PlccOption, string> = {
  1: 'Earn points to spend on a future order',
  2: 'No interest if paid in full within the promotional period',
};

/** Every word of the house card's offer; a host replaces single ones. */
export const financingMessages = {
  title: 'Choose your offer',
  legend: 'How would you like to use your house card on this order?',
  options,
  optionTexts,
  continue: 'Continue',
  termsTitle: 'Financing terms',
  accept: 'Accept',
  decline: 'Decline',
  backToPayment: 'Back to payment page',
  failed: 'We couldn’t save your choice. Please try again.',
  saved: (option: string) => `${option} selected for this order.`,
  chosen: (option: string) => `House card offer: ${option}`,
  change: 'Change',
  changeOffer: 'Change your house card offer',
  close: 'Close',
};

export type FinancingMessages = Messages<typeof financingMessages>;
