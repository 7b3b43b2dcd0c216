import {
  finishPayment,
  getCardEncryptionKey,
  getOrderDetails,
  moveToReviewPage,
  refreshCheckout,
  saveCreditCardToBasket,
} from '@settee/contract';
import type { CheckoutState } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  adyenAccount,
  adyenCards,
  adyenSettings,
  encryptForAdyen,
  startAdyen,
} from '../../../testing/adyen-simulator.ts';
import { follow } from '../../../testing/challenge.ts';
import { fillCart, goods, submitOrder, placed, saveDelivery } from '../../../testing/checkout.ts';
import { createShopper } from '../../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../../testing/test-context.ts';
import { orders } from '../../placed-orders/tables.ts';
import { captureOrder, refundOrder, voidOrder } from '../order-payments.ts';
import { resolveStalePaymentAttempts } from '../resolve-stale-payment-attempts.ts';
import { paymentAttempts, paymentOperations } from '../tables.ts';

let adyen: Awaited<ReturnType<typeof startAdyen>>;
let shop: TestContext;
beforeAll(async () => {
  adyen = await startAdyen();
  shop = await createTestContext({}, adyenSettings(adyen.url));
});
afterAll(async () => {
  await shop.closeChecked();
  await adyen.close();
});
beforeEach(() => adyen.setFault('none'));

async function apply(number: string, encrypted?: string) {
  const adyenCardData = encrypted ?? (await encryptForAdyen(number));
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  await saveDelivery(shopper);
  const state = await shopper.call(saveCreditCardToBasket, {
    cardOneData: {
      type: 'visa',
      adyenCardData,
      lastFour: number.slice(-4),
      binRange: number.slice(0, 6),
      expMonth: 3,
      expYear: 2030,
      saveToAccount: false,
    },
  });
  return { shopper, state };
}

async function atReview(number: string) {
  const { shopper } = await apply(number);
  const { basketId, orderSummary } = await shopper.call(moveToReviewPage, {});
  const attempts = () => shop.ctx.db.select().from(paymentAttempts).where(eq(paymentAttempts.cartId, basketId));
  const operations = async () => {
    const [attempt] = await attempts();
    const isIts = eq(paymentOperations.attemptId, attempt?.id ?? shop.ctx.ids.row());
    return (await shop.ctx.db.select().from(paymentOperations).where(isIts)).map(
      ({ kind, status }) => `${kind} ${status}`,
    );
  };
  const orderId = async () =>
    (await shop.ctx.db.select().from(orders).where(eq(orders.cartId, basketId)))[0]?.id ?? null;
  const payments = async () => (await attempts()).map(({ id }) => adyen.payments.get(id));
  return { shopper, total: orderSummary.total, operations, orderId, payments };
}

const post = async (delivery: object) =>
  (
    await shop.api.request('http://localhost/api/payment/webhook', {
      method: 'POST',
      body: JSON.stringify(delivery),
      headers: { 'content-type': 'application/json' },
    })
  ).status;
const deliver = () => post(adyen.takeDelivery());
const getCard = ({ paymentData }: CheckoutState) => paymentData.creditCardData.cardOneInfo?.cardInfo;
const declined = { isSuccess: false, message: 'CardDeclined', redirectUrl: '/checkout/paymentandbilling' };

test('PAY-07: a card that is encrypted for Adyen is stored in Adyen’s vault and pays an order', async () => {
  const { shopper, total, operations, payments } = await atReview(adyenCards.approved);
  expect(getCard(await shopper.call(refreshCheckout, {}))).toMatchObject({
    type: 'visa',
    lastFour: '1111',
    binRange: '411111',
    expMonth: 3,
    expYear: 2030,
    isValid: true,
  });
  expect(await submitOrder(shopper)).toEqual(placed);
  expect((await payments()).map((each) => [each?.status, each?.value, each?.captured])).toEqual([
    ['authorized', total, total],
  ]);
  expect(await operations()).toEqual(['capture pending']);
  expect(await deliver()).toBe(200);
  expect(await operations()).toEqual(['capture succeeded']);
  expect(shop.logged.join('\n')).not.toContain(adyenCards.approved);
});

test('CARD-13: the browser gets Adyen’s key and the names of its fields', async () => {
  const key = await createShopper(shop).call(getCardEncryptionKey, {});
  expect(key).toMatchObject({ jwk: { kty: 'RSA', e: 'AQAB', alg: 'RSA-OAEP-256' }, format: 'adyen' });
});

test.each([
  ['no encrypted text', async () => 'plain', 'hasSessionError'],
  ['a text that was encrypted for another key', async () => 'eyJhbGciOiJSU0EifQ.a.b.c.d', 'hasSessionError'],
  ['a wrong security code', () => encryptForAdyen(adyenCards.approved, '000'), 'declineMessage'],
] satisfies [string, () => Promise<string>, 'hasSessionError' | 'declineMessage'][])(
  'a card with %s is not accepted',
  async (_, encrypt, error) => {
    const { state } = await apply(adyenCards.approved, await encrypt());
    const card = getCard(state);
    expect(card?.isValid).toBe(false);
    expect(card?.errors[error]).toBeTruthy();
  },
);

test('a declined card and a partial approval redirect to the payment step, and the partial one is canceled', async () => {
  const first = await atReview(adyenCards.declined);
  expect(await submitOrder(first.shopper)).toEqual(declined);
  expect(await first.orderId()).toBeNull();
  const partial = await atReview(adyenCards.partial);
  expect(await submitOrder(partial.shopper)).toEqual(declined);
  expect((await partial.payments()).map((each) => each?.status)).toEqual(['canceled']);
});

/** Clicks Place Order and opens Adyen's page; returns the way back from it. */
async function challenge(shopper: ReturnType<typeof createShopper>) {
  const response = await submitOrder(shopper);
  if (!('redirectUrl' in response)) throw new Error('The response has no redirect');
  expect(response.message).toBe('ActionRequired');
  const url = new URL(await follow(shopper, response.redirectUrl));
  expect(url.hostname).toBe('checkoutshopper-test.adyen.com');
  const paymentId = response.redirectUrl.split('/').at(-1) ?? '';
  const back = new URL(adyen.payments.get(paymentId)?.returnUrl ?? '').pathname;
  const data = url.searchParams.get('MD') ?? '';
  return { paymentId, data, comeBack: (result: string) => follow(shopper, `${back}?redirectResult=${result}`) };
}

test.each([
  ['approved', placed],
  ['failed', declined],
])('a 3-D Secure challenge that is %s by redirect and /payments/details', async (decision, result) => {
  const { shopper, orderId } = await atReview(adyenCards.challenge);
  const { paymentId, data, comeBack } = await challenge(shopper);
  expect(await comeBack(`${data}.${decision}`)).toBe(`/checkout/review?payment=${paymentId}`);
  expect(await shopper.call(finishPayment, { paymentId })).toEqual(result);
  expect(await shopper.call(finishPayment, { paymentId })).toEqual(result);
  expect((await orderId()) !== null).toBe(result.isSuccess);
  await deliver();
});

test('the result of another payment does not pay this one', async () => {
  const cheap = await atReview(adyenCards.challenge);
  const one = await challenge(cheap.shopper);
  const dear = await atReview(adyenCards.challenge);
  const two = await challenge(dear.shopper);
  await two.comeBack(`${one.data}.approved`);
  expect(await dear.shopper.call(finishPayment, { paymentId: two.paymentId })).toMatchObject({
    message: 'ActionRequired',
  });
  expect(await dear.orderId()).toBeNull();
  adyen.takeDelivery();
});

test('the webhook of a completed challenge places the order of a shopper who never returned, once', async () => {
  const { shopper, orderId, payments } = await atReview(adyenCards.challenge);
  const { data } = await challenge(shopper);
  const details = { method: 'POST', headers: { 'x-api-key': adyenAccount.apiKey, 'content-type': 'application/json' } };
  const body = JSON.stringify({
    merchantAccount: adyenAccount.merchantAccount,
    details: { redirectResult: `${data}.approved` },
  });
  await fetch(`${adyen.url}/payments/details`, { ...details, body });
  const delivery = adyen.takeDelivery();
  expect(await Promise.all([post(delivery), post(delivery)])).toEqual([200, 200]);
  expect(await orderId()).not.toBeNull();
  expect(await shopper.call(getOrderDetails, {})).not.toBeNull();
  // The reference that a capture needs is in the webhook alone.
  expect((await payments()).map((each) => each?.captured === each?.value)).toEqual([true]);
});

test('a webhook with a wrong signature, of another account or changed afterwards changes nothing', async () => {
  const { shopper, operations } = await atReview(adyenCards.approved);
  await submitOrder(shopper);
  const delivery = JSON.stringify(adyen.takeDelivery());
  for (const forged of [
    delivery.replace('"success":"true"', '"success":"false"'),
    delivery.replaceAll(adyenAccount.merchantAccount, 'Another'),
    delivery.replace(/"hmacSignature":"[^"]+"/, '"hmacSignature":""'),
    '{}',
  ])
    expect(await post(JSON.parse(forged))).toBe(401);
  expect(await operations()).toEqual(['capture pending']);
  expect(await post(JSON.parse(delivery))).toBe(200);
  expect(await operations()).toEqual(['capture succeeded']);
});

test('a capture that the bank rejects later is stored as failed, also when its success is delivered again', async () => {
  const { shopper, operations } = await atReview(adyenCards.captureFails);
  await submitOrder(shopper);
  const delivery = adyen.takeDelivery();
  expect(await post(delivery)).toBe(200);
  expect(await operations()).toEqual(['capture failed']);
  expect(await post(delivery)).toBe(200);
  expect(await operations()).toEqual(['capture failed']);
});

test('an order is refunded in parts, and a repeated refund moves money once', async () => {
  const { shopper, total, orderId, payments, operations } = await atReview(adyenCards.approved);
  await submitOrder(shopper);
  const refund = { orderId: (await orderId()) ?? '', reference: 'return 1', amount: 2_000 };
  const pending = { ok: true, status: 'pending', isNew: true };
  expect(await Promise.all([refundOrder(shop.ctx, refund), refundOrder(shop.ctx, refund)])).toEqual(
    expect.arrayContaining([pending, { ...pending, isNew: false }]),
  );
  expect(await refundOrder(shop.ctx, { ...refund, reference: 'return 2', amount: total - 1_999 })).toMatchObject({
    ok: false,
  });
  expect((await payments()).map((each) => each?.refunded)).toEqual([2_000]);
  await deliver();
  expect(await operations()).toEqual(['capture succeeded', 'refund succeeded']);
});

test('captures in parts, and the rest is canceled', async () => {
  const { shopper, orderId } = await atReview(adyenCards.approved);
  await submitOrder(shopper);
  const [row] = await shop.ctx.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, (await orderId()) ?? ''));
  const payment = adyen.payments.get(row?.id ?? '');
  if (!row || !payment) throw new Error('The order has no payment');
  // Simulates an order with an uncaptured payment.
  payment.captured = 0;
  adyen.takeDelivery();
  await shop.ctx.db.delete(paymentOperations).where(eq(paymentOperations.attemptId, row.id));
  const part = { orderId: row.orderId ?? '', reference: 'shipment 1', amount: 1_000 };
  expect(await captureOrder(shop.ctx, part)).toEqual({ ok: true, status: 'pending', isNew: true });
  expect(payment.captured).toBe(1_000);
  expect(await voidOrder(shop.ctx, part.orderId)).toBe(true);
});

test('a lost response: the payment is canceled by its reference, and the next click pays once', async () => {
  const { shopper, payments } = await atReview(adyenCards.approved);
  adyen.setFault('response lost');
  await expect(submitOrder(shopper)).rejects.toThrow('Status: 500');
  adyen.setFault('none');
  await resolveStalePaymentAttempts(shop.ctx, false);
  expect((await payments()).map((each) => each?.status)).toEqual(['canceled']);
  expect(await submitOrder(shopper)).toEqual(placed);
  expect((await payments()).map((each) => each?.status).toSorted()).toEqual(['authorized', 'canceled']);
});
