import type { WalletSetup } from '@settee/domain';
import { expect, test } from 'vitest';
import { getPaymentHosts, mayOpenWallets } from './payment-hosts.ts';
import { buildCsp, pageHeaders, securityHeaders } from './security-headers.ts';

const braintree: WalletSetup = {
  provider: 'braintree',
  kinds: ['payPal', 'applePay'],
  authorization: 'sandbox_key',
  environment: 'sandbox',
};
const embedded: WalletSetup = { ...braintree, provider: 'embedded', authorization: '', environment: 'demo' };
const withWallets = ['/checkout/cart', '/checkout/paymentandbilling', '/checkout/review', '/alder-sofa/s100101'];
const without = ['/', '/sofas', '/account', '/checkout/shipping', '/checkout/confirmation', '/alder-sofa/s100101/more'];
const policy = (pathname: string, setup: WalletSetup | undefined, paymentProvider: string) =>
  buildCsp('n1', true, {
    payment: getPaymentHosts(pathname, setup, {
      paymentProvider,
      braintree: { apiUrl: 'https://pay.example/graphql' },
    }),
  });

test('WALLET-10: payment hosts, windows and sheets are allowed with Braintree, on pages with wallets alone', () => {
  for (const pathname of withWallets) {
    expect(mayOpenWallets(pathname, braintree), pathname).toBe(true);
    expect(policy(pathname, braintree, 'braintree')).toContain(
      "script-src 'self' 'nonce-n1' https://js.braintreegateway.com",
    );
    expect(policy(pathname, braintree, 'braintree')).toContain("frame-src 'self' https://*.paypal.com");
  }
  for (const pathname of without) {
    expect(mayOpenWallets(pathname, braintree), pathname).toBe(false);
    expect(policy(pathname, braintree, 'braintree'), pathname).toBe(buildCsp('n1', true));
  }
  expect(pageHeaders.wallets['permissions-policy']).toContain('payment=(self)');
  expect(securityHeaders(true)['permissions-policy']).toContain('payment=()');
});

test('WALLET-10: the embedded wallets open nothing', () => {
  for (const pathname of [...withWallets, ...without]) {
    expect(mayOpenWallets(pathname, embedded)).toBe(false);
    expect(policy(pathname, embedded, 'embedded')).toBe(buildCsp('n1', true));
  }
});

test('CARD-13: a card form without wallets may send its card to Braintree, and run none of its scripts', () => {
  const shown = policy('/account/cards', undefined, 'braintree');
  expect(shown).toContain("connect-src 'self' https://*.braintree-api.com");
  expect(shown).toContain(' https://pay.example;');
  expect(shown).not.toContain('js.braintreegateway.com');
});
