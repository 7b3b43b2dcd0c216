import {
  addToCart,
  applyVenmoPayment,
  moveToReviewPage,
  refreshCheckout,
  removeWalletPayment,
  savePayPalPayment,
} from '@settee/contract';
import type { CheckoutState } from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyCard, goods, submitOrder, placed, shopperAtPayment } from '../../testing/checkout.ts';
import { follow } from '../../testing/challenge.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { decideAtWallet, nonceIn, openWallet, payByPayPal, payPalApproval } from '../../testing/wallet.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { resolveStalePaymentAttempts } from '../payment/resolve-stale-payment-attempts.ts';
import { deliverNotices } from '../payment/embedded-provider/embedded-webhook.ts';
import { providerPayments } from '../payment/embedded-provider/tables.ts';
import { paymentAttempts } from '../payment/tables.ts';
import { orders } from '../placed-orders/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const atPayment = (sku?: number) => shopperAtPayment(shop, sku);

const getWallets = ({ paymentData }: CheckoutState) => paymentData.alternativePaymentsData;
const getApplied = (state: CheckoutState) => getWallets(state)?.appliedWallet ?? null;
const errorOf = (state: CheckoutState) => getWallets(state)?.errorMessage;
const isPaid = (basketId: string) => eq(paymentAttempts.cartId, basketId);

/** States and amounts of the payments of a cart at the provider. */
async function paymentsOf(basketId: string) {
  const attempts = await shop.ctx.db.select().from(paymentAttempts).where(isPaid(basketId));
  const found = await Promise.all(
    attempts.map(({ id }) => shop.ctx.db.select().from(providerPayments).where(eq(providerPayments.paymentId, id))),
  );
  return found.flat().map(({ status, captured }) => [status, captured]);
}
const countOrders = async (basketId: string) =>
  (await shop.ctx.db.select().from(orders).where(eq(orders.cartId, basketId))).length;

test.each([
  ['decline', 'declined'],
  ['cancel', 'canceled'],
  ['expire', 'expired'],
])('a wallet page with %s returns without an approval, and its form is closed', async (action, result) => {
  const shopper = await atPayment();
  const page = await openWallet(shopper);
  const back = await decideAtWallet(shopper, page, { action });
  expect(Object.fromEntries(back.searchParams)).toEqual({ wallet: 'payPal', walletResult: result });
  const again = await shopper.send('POST', page, 'action=approve', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect([again.status, again.headers.get('location')]).toEqual([200, null]);
  expect(getApplied(await shopper.call(refreshCheckout, {}))).toBeNull();
});

test('an approval expires, belongs to its cart alone and to its wallet alone', async () => {
  const shopper = await atPayment();
  const nonce = nonceIn(await decideAtWallet(shopper, await openWallet(shopper)));
  const thief = await atPayment();
  expect(errorOf(await thief.call(savePayPalPayment, payPalApproval(nonce)))).toContain('already used or has expired');
  const venmo = await shopper.call(applyVenmoPayment, { nonce, username: 'x', deviceData: '' });
  expect([getApplied(venmo), errorOf(venmo)]).toEqual([null, expect.stringContaining('already used')]);
  shop.clock.moveBy(16 * 60_000);
  expect(errorOf(await shopper.call(savePayPalPayment, payPalApproval(nonce)))).toContain('has expired');
});

test('two tabs and a replayed return: one payment, and a removed wallet stays removed', async () => {
  const shopper = await atPayment();
  const approval = payPalApproval(nonceIn(await decideAtWallet(shopper, await openWallet(shopper))));
  const tabs = await Promise.all([
    shopper.call(savePayPalPayment, approval),
    shopper.call(savePayPalPayment, approval),
  ]);
  expect(tabs.map((state) => [getApplied(state)?.isApplied, errorOf(state)])).toEqual([
    [true, ''],
    [true, ''],
  ]);
  await shopper.call(removeWalletPayment, {});
  const replayed = await shopper.call(savePayPalPayment, approval);
  expect([getApplied(replayed), errorOf(replayed)]).toEqual([null, expect.stringContaining('already used')]);
});

test('a wallet that declines the order shows a message, charges nothing and can be replaced by a card', async () => {
  const shopper = await atPayment();
  const { basketId } = await payByPayPal(shopper, { outcome: 'declined' });
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toMatchObject({
    message: 'CardDeclined',
    redirectUrl: '/checkout/paymentandbilling',
  });
  const state = await shopper.call(refreshCheckout, {});
  expect([state.step, getApplied(state)?.isApplied, getApplied(state)?.errors.declineMessage]).toEqual([
    3,
    false,
    expect.stringContaining('declined'),
  ]);
  expect(await paymentsOf(basketId)).toEqual([['declined', 0]]);
  await applyCard(shopper);
  const review = await shopper.call(moveToReviewPage, {});
  expect(getApplied(review)).toBeNull();
  expect(await submitOrder(shopper)).toEqual(placed);
});

test('a payment without a response in time is voided', async () => {
  const shopper = await atPayment();
  const { basketId } = await payByPayPal(shopper, { outcome: 'timeout' });
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toMatchObject({ message: 'CardDeclined' });
  expect(await paymentsOf(basketId)).toEqual([['voided', 0]]);
});

/** Places an order with a wallet that requires a confirmation; the browser never returns. */
async function confirmAndLeave() {
  const shopper = await atPayment();
  const { basketId } = await payByPayPal(shopper, { outcome: 'redirect' });
  await shopper.call(moveToReviewPage, {});
  const response = await submitOrder(shopper);
  const action = 'redirectUrl' in response ? response.redirectUrl : '';
  const challenge = await follow(shopper, action);
  const confirm = () =>
    shopper.send('POST', challenge, 'action=confirm', { 'content-type': 'application/x-www-form-urlencoded' });
  return { shopper, basketId, confirm };
}
const deliver = () => deliverNotices(shop.ctx, (body, headers) => receiveWebhook(shop.ctx, body, headers));

test('approved, but the browser was closed: the webhook completes the order', async () => {
  const { basketId, confirm } = await confirmAndLeave();
  await confirm();
  shop.clock.moveBy(2 * 60_000);
  await deliver();
  expect([await countOrders(basketId), (await paymentsOf(basketId))[0]?.[0]]).toEqual([1, 'captured']);
});

test('not confirmed: the payment is voided and the cart is as it was', async () => {
  const { shopper, basketId } = await confirmAndLeave();
  shop.clock.moveBy(21 * 60_000);
  await resolveStalePaymentAttempts(shop.ctx, false);
  expect([await countOrders(basketId), await paymentsOf(basketId)]).toEqual([0, [['voided', 0]]]);
  expect(getApplied(await shopper.call(refreshCheckout, {}))?.kind).toBe('payPal');
});

test('confirmed after the cart changed: voided, and the shopper reviews the order again', async () => {
  const { shopper, basketId, confirm } = await confirmAndLeave();
  await shopper.call(addToCart, [{ Sku: goods.dining, Quantity: 1 }]);
  await confirm();
  shop.clock.moveBy(2 * 60_000);
  await deliver();
  expect([await countOrders(basketId), (await paymentsOf(basketId))[0]?.[0]]).toEqual([0, 'voided']);
  const isLive = and(isPaid(basketId), eq(paymentAttempts.status, 'waiting'));
  expect(await shop.ctx.db.select().from(paymentAttempts).where(isLive)).toEqual([]);
  expect((await shopper.call(refreshCheckout, {})).errorType).toBe(0);
});
