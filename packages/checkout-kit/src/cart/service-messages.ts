import type { Messages } from '@settee/ui';

/** Words of the promotion code, the donation and the pickup store; loaded after the cart. */
export const serviceMessages = {
  promoTitle: 'Promo code',
  add: 'Add',
  promoOpen: 'Add a promo code',
  promoApply: 'Apply',
  promoApplied: (code: string) => `Promo code ${code} applied.`,
  promoRemove: (code: string) => `Remove promo code ${code}`,
  promoRemoved: (code: string) => `Promo code ${code} removed.`,
  promoMissing: 'Please enter a promo code.',
  promoFailed: 'We couldn’t apply that promo code. Please try again.',
  promoRemoveFailed: 'We couldn’t remove that promo code. Please try again.',
  close: 'Cancel',
  donationOpen: 'Add a donation',
  donationChoices: (name: string) => `Donate to ${name}`,
  donationOther: 'Other amount',
  donationGive: 'Donate',
  donationGiven: ({ amount, name }: { amount: string; name: string }) =>
    `${amount} donation to ${name} added. Thank you.`,
  donationRemove: (amount: string) => `Remove ${amount} donation`,
  donationRemoved: 'Donation removed.',
  donationMalformed: 'Please enter an amount, like 20 or 12.50.',
  donationTooLittle: (least: string) => `The minimum donation is ${least}.`,
  donationTooMuch: (max: string) => `The maximum donation is ${max}.`,
  donationFailed: 'We couldn’t update your donation. Please try again.',
  pickupTitle: 'Pickup store',
  pickupOpen: 'Choose',
  pickupChange: (name: string) => `${name}, change pickup store`,
  pickupDialog: 'Choose a pickup store',
  pickupStores: 'Stores',
  pickupUse: 'Use This Store',
  pickupChosen: (name: string) => `You’ll pick up at ${name}.`,
  pickupFailed: 'We couldn’t change your store. Please try again.',
  pickupOutage: 'Store pickup is temporarily unavailable. Please try again later.',
};

export type ServiceMessages = Messages<typeof serviceMessages>;
