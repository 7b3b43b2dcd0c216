import {
  applyApplePayPayment,
  applyVenmoPayment,
  launchMasterpass,
  logPayPalError,
  logVisaError,
  placeApplePayOrder,
  placeApplePayOrderFromPayment,
  refreshCheckout,
  removeApplePayPayment,
  removeWalletPayment,
  savePayPalPayment,
  saveVisaPayment,
  setPayPalPayload,
  startWallet,
} from '@settee/contract';
import type { CheckoutState } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopperAtPayment } from '../../testing/checkout.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { payPalApproval } from '../../testing/wallet.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const atPayment = (sku?: number) => shopperAtPayment(shop, sku);

const getWallets = ({ paymentData }: CheckoutState) => paymentData.alternativePaymentsData;
const getApplied = (state: CheckoutState) => getWallets(state)?.appliedWallet ?? null;
const errorOf = (state: CheckoutState) => getWallets(state)?.errorMessage;

const wrongTexts = ['null', '1', 'true', '{}', '[]', `"${'x'.repeat(5_000)}"`];
const bodies: Readonly<Record<string, (value: string) => string>> = {
  [startWallet.path]: (value) => `{"kind":${value},"initiator":"cart"}`,
  [savePayPalPayment.path]: (value) => `{"nonce":${value},"details":{"email":"a"}}`,
  [setPayPalPayload.path]: (value) => `{"data":{"nonce":${value},"details":{"email":"a"}}}`,
  [applyVenmoPayment.path]: (value) => `{"nonce":${value},"username":"a"}`,
  [saveVisaPayment.path]: (value) => `{"basketId":"b","paymentInitiator":"cart","callId":${value}}`,
  [applyApplePayPayment.path]: (value) => `{"nonce":${value}}`,
  [logPayPalError.path]: (value) => `{"message":${value}}`,
  [logVisaError.path]: (value) => `{"IsTimeout":true,"AlternativePaymentInitiator":"cart","BasketId":${value}}`,
  [placeApplePayOrder.path]: (value) => `{"nonce":${value},"adata":"","total":1,"reviewFingerprint":"x"}`,
  [placeApplePayOrderFromPayment.path]: (value) => `{"nonce":${value},"adata":"","total":1,"reviewFingerprint":"x"}`,
};

test.each(Object.keys(bodies))('%s rejects wrong types, a missing token and another method', async (path) => {
  const shopper = await atPayment();
  for (const value of wrongTexts)
    expect((await shopper.send('POST', path, bodies[path]?.(value))).status, value.slice(0, 20)).toBe(400);
  const good = bodies[path]?.('"payPal"');
  expect((await shopper.send('POST', path, good, { RequestVerificationToken: '' })).status).toBe(403);
  expect((await shopper.send('GET', path)).status).toBe(405);
  expect((await shopper.send('POST', path, '{"nonce":')).status).toBe(400);
  expect(getApplied(await shopper.call(refreshCheckout, {}))).toBeNull();
});

test.each([removeApplePayPayment, removeWalletPayment, launchMasterpass])('$path needs the token', async ({ path }) => {
  const shopper = await atPayment();
  expect((await shopper.send('POST', path, {}, { RequestVerificationToken: 'x' })).status).toBe(403);
});

test.each(['</script><script>alert(1)</script>', '🛋️', "'; drop table basket; --", '%00'])(
  'the nonce %s is unknown and pays nothing',
  async (nonce) => {
    const shopper = await atPayment();
    for (const state of [
      await shopper.call(savePayPalPayment, payPalApproval(nonce)),
      await shopper.call(applyVenmoPayment, { nonce, username: nonce, deviceData: nonce }),
    ])
      expect([getApplied(state), errorOf(state)]).toEqual([null, expect.stringContaining('has expired')]);
    const page = await shopper.send('GET', `/api/payment-provider/wallet/${encodeURIComponent(nonce)}`);
    expect(page.status).toBe(404);
    expect(await page.text()).not.toContain('alert(1)');
  },
);

test('WALLET-02, WALLET-07: failures in browsers are written to the log, without card numbers and not without limit', async () => {
  const shopper = await atPayment();
  const { basketId } = await shopper.call(refreshCheckout, {});
  const message = 'The window was closed </script> 🛋️';
  expect(await shopper.call(logPayPalError, { message })).toEqual({});
  const visa = { IsTimeout: true, AlternativePaymentInitiator: 'payment', BasketId: basketId } as const;
  expect(await shopper.call(logVisaError, visa)).toEqual({});
  const logged = shop.logged.join('\n');
  expect(logged).toContain('The window was closed');
  expect(logged).toContain('"isTimeout":true');
  const number = await shopper.send('POST', logPayPalError.path, { message: 'card 4111 1111 1111 1111' });
  expect(number.status).toBe(400);
  expect(shop.logged.join('\n')).not.toContain('4111 1111');
  const statuses: number[] = [];
  for (let calls = 0; calls < 31; calls++)
    statuses.push((await shopper.send('POST', logPayPalError.path, { message })).status);
  expect(statuses.at(-1)).toBe(429);
});

test('the sheet of the embedded wallets rejects what it can’t read', async () => {
  const shopper = await atPayment();
  const path = '/api/payment-provider/wallet-sheet';
  const good = { kind: 'venmo', reference: shop.ctx.ids.row(), amount: 1, currency: 'USD', hasOtherAddress: false };
  for (const body of [
    '',
    '{',
    '[]',
    JSON.stringify(good),
    JSON.stringify({ ...good, outcome: 'approved', amount: -1 }),
  ])
    expect((await shopper.send('POST', path, body)).status).toBe(400);
});

test('the sheet of the embedded wallets has a rate limit', async () => {
  const shopper = await atPayment();
  const statuses: number[] = [];
  for (let calls = 0; calls < 61; calls++)
    statuses.push((await shopper.send('POST', '/api/payment-provider/wallet-sheet', '{}')).status);
  expect(statuses.at(-1)).toBe(429);
});

test('a card number in the name of an account is rejected', async () => {
  const shopper = await atPayment();
  const body = { nonce: 'n', username: '4111111111111111', deviceData: '' };
  expect((await shopper.send('POST', applyVenmoPayment.path, body)).status).toBe(400);
});
