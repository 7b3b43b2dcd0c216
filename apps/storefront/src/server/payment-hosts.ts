import { checkoutRoutes, type WalletSetup } from '@settee/domain';

/** Hosts that a page may use to pay. */
export interface PaymentHosts {
  scripts: readonly string[];
  /** Frames that the provider's scripts open. */
  frames: readonly string[];
  connections: readonly string[];
  images: readonly string[];
}

const none: PaymentHosts = { scripts: [], frames: [], connections: [], images: [] };

/** Pages of the checkout with a card form, and the account's cards. */
const withCards = new Set<string>([checkoutRoutes.payment, '/account/cards']);
/** Pages of the checkout with wallet buttons; product pages have a SKU as their last part. */
const withWallets = new Set<string>([checkoutRoutes.cart, checkoutRoutes.payment, checkoutRoutes.review]);
const isProductPage = (pathname: string) => /\/s\d+$/.test(pathname);
const hasWalletButtons = (pathname: string) => withWallets.has(pathname) || isProductPage(pathname);

const api = ['https://*.braintree-api.com', 'https://*.braintreegateway.com'];

/** The provider, and the URL of Braintree's API that browsers send cards to. */
interface ProviderConfig {
  paymentProvider?: string | undefined;
  braintree?: { apiUrl: string } | null | undefined;
}

/** Returns the hosts that a page needs to pay: none for the embedded provider, and none on any other page. WALLET-10 */
export function getPaymentHosts(
  pathname: string,
  setup: WalletSetup | undefined,
  { paymentProvider, braintree }: ProviderConfig,
): PaymentHosts {
  if (paymentProvider !== 'braintree') return none;
  const connections = braintree ? [...api, new URL(braintree.apiUrl).origin] : api;
  const hasWallets = setup !== undefined && hasWalletButtons(pathname);
  if (!hasWallets) return withCards.has(pathname) ? { ...none, connections } : none;
  return {
    scripts: ['https://js.braintreegateway.com', 'https://www.paypalobjects.com', 'https://*.paypal.com'],
    frames: ['https://*.paypal.com', 'https://assets.braintreegateway.com'],
    connections: [...connections, 'https://*.paypal.com'],
    images: ['https://*.paypal.com', 'https://assets.braintreegateway.com'],
  };
}

/** Whether a page may open the browser's payment sheet and the window of a wallet. */
export const mayOpenWallets = (pathname: string, setup: WalletSetup | undefined): boolean =>
  setup?.provider === 'braintree' && hasWalletButtons(pathname);
