import {
  applyApplePayPayment,
  applyVenmoPayment,
  savePayPalPayment,
  startWallet,
  type InputOf,
} from '@settee/contract';
import type { WalletInitiator } from '@settee/domain';
import { expect } from 'vitest';
import { walletSheetPath } from '../sales/payment/embedded-provider/embedded-wallets.ts';
import type { TestShopper } from './shopper.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Opens the page of a wallet; returns its path. */
export async function openWallet(
  shopper: TestShopper,
  initiator: WalletInitiator = 'payment',
  kind: InputOf<typeof startWallet>['kind'] = 'payPal',
): Promise<string> {
  const { redirectUrl, errorMessage } = await shopper.call(startWallet, { kind, initiator });
  expect(errorMessage).toBe('');
  return redirectUrl;
}

/** Submits the page of a wallet; returns the URL to which the shopper returns. */
export async function decideAtWallet(shopper: TestShopper, page: string, fields: Record<string, string> = {}) {
  const reply = await shopper.send(
    'POST',
    page,
    new URLSearchParams({ action: 'approve', ...fields }).toString(),
    form,
  );
  expect(reply.status).toBe(303);
  return new URL(reply.headers.get('location') ?? '');
}

export const nonceIn = (url: URL) => url.searchParams.get('walletNonce') ?? '';

/** Approval of PayPal with a nonce. */
export const payPalApproval = (nonce: string): InputOf<typeof savePayPalPayment> => ({
  nonce,
  deviceData: '',
  details: { email: 'dana@example.com', billingAddress: null, shippingAddress: null },
});

/** Pays with PayPal in the payment step. */
export async function payByPayPal(shopper: TestShopper, fields: Record<string, string> = {}) {
  const back = await decideAtWallet(shopper, await openWallet(shopper), fields);
  return shopper.call(savePayPalPayment, payPalApproval(nonceIn(back)));
}

/** Approves on the sheet of a wallet; returns its nonce. */
export async function approveSheet(
  shopper: TestShopper,
  kind: 'venmo' | 'applePay',
  reference: string,
  fields: object = {},
): Promise<string> {
  const body = {
    kind,
    reference,
    amount: 1000,
    currency: 'USD',
    hasOtherAddress: false,
    outcome: 'approved',
    ...fields,
  };
  const reply = await shopper.send('POST', walletSheetPath, body);
  expect(reply.status).toBe(200);
  const { nonce } = Object(await reply.json());
  return String(nonce);
}

/** Pays a cart with the default account of a wallet. */
export async function payByWallet(
  shopper: TestShopper,
  kind: 'payPal' | 'venmo' | 'applePay',
  basketId: string,
): Promise<void> {
  if (kind === 'payPal') return void (await payByPayPal(shopper));
  const nonce = await approveSheet(shopper, kind, basketId);
  if (kind === 'venmo') await shopper.call(applyVenmoPayment, { nonce, username: '@dana-demo', deviceData: '' });
  else await shopper.call(applyApplePayPayment, { nonce, deviceData: '', billingContact: null });
}
