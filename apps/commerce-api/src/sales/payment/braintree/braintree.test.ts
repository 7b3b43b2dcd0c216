import {
  applyApplePayPayment,
  applyVenmoPayment,
  getCardEncryptionKey,
  getOrderDetails,
  moveToReviewPage,
  refreshCheckout,
  saveCreditCardToBasket,
  savePayPalPayment,
  setPayPalPayload,
  startWallet,
} from '@settee/contract';
import type { CheckoutState } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { braintreeAccount, braintreeDelivery, braintreeSettings } from '../../../testing/braintree-account.ts';
import { startBraintree } from '../../../testing/braintree-simulator.ts';
import { fillCart, getReview, goods, submitOrder, placed, shopperAtPayment } from '../../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../../testing/test-context.ts';
import { payPalApproval } from '../../../testing/wallet.ts';
import { orders } from '../../placed-orders/tables.ts';
import { captureOrder, refundOrder, voidOrder } from '../order-payments.ts';
import { resendOperations } from '../send-operations.ts';
import { resolveStalePaymentAttempts } from '../resolve-stale-payment-attempts.ts';
import { paymentAttempts, paymentOperations } from '../tables.ts';
import { braintreeOperations } from './tables.ts';

let braintree: Awaited<ReturnType<typeof startBraintree>>;
let shop: TestContext;
beforeAll(async () => {
  braintree = await startBraintree();
  shop = await createTestContext({}, braintreeSettings(braintree.url));
});
afterAll(async () => {
  await shop.closeChecked();
  await braintree.close();
});
beforeEach(() => braintree.setFault('none'));

const createNonce = (...given: Parameters<typeof braintree.account.createNonce>) =>
  braintree.account.createNonce(...given);

const atPayment = () => shopperAtPayment(shop);

const saveCard = (shopper: TestShopper, nonce: string) =>
  shopper.call(saveCreditCardToBasket, {
    cardOneData: {
      type: 'visa',
      adyenCardData: nonce,
      lastFour: '1111',
      binRange: '411111',
      expMonth: 3,
      expYear: 2030,
      saveToAccount: false,
    },
  });

async function atReview(outcome: Parameters<typeof braintree.account.createNonce>[1] = 'approved') {
  const shopper = await atPayment();
  await saveCard(shopper, createNonce('card', outcome));
  return follow(shopper, await shopper.call(moveToReviewPage, {}));
}

function follow(shopper: TestShopper, { basketId, orderSummary }: CheckoutState) {
  const attempts = () => shop.ctx.db.select().from(paymentAttempts).where(eq(paymentAttempts.cartId, basketId));
  const transactions = async () => {
    const ids = (await attempts()).map(({ id }) => id);
    return [...braintree.account.transactions.values()].filter(({ orderId }) => ids.includes(orderId));
  };
  const operations = async () => {
    const [attempt] = await attempts();
    const isIts = eq(paymentOperations.attemptId, attempt?.id ?? shop.ctx.ids.row());
    return (await shop.ctx.db.select().from(paymentOperations).where(isIts)).map(
      ({ kind, status }) => `${kind} ${status}`,
    );
  };
  const orderId = async () => (await shop.ctx.db.select().from(orders).where(eq(orders.cartId, basketId)))[0]?.id ?? '';
  return { shopper, total: orderSummary.total, attempts, transactions, operations, orderId };
}

const post = async (body: string) =>
  (
    await shop.api.request('http://localhost/api/payment/webhook', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  ).status;
const getCard = ({ paymentData }: CheckoutState) => paymentData.creditCardData.cardOneInfo?.cardInfo;
const getWallets = ({ paymentData }: CheckoutState) => paymentData.alternativePaymentsData;

test('CARD-13, WALLET-10: the browser gets the public key, and the wallets that Braintree has', async () => {
  const shopper = await atPayment();
  expect(await shopper.call(getCardEncryptionKey, {})).toEqual({
    keyId: braintreeAccount.merchantId,
    format: 'braintree',
    url: braintree.url,
    authorization: braintreeAccount.tokenizationKey,
  });
  const state = await shopper.call(refreshCheckout, {});
  expect(getWallets(state)).toMatchObject({
    provider: 'braintree',
    kinds: ['payPal', 'venmo', 'applePay'],
    authorization: braintreeAccount.tokenizationKey,
    environment: 'sandbox',
  });
  // Its scripts open PayPal in the browser; there is no page of this shop.
  expect((await shopper.call(startWallet, { kind: 'payPal', initiator: 'cart' })).redirectUrl).toBe('');
  expect(JSON.stringify(state)).not.toContain(braintreeAccount.privateKey);
});

test('PAY-07: a card is stored in the vault by its nonce, authorized alone, and captured with the order', async () => {
  const { shopper, total, transactions, operations } = await atReview();
  expect(getCard(await shopper.call(refreshCheckout, {}))).toMatchObject({
    type: 'visa',
    lastFour: '1111',
    binRange: '411111',
    expMonth: 3,
    expYear: 2030,
    isValid: true,
  });
  expect(await Promise.all([submitOrder(shopper), submitOrder(shopper)])).toEqual([placed, placed]);
  expect((await transactions()).map(({ status, amount, captured }) => [status, amount, captured])).toEqual([
    ['SUBMITTED_FOR_SETTLEMENT', total, total],
  ]);
  expect(await operations()).toEqual(['capture succeeded']);
});

test.each([
  ['a nonce that was used', 'hasSessionError', () => 'nonce_unknown'],
  ['no nonce', 'hasSessionError', () => 'a b<script>'],
  ['a card that its issuer rejects', 'declineMessage', () => createNonce('card', 'declined')],
] satisfies [string, 'hasSessionError' | 'declineMessage', () => string][])(
  'a card with %s is not accepted',
  async (_, error, nonce) => {
    const card = getCard(await saveCard(await atPayment(), nonce()));
    expect(card?.isValid).toBe(false);
    expect(card?.errors[error]).toBeTruthy();
  },
);

test.each([
  ['insufficient', 'insufficient funds'],
  ['threeDSecure', 'couldn’t confirm'],
] as const)('a payment that ends with %s says why and moves no money', async (outcome, words) => {
  const { shopper, transactions } = await atReview(outcome);
  expect(await submitOrder(shopper)).toMatchObject({ message: 'CardDeclined' });
  expect(getCard(await shopper.call(refreshCheckout, {}))?.errors.declineMessage).toContain(words);
  expect((await transactions()).map(({ captured }) => captured)).toEqual([0]);
});

test('WALLET-01, WALLET-04: PayPal is stored by its nonce, and Braintree reports its address', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  await shopper.call(refreshCheckout, {});
  const state = await shopper.call(setPayPalPayload, { data: payPalApproval(createNonce('payPal')) });
  expect(getWallets(state)?.appliedWallet).toMatchObject({ kind: 'payPal', account: 'pia@example.com' });
  expect([state.step, state.accountInfo.shippingAddresses[0]?.city]).toEqual([4, 'San Jose']);
  expect(await submitOrder(shopper, getReview(state))).toEqual(placed);
  expect((await shopper.call(getOrderDetails, {}))?.wallet?.account).toBe('pia@example.com');
});

test('WALLET-05, WALLET-08: Venmo and Apple Pay pay, and the nonce of another wallet does not', async () => {
  const venmo = await atPayment();
  const wrong = await venmo.call(applyVenmoPayment, { nonce: createNonce('payPal'), username: 'x', deviceData: '' });
  expect([getWallets(wrong)?.appliedWallet, getWallets(wrong)?.errorMessage]).toEqual([
    null,
    expect.stringContaining('approve the payment again'),
  ]);
  const nonce = createNonce('venmo');
  const right = await venmo.call(applyVenmoPayment, { nonce, username: 'x', deviceData: 'device' });
  expect(getWallets(right)?.appliedWallet?.account).toBe('pia-venmo');
  await venmo.call(moveToReviewPage, {});
  expect(await submitOrder(venmo)).toEqual(placed);

  const apple = await atPayment();
  const approval = { nonce: createNonce('applePay'), deviceData: '', billingContact: null };
  await apple.call(applyApplePayPayment, approval);
  // A double click: Braintree accepts a nonce once, and the first payment stays valid.
  expect(getWallets(await apple.call(applyApplePayPayment, approval))).toMatchObject({
    errorMessage: '',
    appliedWallet: { kind: 'applePay', account: 'Visa 1111', isApplied: true },
  });
  await apple.call(moveToReviewPage, {});
  expect(await submitOrder(apple)).toEqual(placed);
});

test('an order is captured in parts, as separate transactions, and the rest is released', async () => {
  const shopper = await atPayment();
  await shopper.call(savePayPalPayment, payPalApproval(createNonce('payPal')));
  const { attempts, transactions, orderId } = follow(shopper, await shopper.call(moveToReviewPage, {}));
  expect(await submitOrder(shopper)).toEqual(placed);
  const [attempt] = await attempts();
  const [parent] = await transactions();
  if (!attempt || !parent) throw new Error('The order has no payment');
  // Simulates an order with an uncaptured payment.
  Object.assign(parent, { status: 'AUTHORIZED', captured: 0 });
  await shop.ctx.db.delete(paymentOperations).where(eq(paymentOperations.attemptId, attempt.id));
  await shop.ctx.db.delete(braintreeOperations).where(eq(braintreeOperations.paymentId, attempt.id));
  const id = await orderId();
  const part = (reference: string, amount: number) => captureOrder(shop.ctx, { orderId: id, reference, amount });
  const done = { ok: true, status: 'succeeded', isNew: true };
  expect(await part('shipment 1', 1_000)).toEqual(done);
  expect(await part('shipment 1', 1_000)).toEqual({ ...done, isNew: false });
  expect(await part('shipment 2', 2_000)).toEqual(done);
  expect(parent.captured).toBe(3_000);
  braintree.account.completeCaptures();
  expect(await refundOrder(shop.ctx, { orderId: id, reference: 'return 1', amount: 1_500 })).toEqual(done);
  expect(await voidOrder(shop.ctx, id)).toBe('canceled');
  expect(parent.status).toBe('VOIDED');
  const parts = [...braintree.account.transactions.values()].filter(({ parentId }) => parentId === parent.id);
  expect(parts.map(({ amount, refunded }) => [amount, refunded])).toEqual([
    [1_000, 0],
    [2_000, 1_500],
  ]);
  // More than either has left: both pay a part.
  expect(await refundOrder(shop.ctx, { orderId: id, reference: 'return 2', amount: 1_200 })).toEqual(done);
  expect(await refundOrder(shop.ctx, { orderId: id, reference: 'return 2', amount: 1_200 })).toEqual({
    ...done,
    isNew: false,
  });
  expect(parts.map(({ amount, refunded }) => [amount, refunded])).toEqual([
    [1_000, 1_000],
    [2_000, 1_700],
  ]);
  const [second] = await shop.ctx.db
    .select()
    .from(paymentOperations)
    .where(eq(paymentOperations.reference, 'return 2'));
  if (!second) throw new Error('The refund was not stored');
  for (const reference of [second.id, `${second.id}.1`])
    expect(await post(braintreeDelivery('refund_failed', { id: 'refund', orderId: reference }))).toBe(500);
  expect(await shop.ctx.orderPayments.read(shop.ctx.db, id)).toMatchObject({ refunded: 2_700, onGiftCard: 0 });
});

test('a refund before the settlement waits for it and moves money once', async () => {
  const { shopper, total, orderId, transactions, operations } = await atReview();
  await submitOrder(shopper);
  const refund = { orderId: await orderId(), reference: 'return 1', amount: 2_000 };
  await expect(refundOrder(shop.ctx, refund)).rejects.toThrow('91506');
  expect(await operations()).toEqual(['capture succeeded', 'refund requested']);
  braintree.account.completeCaptures();
  shop.clock.moveBy(180_000);
  await resendOperations(shop.ctx);
  await resendOperations(shop.ctx);
  expect(await refundOrder(shop.ctx, refund)).toEqual({ ok: true, status: 'succeeded', isNew: false });
  expect((await transactions()).map(({ refunded }) => refunded)).toEqual([2_000]);
  expect(await refundOrder(shop.ctx, { ...refund, reference: 'return 2', amount: total - 1_999 })).toMatchObject({
    ok: false,
  });
});

test('a lost response: the repeat finds the transaction, and the next click pays once', async () => {
  const { shopper, transactions } = await atReview();
  braintree.setFault('response lost');
  await expect(submitOrder(shopper)).rejects.toThrow('Status: 500');
  braintree.setFault('none');
  await resolveStalePaymentAttempts(shop.ctx, false);
  expect((await transactions()).map(({ status }) => status)).toEqual(['VOIDED']);
  expect(await submitOrder(shopper)).toEqual(placed);
  expect((await transactions()).map(({ status }) => status).toSorted()).toEqual(['SUBMITTED_FOR_SETTLEMENT', 'VOIDED']);
});

test('a capture with a lost response is not made twice', async () => {
  const { shopper, attempts, transactions, operations } = await atReview();
  expect(await submitOrder(shopper)).toEqual(placed);
  const [attempt] = await attempts();
  const isIts = eq(paymentOperations.attemptId, attempt?.id ?? '');
  await shop.ctx.db.update(paymentOperations).set({ status: 'requested' }).where(isIts);
  const isItsHere = eq(braintreeOperations.paymentId, attempt?.id ?? '');
  await shop.ctx.db.update(braintreeOperations).set({ status: 'pending', transactionId: null }).where(isItsHere);
  shop.clock.moveBy(180_000);
  await resendOperations(shop.ctx);
  expect(await operations()).toEqual(['capture succeeded']);
  expect(await transactions()).toHaveLength(1);
});

test('a signed webhook stores a declined settlement once; a forged one changes nothing', async () => {
  const { shopper, operations, transactions } = await atReview();
  await submitOrder(shopper);
  const [transaction] = await transactions();
  const delivery = braintreeDelivery('transaction_settlement_declined', transaction ?? { id: '', orderId: '' });
  const forged = new URLSearchParams(delivery);
  forged.set('bt_payload', `${forged.get('bt_payload')?.trim()}AAAA`);
  const unsigned = new URLSearchParams(delivery);
  unsigned.set('bt_signature', `${braintreeAccount.publicKey}|${'0'.repeat(40)}`);
  for (const body of [forged.toString(), unsigned.toString(), 'bt_payload=x', '', '{}'])
    expect(await post(body)).toBe(401);
  expect(await operations()).toEqual(['capture succeeded']);
  expect([await post(delivery), await post(delivery)]).toEqual([200, 200]);
  expect(await operations()).toEqual(['capture failed']);
  const late = braintreeDelivery('transaction_settled', transaction ?? { id: '', orderId: '' });
  expect(await post(late)).toBe(200);
  expect(await operations()).toEqual(['capture failed']);
  expect(await post(braintreeDelivery('check', { id: '', orderId: '' }))).toBe(200);
});
