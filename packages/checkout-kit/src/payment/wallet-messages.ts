import type { Messages } from '@settee/ui';
import type { WalletKind } from '@settee/domain';

/** Every word of the wallets; a host replaces single ones. */
export const walletMessages = {
  walletNames: {
    payPal: 'PayPal',
    venmo: 'Venmo',
    applePay: 'Apple Pay',
    visaCheckout: 'Visa Checkout',
    masterpass: 'Masterpass',
  } satisfies Record<WalletKind, string>,
  payWith: (name: string) => `Pay with ${name}`,
  wallets: 'Pay with a wallet',
  express: 'Express checkout',
  expressHint: 'Your wallet fills in your address and payment. You’ll review the total before you order.',
  productHint: 'Adds this item to your cart and opens your wallet.',
  orCard: 'Or pay with a card',
  demo: 'Demo wallets: no real accounts, no real money.',
  applied: 'Applied',
  walletApplied: (name: string) => `${name} applied.`,
  remove: 'Remove',
  removeWallet: (name: string) => `Remove ${name}`,
  walletRemoved: (name: string) => `${name} removed.`,
  entriesApplied: (name: string) => `We applied what you entered. Please check your total, then choose ${name} again.`,
  finishing: (name: string) => `We’re confirming your payment with ${name}. Please stay on this page.`,
  canceled: (name: string) => `You canceled the payment with ${name}, so nothing was charged.`,
  declined: (name: string) =>
    `${name} declined the payment, so nothing was charged. Please try again or pay another way.`,
  expired: (name: string) => `Your ${name} approval timed out. Nothing was charged.`,
  failed: (name: string) => `We couldn’t use your payment with ${name}. Nothing was charged. Please try again.`,
  withRewards: 'Reward certificates can only be combined with your rewards card.',
  accountOf: ({ name, account }: { name: string; account: string }) => (account === '' ? name : `${name}, ${account}`),
  placeWith: (name: string) => `Place Order with ${name}`,
};

export type WalletMessages = Messages<typeof walletMessages>;
