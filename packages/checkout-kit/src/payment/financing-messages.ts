import type { PlccOption } from '@settee/domain';

const options: Record<PlccOption, string> = { 1: 'Rewards', 2: 'Financing' };
const optionTexts: Record<PlccOption, string> = {
  1: 'Points for every dollar, worth money on a later order',
  2: 'Pay over time without interest',
};

/** Every word of the house card's offer; a host replaces single ones. */
export const financingMessages = {
  title: 'Choose your offer',
  legend: 'What your house card gives you for this order',
  options,
  optionTexts,
  continue: 'Continue',
  termsTitle: 'Financing terms',
  accept: 'Accept',
  decline: 'Decline',
  backToPayment: 'Back to payment page',
  failed: 'Your choice could not be saved. Please try again.',
  saved: (option: string) => `Your house card gives you ${option.toLowerCase()} for this order.`,
  chosen: (option: string) => `House card offer: ${option}`,
  change: 'Change',
  changeOffer: 'Change the offer of your house card',
  close: 'Close',
};

export type FinancingMessages = typeof financingMessages;
