import type { Cents, Currency, SiteCulture } from '../site/brand.ts';

/** Wallets that a shop can offer as alternative payments. PAY-02 */
export const walletKinds = ['payPal', 'venmo', 'applePay', 'visaCheckout', 'masterpass'] as const;
/** A wallet that can pay an order. */
export type WalletKind = (typeof walletKinds)[number];

/** Wallets that return a shipping address, so that the cart and a product page can offer them. */
export const expressWallets = ['payPal', 'visaCheckout'] as const satisfies readonly WalletKind[];
export type ExpressWallet = (typeof expressWallets)[number];

/** Page on which a shopper starts a wallet. */
export type WalletInitiator = 'cart' | 'product' | 'payment';

/** Data that a browser needs to show the wallets of a site. WALLET-10 */
export interface WalletSetup {
  /** Adapter that loads the scripts of the wallets; `embedded` is the demo of this shop and loads none. */
  provider: 'embedded' | 'braintree';
  kinds: readonly WalletKind[];
  /** Public key with which a browser calls the provider; empty for the embedded one. */
  authorization: string;
  environment: 'demo' | 'sandbox' | 'production';
}

/** The wallet that pays an order. */
export interface AppliedWallet {
  kind: WalletKind;
  /** Name of the account, such as an email address; empty when the wallet reports none. */
  account: string;
  /** In cents. */
  appliedAmount: Cents;
  isApplied: boolean;
  errors: { hasRewardsRestrictionError: boolean; declineMessage: string };
}

/** Wallets of a checkout; `appliedWallet` is `null` while none of them pays. PAY-03 */
export interface AlternativePaymentsData extends WalletSetup {
  appliedWallet: AppliedWallet | null;
  /** Belongs to the current request; empty without an error. */
  errorMessage: string;
}

/** Data that PayPal's script needs to open a payment; `amount` in cents. PAY-03 */
export interface PayPalSetupData {
  authorization: string;
  environment: WalletSetup['environment'];
  currency: Currency;
  amount: Cents;
}

/** A wallet of an order as it was charged. */
export type PaidWallet = Pick<AppliedWallet, 'kind' | 'account' | 'appliedAmount'>;

/** Return of a shopper from the page of a wallet. */
export type WalletReturn =
  | { kind: WalletKind; result: 'approved'; nonce: string }
  | { kind: WalletKind; result: 'applied' | 'declined' | 'canceled' | 'expired' | 'failed' };

const results = ['applied', 'declined', 'canceled', 'expired', 'failed'] as const;
const maxNonce = 200;

const isOneOf = <Item extends string>(list: readonly Item[], text: string | null): text is Item =>
  list.some((item) => item === text);

/** Reads the query with which a wallet's page returned the shopper; `null` for any other query. */
export function readWalletReturn(query: { get(name: string): string | null }): WalletReturn | null {
  const kind = query.get('wallet');
  const nonce = query.get('walletNonce');
  const result = query.get('walletResult');
  if (!isOneOf(walletKinds, kind)) return null;
  if (nonce && nonce.length <= maxNonce) return { kind, result: 'approved', nonce };
  return isOneOf(results, result) ? { kind, result } : null;
}

/** Venmo is a service of the United States. */
export const defaultWallets: Readonly<Record<SiteCulture, readonly WalletKind[]>> = {
  USA: walletKinds,
  CANADA: ['payPal', 'applePay', 'masterpass'],
};
