import { expect, test } from 'vitest';
import { defaultWallets, readWalletReturn } from './wallet.ts';

const read = (query: string) => readWalletReturn(new URLSearchParams(query));

test('WALLET-10: reads the return from a wallet’s page, and nothing else', () => {
  expect(read('wallet=payPal&walletNonce=n1')).toEqual({ kind: 'payPal', result: 'approved', nonce: 'n1' });
  expect(read('wallet=visaCheckout&walletResult=canceled')).toEqual({ kind: 'visaCheckout', result: 'canceled' });
  for (const query of [
    '',
    'wallet=payPal',
    'wallet=bitcoin&walletNonce=n1',
    'wallet=payPal&walletResult=paid',
    'walletNonce=n1',
    `wallet=payPal&walletNonce=${'x'.repeat(201)}`,
    'wallet=constructor&walletResult=applied',
  ])
    expect(read(query), query).toBeNull();
});

test('PAY-02: Venmo and Visa Checkout are offered in the United States alone', () => {
  expect(defaultWallets.CANADA).not.toContain('venmo');
  expect(defaultWallets.USA).toHaveLength(5);
});
