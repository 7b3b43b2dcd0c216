import { moveToReviewPage, refreshCheckout, saveCreditCardToBasket } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillCart, goods, goToReview, submitOrder, placed, saveDelivery } from '../../testing/checkout.ts';
import { encryptCard } from '../../testing/encrypt-card.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import type { PaymentProvider } from '../../platform/ports/payment-provider.ts';
import { orders } from '../placed-orders/tables.ts';
import { captureOrder, refundOrder, voidOrder } from './order-payments.ts';
import { resendOperations } from './send-operations.ts';
import { resolveStalePaymentAttempts } from './resolve-stale-payment-attempts.ts';
import { orderTenders, paymentAttempts, paymentOperations } from './tables.ts';

type Fault = 'none' | 'response lost';
let fault: Fault = 'none';
/** The embedded provider on a line that loses responses. */
function faulty(standard: PaymentProvider): PaymentProvider {
  const lossy =
    (kind: 'capture' | 'refund'): PaymentProvider['capture'] =>
    async (operation) => {
      const status = await standard[kind](operation);
      if (fault === 'response lost') throw new Error('the line is dead');
      return status;
    };
  return { ...standard, capture: lossy('capture'), refund: lossy('refund') };
}

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext({ payments: faulty });
});
afterAll(() => shop.close());
beforeEach(() => {
  fault = 'none';
});

async function orderOf(basketId: string): Promise<string> {
  const [order] = await shop.ctx.db.select().from(orders).where(eq(orders.cartId, basketId));
  return order?.id ?? '';
}

/** An order with card payments that were captured when it was placed. */
async function capturedOrder(number?: string) {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  const { basketId, orderSummary } = await goToReview(shopper, number === undefined ? {} : { number });
  expect(await submitOrder(shopper)).toEqual(placed);
  return { orderId: await orderOf(basketId), total: orderSummary.total };
}

/** An order with authorized cards of which nothing is captured, as an order that ships later. */
async function authorizedOrder(amounts: readonly number[]) {
  const { ctx } = shop;
  const { orderId } = await capturedOrder();
  const [attempt] = await ctx.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  if (!attempt) throw new Error('The order has no attempt');
  await ctx.db.update(paymentAttempts).set({ orderId: null }).where(eq(paymentAttempts.id, attempt.id));
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  const card = await encryptCard(shopper);
  const taken = await ctx.payments.tokenize(card.adyenCardData);
  if (!taken.isTaken) throw new Error('The card was refused');
  const ids = amounts.map(() => ctx.ids.row());
  for (const [index, amount] of amounts.entries()) {
    const request = { token: taken.card.token, amount, currency: 'USD', returnUrl: '' } as const;
    expect(await ctx.payments.authorize({ ...request, paymentId: ids[index] ?? '' })).toEqual({
      status: 'authorized',
      amount,
    });
  }
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const started = { cartId: attempt.cartId, orderId, total, currency: 'USD', startedAt: ctx.clock.now() } as const;
  await ctx.inTransaction(async (tx) => {
    const attemptId = ids[0] ?? '';
    await tx.insert(paymentAttempts).values({ ...started, id: attemptId, status: 'captured' });
    const tender = { attemptId, kind: 'card', token: '', status: 'captured' } as const;
    await tx
      .insert(orderTenders)
      .values(amounts.map((amount, position) => ({ ...tender, id: ids[position] ?? '', position, amount })));
  });
  const sums = async () =>
    Promise.all(
      ids.map(async (id) => {
        const payment = await ctx.payments.find(id);
        return payment && [payment.status, payment.captured, payment.refunded];
      }),
    );
  return { orderId, sums };
}

const done = { ok: true, status: 'succeeded', isNew: true };
const repeated = { ...done, isNew: false };

test('each shipment captures its part, from the first card and then from the second', async () => {
  const { orderId, sums } = await authorizedOrder([10_000, 5_000]);
  const part = (reference: string, amount: number) => captureOrder(shop.ctx, { orderId, reference, amount });
  expect(await part('shipment 1', 4_000)).toEqual(done);
  expect(await sums()).toEqual([
    ['authorized', 4_000, 0],
    ['authorized', 0, 0],
  ]);
  expect(await part('shipment 2', 8_000)).toEqual(done);
  expect(await sums()).toEqual([
    ['captured', 10_000, 0],
    ['authorized', 2_000, 0],
  ]);
  expect(await part('shipment 3', 3_001)).toEqual({ ok: false, error: 'too-much' });
  expect(await part('shipment 3', 3_000)).toEqual(done);
  expect((await sums()).map((each) => each?.[1])).toEqual([10_000, 5_000]);
});

test('a shipment that is captured twice, one after the other or at once, is charged once', async () => {
  const { orderId, sums } = await authorizedOrder([10_000]);
  const shipment = { orderId, reference: 'shipment 1', amount: 4_000 };
  const results = await Promise.all([captureOrder(shop.ctx, shipment), captureOrder(shop.ctx, shipment)]);
  expect(results).toEqual(expect.arrayContaining([done, repeated]));
  expect(await captureOrder(shop.ctx, shipment)).toEqual(repeated);
  expect(await sums()).toEqual([['authorized', 4_000, 0]]);
});

test('two shipments at once never capture more than was authorized', async () => {
  const { orderId, sums } = await authorizedOrder([10_000]);
  const results = await Promise.all(
    ['a', 'b', 'c'].map((reference) => captureOrder(shop.ctx, { orderId, reference, amount: 4_000 })),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await sums()).toEqual([['authorized', 8_000, 0]]);
});

test('an order is refunded in parts, to the last card first, and never more than was captured', async () => {
  const { orderId, sums } = await authorizedOrder([10_000, 5_000]);
  const refund = (reference: string, amount: number) => refundOrder(shop.ctx, { orderId, reference, amount });
  expect(await refund('return 1', 100)).toEqual({ ok: false, error: 'too-much' });
  await captureOrder(shop.ctx, { orderId, reference: 'shipment 1', amount: 12_000 });
  expect(await refund('return 1', 3_000)).toEqual(done);
  expect(await refund('return 1', 3_000)).toEqual(repeated);
  expect((await sums()).map((each) => each?.[2])).toEqual([1_000, 2_000]);
  expect(await refund('return 2', 9_001)).toEqual({ ok: false, error: 'too-much' });
  expect(await refund('return 2', 9_000)).toEqual(done);
  expect((await sums()).map((each) => each?.[2])).toEqual([10_000, 2_000]);
});

test('a canceled order releases what is not captured, and nothing can be captured after it', async () => {
  const { orderId, sums } = await authorizedOrder([10_000, 5_000]);
  await captureOrder(shop.ctx, { orderId, reference: 'shipment 1', amount: 4_000 });
  expect(await voidOrder(shop.ctx, orderId)).toBe('canceled');
  expect(await voidOrder(shop.ctx, orderId)).toBe('canceled');
  expect(await sums()).toEqual([
    ['captured', 4_000, 0],
    ['voided', 0, 0],
  ]);
  expect(await captureOrder(shop.ctx, { orderId, reference: 'shipment 2', amount: 100 })).toEqual({
    ok: false,
    error: 'canceled',
  });
  expect(await captureOrder(shop.ctx, { orderId, reference: 'shipment 1', amount: 4_000 })).toEqual(repeated);
  expect(await refundOrder(shop.ctx, { orderId, reference: 'return 1', amount: 4_000 })).toEqual(done);
});

test('an order that is captured when it is placed can be refunded; an unknown order can’t', async () => {
  const { orderId, total } = await capturedOrder();
  expect(await captureOrder(shop.ctx, { orderId, reference: 'shipment 1', amount: 1 })).toMatchObject({ ok: false });
  expect(await refundOrder(shop.ctx, { orderId, reference: 'return 1', amount: total })).toEqual(done);
  const nothing = { orderId: shop.ctx.ids.row(), reference: 'return 1', amount: 1 };
  expect(await refundOrder(shop.ctx, nothing)).toEqual({ ok: false, error: 'unknown-order' });
  expect(await voidOrder(shop.ctx, nothing.orderId)).toBe('unknown-order');
});

test('a refund with a lost response is sent again by the recovery, and the money moves once', async () => {
  const { orderId, sums } = await authorizedOrder([10_000]);
  await captureOrder(shop.ctx, { orderId, reference: 'shipment 1', amount: 10_000 });
  fault = 'response lost';
  const refund = { orderId, reference: 'return 1', amount: 2_500 };
  await expect(refundOrder(shop.ctx, refund)).rejects.toThrow('the line is dead');
  const stored = async () =>
    (await shop.ctx.db.select().from(paymentOperations).where(eq(paymentOperations.reference, 'return 1')))
      .filter(({ amount }) => amount === 2_500)
      .map(({ status }) => status);
  expect(await stored()).toEqual(['requested']);
  fault = 'none';
  await resendOperations(shop.ctx);
  expect(await stored()).toEqual(['requested']);
  shop.clock.moveBy(120_001);
  await resolveStalePaymentAttempts(shop.ctx, false);
  expect(await stored()).toEqual(['succeeded']);
  expect(await sums()).toEqual([['captured', 10_000, 2_500]]);
});

test('a failed capture leaves the order placed, and the failure is stored and logged once', async () => {
  const { orderId } = await capturedOrder('4000000000003014');
  const [attempt] = await shop.ctx.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  const operations = await shop.ctx.db
    .select()
    .from(paymentOperations)
    .where(eq(paymentOperations.attemptId, attempt?.id ?? ''));
  expect(operations.map(({ kind, status }) => [kind, status])).toEqual([['capture', 'failed']]);
  const complaints = () => shop.logged.filter((line) => line.includes(operations[0]?.id ?? 'none')).length;
  expect(complaints()).toBe(1);
  await resolveStalePaymentAttempts(shop.ctx, false);
  expect(complaints()).toBe(1);
});

test('an order by two cards is captured in two operations of one reference', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  await saveDelivery(shopper);
  const { total } = (await shopper.call(refreshCheckout, {})).orderSummary;
  await shopper.call(saveCreditCardToBasket, {
    cardOneData: { ...(await encryptCard(shopper)), appliedAmount: total - 2_000 },
    cardTwoData: { ...(await encryptCard(shopper, { number: '5555555555554444' })), appliedAmount: 2_000 },
  });
  const { basketId } = await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  const [attempt] = await shop.ctx.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, await orderOf(basketId)));
  const operations = await shop.ctx.db
    .select()
    .from(paymentOperations)
    .where(eq(paymentOperations.attemptId, attempt?.id ?? ''))
    .orderBy(paymentOperations.amount);
  expect(operations.map(({ reference, amount, status }) => [reference, amount, status])).toEqual([
    ['order', 2_000, 'succeeded'],
    ['order', total - 2_000, 'succeeded'],
  ]);
});
