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
const policy = (setup: WalletSetup | undefined, paymentProvider: string) =>
  buildCsp('n1', true, {
    payment: getPaymentHosts(setup, { paymentProvider, braintree: { apiUrl: 'https://pay.example/graphql' } }),
  });

test('WALLET-10: payment hosts, windows and sheets are allowed with Braintree', () => {
  expect(mayOpenWallets(braintree)).toBe(true);
  expect(policy(braintree, 'braintree')).toContain("script-src 'self' 'nonce-n1' https://js.braintreegateway.com");
  expect(policy(braintree, 'braintree')).toContain("frame-src 'self' https://*.paypal.com");
  expect(pageHeaders.wallets['permissions-policy']).toContain('payment=(self)');
  expect(securityHeaders(true)['permissions-policy']).toContain('payment=()');
});

test('WALLET-10: the embedded wallets open nothing', () => {
  expect(mayOpenWallets(embedded)).toBe(false);
  expect(policy(embedded, 'embedded')).toBe(buildCsp('n1', true));
});

test('CARD-13: a shop without wallets may send cards to Braintree, and runs none of its scripts', () => {
  const shown = policy(undefined, 'braintree');
  expect(shown).toContain("connect-src 'self' https://*.braintree-api.com");
  expect(shown).toContain(' https://pay.example;');
  expect(shown).not.toContain('js.braintreegateway.com');
});
