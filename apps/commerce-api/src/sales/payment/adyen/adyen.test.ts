import { getCardEncryptionKey, refreshCheckout } from '@settee/contract';
import type { CheckoutState } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startAdyenShop } from '../../../testing/adyen-shop.ts';
import { adyenAccount, adyenCards, encryptForAdyen } from '../../../testing/adyen-account.ts';
import { submitOrder, placed } from '../../../testing/checkout.ts';
import { createShopper } from '../../../testing/shopper.ts';
import { captureOrder, refundOrder, voidOrder } from '../order-payments.ts';
import { resolveStalePaymentAttempts } from '../resolve-stale-payment-attempts.ts';
import { paymentAttempts, paymentOperations } from '../tables.ts';

let started: Awaited<ReturnType<typeof startAdyenShop>>;
beforeAll(async () => {
  started = await startAdyenShop();
});
afterAll(() => started.close());
beforeEach(() => started.adyen.setFault('none'));

const getCard = ({ paymentData }: CheckoutState) => paymentData.creditCardData.cardOneInfo?.cardInfo;
const declined = { isSuccess: false, message: 'CardDeclined', redirectUrl: '/checkout/paymentandbilling' };

test('PAY-07: a card that is encrypted for Adyen is stored in Adyen’s vault and pays an order', async () => {
  const { shopper, total, operations, payments } = await started.atReview(adyenCards.approved);
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
  expect(await started.deliver()).toBe(200);
  expect(await operations()).toEqual(['capture succeeded']);
  expect(started.shop.logged.join('\n')).not.toContain(adyenCards.approved);
});

test('CARD-13: the browser gets Adyen’s key and the names of its fields', async () => {
  const key = await createShopper(started.shop).call(getCardEncryptionKey, {});
  expect(key).toMatchObject({ jwk: { kty: 'RSA', e: 'AQAB', alg: 'RSA-OAEP-256' }, format: 'adyen' });
});

test.each([
  ['no encrypted text', async () => 'plain', 'hasSessionError'],
  ['a text that was encrypted for another key', async () => 'eyJhbGciOiJSU0EifQ.a.b.c.d', 'hasSessionError'],
  ['a wrong security code', () => encryptForAdyen(adyenCards.approved, '000'), 'declineMessage'],
] satisfies [string, () => Promise<string>, 'hasSessionError' | 'declineMessage'][])(
  'a card with %s is not accepted',
  async (_, encrypt, error) => {
    const { state } = await started.apply(adyenCards.approved, await encrypt());
    const card = getCard(state);
    expect(card?.isValid).toBe(false);
    expect(card?.errors[error]).toBeTruthy();
  },
);

test('a declined card and a partial approval redirect to the payment step, and the partial one is canceled', async () => {
  const first = await started.atReview(adyenCards.declined);
  expect(await submitOrder(first.shopper)).toEqual(declined);
  expect(await first.orderId()).toBeNull();
  const partial = await started.atReview(adyenCards.partial);
  expect(await submitOrder(partial.shopper)).toEqual(declined);
  expect((await partial.payments()).map((each) => each?.status)).toEqual(['canceled']);
});

test('a webhook with a wrong signature, of another account or changed afterwards changes nothing', async () => {
  const { shopper, operations } = await started.atReview(adyenCards.approved);
  await submitOrder(shopper);
  const delivery = JSON.stringify(started.adyen.takeDelivery());
  for (const forged of [
    delivery.replace('"success":"true"', '"success":"false"'),
    delivery.replaceAll(adyenAccount.merchantAccount, 'Another'),
    delivery.replace(/"hmacSignature":"[^"]+"/, '"hmacSignature":""'),
    '{}',
  ])
    expect(await started.post(JSON.parse(forged))).toBe(401);
  expect(await operations()).toEqual(['capture pending']);
  expect(await started.post(JSON.parse(delivery))).toBe(200);
  expect(await operations()).toEqual(['capture succeeded']);
});

test('a capture that the bank rejects later is stored as failed, also when its success is delivered again', async () => {
  const { shopper, operations } = await started.atReview(adyenCards.captureFails);
  await submitOrder(shopper);
  const delivery = started.adyen.takeDelivery();
  expect(await started.post(delivery)).toBe(200);
  expect(await operations()).toEqual(['capture failed']);
  expect(await started.post(delivery)).toBe(200);
  expect(await operations()).toEqual(['capture failed']);
});

test('an order is refunded in parts, and a repeated refund moves money once', async () => {
  const { shopper, total, orderId, payments, operations } = await started.atReview(adyenCards.approved);
  await submitOrder(shopper);
  const refund = { orderId: (await orderId()) ?? '', reference: 'return 1', amount: 2_000 };
  const pending = { ok: true, status: 'pending', isNew: true };
  expect(await Promise.all([refundOrder(started.shop.ctx, refund), refundOrder(started.shop.ctx, refund)])).toEqual(
    expect.arrayContaining([pending, { ...pending, isNew: false }]),
  );
  expect(
    await refundOrder(started.shop.ctx, { ...refund, reference: 'return 2', amount: total - 1_999 }),
  ).toMatchObject({
    ok: false,
  });
  expect((await payments()).map((each) => each?.refunded)).toEqual([2_000]);
  await started.deliver();
  expect(await operations()).toEqual(['capture succeeded', 'refund succeeded']);
});

test('captures in parts, and the rest is canceled', async () => {
  const { shopper, orderId } = await started.atReview(adyenCards.approved);
  await submitOrder(shopper);
  const [row] = await started.shop.ctx.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, (await orderId()) ?? ''));
  const payment = started.adyen.payments.get(row?.id ?? '');
  if (!row || !payment) throw new Error('The order has no payment');
  // Simulates an order with an uncaptured payment.
  payment.captured = 0;
  started.adyen.takeDelivery();
  await started.shop.ctx.db.delete(paymentOperations).where(eq(paymentOperations.attemptId, row.id));
  const part = { orderId: row.orderId ?? '', reference: 'shipment 1', amount: 1_000 };
  expect(await captureOrder(started.shop.ctx, part)).toEqual({ ok: true, status: 'pending', isNew: true });
  expect(payment.captured).toBe(1_000);
  expect(await voidOrder(started.shop.ctx, part.orderId)).toBe('canceled');
});

test('a lost response: the payment is canceled by its reference, and the next click pays once', async () => {
  const { shopper, payments } = await started.atReview(adyenCards.approved);
  started.adyen.setFault('response lost');
  await expect(submitOrder(shopper)).rejects.toThrow('Status: 500');
  started.adyen.setFault('none');
  await resolveStalePaymentAttempts(started.shop.ctx, false);
  expect((await payments()).map((each) => each?.status)).toEqual(['canceled']);
  expect(await submitOrder(shopper)).toEqual(placed);
  expect((await payments()).map((each) => each?.status).toSorted()).toEqual(['authorized', 'canceled']);
});
