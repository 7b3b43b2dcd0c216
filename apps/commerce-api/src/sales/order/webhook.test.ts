import { getOrderDetails } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, goods, goToReview, submitOrder, placed } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { orders } from '../placed-orders/tables.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { deliverNotices, signatureHeader, signDelivery } from '../payment/embedded-provider/embedded-webhook.ts';
import { providerPayments, webhookSecrets } from '../payment/embedded-provider/tables.ts';
import { paymentAttempts, paymentNotices, paymentOperations } from '../payment/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

interface Notice {
  id: string;
  paymentId: string;
  kind: 'authorization' | 'capture';
  isSuccess: boolean;
  operationId: string | null;
}

/** Posts a delivery as the provider does, with the signature of `signed`. */
async function post(notices: readonly Notice[], signature?: string): Promise<number> {
  const body = JSON.stringify(notices);
  const header = signature ?? (await signDelivery(shop.ctx, body));
  const headers = { 'content-type': 'application/json', [signatureHeader]: header };
  return (await shop.api.request('http://localhost/api/payment/webhook', { method: 'POST', body, headers })).status;
}

/** A shopper who has completed a challenge and never returned. */
async function gone(): Promise<{ shopper: TestShopper; basketId: string; paymentId: string }> {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  const { basketId } = await goToReview(shopper, { number: '4000000000003220' });
  const response = await submitOrder(shopper);
  const action = 'redirectUrl' in response ? response.redirectUrl : '';
  const challenge = (await shopper.send('GET', action)).headers.get('location') ?? '';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await shopper.send('POST', challenge, 'action=confirm&code=1234&left=3', form);
  return { shopper, basketId, paymentId: action.split('/').at(-1) ?? '' };
}

const countOrders = async (basketId: string) =>
  (await shop.ctx.db.select().from(orders).where(eq(orders.cartId, basketId))).length;
const authorized = (paymentId: string): Notice => ({
  id: shop.ctx.ids.row(),
  paymentId,
  kind: 'authorization',
  isSuccess: true,
  operationId: null,
});

test('deliveries that are signed first, and at the same time, have one secret', async () => {
  const { ctx } = shop;
  for (let round = 0; round < 20; round += 1) {
    await ctx.db.delete(webhookSecrets);
    const signed = await Promise.all(Array.from({ length: 20 }, () => signDelivery(ctx, '[]')));
    expect(new Set(signed).size).toBe(1);
  }
});

test('a webhook places the order of a shopper who never returned from the challenge, once', async () => {
  const { shopper, basketId, paymentId } = await gone();
  expect(await countOrders(basketId)).toBe(0);
  const notice = authorized(paymentId);
  expect(await Promise.all([post([notice]), post([notice]), post([authorized(paymentId)])])).toEqual([200, 200, 200]);
  expect(await countOrders(basketId)).toBe(1);
  expect(await shopper.call(getOrderDetails, {})).not.toBeNull();
  expect(await submitOrder(shopper)).toEqual(placed);
  const payments = await shop.ctx.db.select().from(providerPayments).where(eq(providerPayments.paymentId, paymentId));
  expect(payments.map(({ status }) => status)).toEqual(['captured']);
  const { orderNumber = '' } = (await shopper.call(getOrderDetails, {})) ?? {};
  expect((await shop.post()).filter(({ subject }) => subject.includes(orderNumber))).toHaveLength(1);
});

test('a webhook and the returning shopper together place one order', async () => {
  const { shopper, basketId, paymentId } = await gone();
  const [status, result] = await Promise.all([post([authorized(paymentId)]), submitOrder(shopper)]);
  expect([status, result]).toEqual([200, placed]);
  expect(await countOrders(basketId)).toBe(1);
});

test('the embedded provider delivers the result by itself a minute after the challenge, and once', async () => {
  const { basketId } = await gone();
  let deliveries = 0;
  const deliver = async (body: string, headers: Headers) => {
    deliveries += 1;
    return receiveWebhook(shop.ctx, body, headers);
  };
  await deliverNotices(shop.ctx, deliver);
  expect(await countOrders(basketId)).toBe(0);
  shop.clock.moveBy(61_000);
  await deliverNotices(shop.ctx, deliver);
  expect(await countOrders(basketId)).toBe(1);
  const sent = deliveries;
  await deliverNotices(shop.ctx, deliver);
  expect(deliveries).toBe(sent);
});

test('a delivery with a wrong, foreign or old signature changes nothing', async () => {
  const { basketId, paymentId } = await gone();
  const notice = authorized(paymentId);
  const body = JSON.stringify([notice]);
  const good = await signDelivery(shop.ctx, body);
  const other = await signDelivery(shop.ctx, JSON.stringify([authorized(paymentId)]));
  const forged = good.replace(/v1=.{4}/, 'v1=0000');
  const later = good.replace(/t=\d+/, (time) => `t=${Number(time.slice(2)) + 1}`);
  for (const signature of ['', 'nonsense', other, forged, later]) expect(await post([notice], signature)).toBe(401);
  shop.clock.moveBy(5 * 60_000 + 1);
  expect(await post([notice], good)).toBe(401);
  expect(await countOrders(basketId)).toBe(0);
  expect(await shop.ctx.db.select().from(paymentNotices).where(eq(paymentNotices.id, notice.id))).toEqual([]);
  expect(await post([notice])).toBe(200);
  expect(await countOrders(basketId)).toBe(1);
});

test('a webhook settles a pending capture, a later failure replaces a success, and a replay of the success does not', async () => {
  const { paymentId } = await gone();
  await post([authorized(paymentId)]);
  const isIts = eq(paymentOperations.paymentId, paymentId);
  const [operation] = await shop.ctx.db.select().from(paymentOperations).where(isIts);
  if (!operation) throw new Error('The order was not captured');
  const stored = async () => (await shop.ctx.db.select().from(paymentOperations).where(isIts))[0]?.status;
  const report = (isSuccess: boolean): Notice => ({
    ...authorized(paymentId),
    kind: 'capture',
    isSuccess,
    operationId: operation.id,
  });
  await shop.ctx.db.update(paymentOperations).set({ status: 'pending' }).where(isIts);
  const success = report(true);
  expect(await post([success])).toBe(200);
  expect(await stored()).toBe('succeeded');
  expect(await post([report(false)])).toBe(200);
  expect(await stored()).toBe('failed');
  const repeats = () =>
    Number(
      /settee_payment_notices_total\{kind="capture",result="repeated"\} (\d+)/.exec(shop.ctx.metrics.text())?.[1] ?? 0,
    );
  expect(repeats()).toBe(0);
  expect(await post([success, report(true)])).toBe(200);
  expect([await stored(), repeats()]).toEqual(['failed', 1]);
});

test('notices of unknown payments and of ended attempts are accepted and change nothing', async () => {
  const { basketId, paymentId } = await gone();
  await shop.ctx.db.update(paymentAttempts).set({ status: 'voided' }).where(eq(paymentAttempts.cartId, basketId));
  expect(await post([authorized(paymentId), authorized(shop.ctx.ids.row())])).toBe(200);
  expect(await countOrders(basketId)).toBe(0);
});

test('a delivery that is too large or no JSON is rejected', async () => {
  const send = async (body: string) => {
    const headers = { [signatureHeader]: await signDelivery(shop.ctx, body) };
    return (await shop.api.request('http://localhost/api/payment/webhook', { method: 'POST', body, headers })).status;
  };
  expect(await send('x'.repeat(256_001))).toBe(413);
  expect(await send('{')).toBe(401);
});
