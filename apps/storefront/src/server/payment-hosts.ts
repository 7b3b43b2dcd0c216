import type { WalletSetup } from '@settee/domain';

/** Hosts that pages may use to pay. */
export interface PaymentHosts {
  scripts: readonly string[];
  /** Frames that the provider's scripts open. */
  frames: readonly string[];
  connections: readonly string[];
  images: readonly string[];
}

const none: PaymentHosts = { scripts: [], frames: [], connections: [], images: [] };

const api = ['https://*.braintree-api.com', 'https://*.braintreegateway.com'];

/** The provider, and the URL of Braintree's API that browsers send cards to. */
interface ProviderConfig {
  paymentProvider?: string | undefined;
  braintree?: { apiUrl: string } | null | undefined;
}

/**
 * Returns the hosts that cards and wallets need; none for the embedded provider. All pages of a shop have the same,
 * because a document has the policy of the page that it was opened with, also after a navigation. WALLET-10
 */
export function getPaymentHosts(
  setup: WalletSetup | undefined,
  { paymentProvider, braintree }: ProviderConfig,
): PaymentHosts {
  if (paymentProvider !== 'braintree') return none;
  const connections = braintree ? [...api, new URL(braintree.apiUrl).origin] : api;
  if (!setup) return { ...none, connections };
  return {
    scripts: ['https://js.braintreegateway.com', 'https://www.paypalobjects.com', 'https://*.paypal.com'],
    frames: ['https://*.paypal.com', 'https://assets.braintreegateway.com'],
    connections: [...connections, 'https://*.paypal.com'],
    images: ['https://*.paypal.com', 'https://assets.braintreegateway.com'],
  };
}

/** Whether pages may open the browser's payment sheet and the window of a wallet. */
export const mayOpenWallets = (setup: WalletSetup | undefined): boolean => setup?.provider === 'braintree';
