import { cancelOrder, getOrderDetails } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, goods, goToReview, placed, submitOrder } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { receiveWebhook } from '../order/receive-webhook.ts';
import { findOrderId } from '../placed-orders/orders.queries.ts';
import { deliverNotices } from './embedded-provider/embedded-webhook.ts';
import { providerOperations } from './embedded-provider/tables.ts';
import { refundOrder } from './order-payments.ts';
import { paymentAttempts, paymentOperations } from './tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

async function newOrder(number: string) {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  await goToReview(shopper, { number });
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  const { orderNumber = '' } = order ?? {};
  const orderId = (await findOrderId(shop.ctx.db, orderNumber)) ?? '';
  const { db } = shop.ctx;
  const operations = async () => {
    const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
    const isOf = eq(paymentOperations.attemptId, attempt?.id ?? '');
    const rows = await db.select().from(paymentOperations).where(isOf).orderBy(paymentOperations.createdAt);
    const moved = await db.select().from(providerOperations);
    return rows.map(({ id, kind, status }) => [kind, status, moved.find((one) => one.id === id)?.status]);
  };
  const cancel = () => shopper.call(cancelOrder, { orderNumber });
  const payment = async () => (await shopper.call(getOrderDetails, {}))?.payment;
  return { orderId, orderNumber, total: order?.orderSummary.total ?? 0, operations, cancel, payment };
}

/** A minute later, the provider reports what has ended. */
async function minuteLater(): Promise<void> {
  shop.clock.moveBy(61_000);
  await deliverNotices(shop.ctx, (body, headers) => receiveWebhook(shop.ctx, body, headers));
}

test('PAY-01: captures and refunds that end later are pending until the webhook; meanwhile the order is not canceled', async () => {
  const { operations, cancel, payment, total } = await newOrder('4000000000003303');
  expect(await operations()).toEqual([['capture', 'pending', 'pending']]);
  expect(await payment()).toMatchObject({ status: 'paid', captured: total });
  expect(await cancel()).toMatchObject({ isSuccess: false, message: expect.stringContaining('still processing') });
  await minuteLater();
  const captured = ['capture', 'succeeded', 'succeeded'];
  expect(await operations()).toEqual([captured]);
  expect(await cancel()).toMatchObject({ isSuccess: true });
  expect(await operations()).toEqual([captured, ['refund', 'pending', 'pending']]);
  expect(await payment()).toMatchObject({ status: 'canceled', refunded: total, onGiftCard: 0 });
  await minuteLater();
  await minuteLater();
  expect(await operations()).toEqual([captured, ['refund', 'succeeded', 'succeeded']]);
});

test('PAY-01: a refund that the bank rejects a minute later is mailed as a gift card, once', async () => {
  const { orderId, orderNumber, operations, payment } = await newOrder('4000000000003311');
  await refundOrder(shop.ctx, { orderId, amount: 5_000, reference: 'goodwill' });
  expect(await operations()).toEqual([
    ['capture', 'succeeded', 'succeeded'],
    ['refund', 'pending', 'pending'],
  ]);
  await minuteLater();
  await minuteLater();
  expect((await operations()).at(-1)).toEqual(['refund', 'replaced', 'failed']);
  expect(await payment()).toMatchObject({ status: 'partlyRefunded', refunded: 5_000, onGiftCard: 5_000 });
  const mails = (await shop.post()).filter(({ text }) => text.includes(orderNumber) && text.includes('gift card'));
  expect(mails).toHaveLength(1);
});
