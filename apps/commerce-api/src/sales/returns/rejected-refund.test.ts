import { applyGiftCardTender, getOrderDetails, getOrderReturns, requestReturn } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, goods, goToReview, submitOrder, placed, saveDelivery } from '../../testing/checkout.ts';
import { shipAll } from '../../testing/ship.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { refundOrder, voidOrder } from '../payment/order-payments.ts';
import { signatureHeader, signDelivery } from '../payment/embedded-provider/embedded-webhook.ts';
import { paymentAttempts, paymentOperations } from '../payment/tables.ts';
import { orders } from '../placed-orders/tables.ts';
import { issuedCards } from '../tenders/embedded-stored-value/tables.ts';
import { receiveReturn, refundReturn } from './process-return.ts';

/** The embedded provider rejects each refund of this card. */
const closedCard = { number: '4000000000003006' };
let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

async function newOrder(card: { number?: string } = closedCard) {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  await goToReview(shopper, card);
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  if (!order) throw new Error('There is no order');
  const { orderNumber } = order;
  const [row] = await shop.ctx.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  const readPayment = async () => (await shopper.call(getOrderDetails, {}))?.payment;
  return { shopper, order, orderNumber, orderId: row?.id ?? '', readPayment };
}

/** Mails of rejected refunds of an order. */
const cardMails = async (orderNumber: string) =>
  (await shop.post()).filter(({ subject, text }) => subject.includes('gift card') && text.includes(orderNumber));

async function report(operationId: string, paymentId: string, isSuccess: boolean): Promise<number> {
  const body = JSON.stringify([{ id: shop.ctx.ids.row(), paymentId, kind: 'refund', isSuccess, operationId }]);
  const headers = { 'content-type': 'application/json', [signatureHeader]: await signDelivery(shop.ctx, body) };
  return (await shop.api.request('http://localhost/api/payment/webhook', { method: 'POST', body, headers })).status;
}

test('a return that a closed card rejects is mailed as a gift card, once, and the order and its mail report it', async () => {
  const { shopper, order, orderNumber, readPayment } = await newOrder();
  await shipAll(shop, orderNumber);
  const [line] = order.lineItems;
  const { returnNumber } = await shopper.call(requestReturn, {
    orderNumber,
    requestId: crypto.randomUUID(),
    reason: 'changedMind',
    lines: [{ lineId: line?.id ?? '', quantity: 1 }],
  });
  expect(await receiveReturn(shop.ctx, returnNumber)).toBeNull();
  const twice = await Promise.all([refundReturn(shop.ctx, returnNumber), refundReturn(shop.ctx, returnNumber)]);
  expect([...twice, await refundReturn(shop.ctx, returnNumber)]).toEqual([null, null, null]);
  const found = await shopper.call(getOrderReturns, { orderNumber });
  const { status, refund = 0 } = found?.returns[0] ?? {};
  expect(status).toBe('refunded');
  expect(await readPayment()).toMatchObject({ status: 'partlyRefunded', refunded: refund, onGiftCard: refund });

  const [mail = expect.unreachable(), ...others] = await cardMails(orderNumber);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'nora@example.com' });
  const [report] = (await shop.post()).filter(({ subject }) => subject.startsWith('We’ve refunded'));
  expect(report?.text).toContain('we’re emailing you a gift card for that amount');
  expect(report?.text).not.toContain('We sent it back the way you paid');

  const entry = {
    cardNumber: /Card number: ([\d ]+)/.exec(mail.text)?.[1]?.replaceAll(' ', '') ?? '',
    cardPin: /PIN: (\d{4})/.exec(mail.text)?.[1] ?? '',
  };
  await fillCart(shopper, goods.dining, 2);
  await saveDelivery(shopper);
  const { giftCardData } = (await shopper.call(applyGiftCardTender, entry)).paymentData;
  expect(giftCardData.giftCards).toMatchObject([{ appliedAmount: refund, remaining: 0 }]);
});

test('a refund that the bank rejects after days is mailed as a gift card, once', async () => {
  const { orderId, orderNumber, readPayment } = await newOrder({});
  expect(await refundOrder(shop.ctx, { orderId, reference: 'goodwill', amount: 500 })).toEqual({
    ok: true,
    status: 'succeeded',
    isNew: true,
  });
  expect(await readPayment()).toMatchObject({ refunded: 500, onGiftCard: 0 });
  const [refund = expect.unreachable()] = await shop.ctx.db
    .select()
    .from(paymentOperations)
    .where(eq(paymentOperations.reference, 'goodwill'));
  for (const isSuccess of [false, false, true]) expect(await report(refund.id, refund.paymentId, isSuccess)).toBe(200);
  expect(await readPayment()).toMatchObject({ status: 'partlyRefunded', refunded: 500, onGiftCard: 500 });
  expect(await cardMails(orderNumber)).toHaveLength(1);
  const issued = await shop.ctx.db.select().from(issuedCards).where(eq(issuedCards.cardId, refund.id));
  expect(issued).toMatchObject([{ amount: 500, siteCulture: 'USA' }]);
  expect(await refundOrder(shop.ctx, { orderId, reference: 'goodwill', amount: 500 })).toMatchObject({ ok: true });
  expect(await cardMails(orderNumber)).toHaveLength(1);
});

test('what is replaced counts as refunded, so no more is refunded than was paid', async () => {
  const { orderId, order, readPayment } = await newOrder();
  const { total } = order.orderSummary;
  await refundOrder(shop.ctx, { orderId, reference: 'all', amount: total });
  expect(await readPayment()).toMatchObject({ status: 'refunded', refunded: total, onGiftCard: total });
  expect(await refundOrder(shop.ctx, { orderId, reference: 'more', amount: 1 })).toEqual({
    ok: false,
    error: 'too-much',
  });
  expect(await voidOrder(shop.ctx, orderId)).toBe('canceled');
  expect(await readPayment()).toMatchObject({ refunded: total, onGiftCard: total });
});

test('of two calls at once one sends the refund, so a provider can’t accept one and reject the other', async () => {
  const { orderId, orderNumber, readPayment } = await newOrder({});
  const { payments, inProgress } = shop.ctx;
  const otherCall = Promise.withResolvers<void>();
  let calls = 0;
  const refundSlowly: typeof payments.refund = async (operation) => {
    calls += 1;
    if (calls > 1) {
      otherCall.resolve();
      return 'failed';
    }
    await otherCall.promise;
    return payments.refund(operation);
  };
  const waitForEnd: typeof inProgress.waitForEnd = (id, timeout) => {
    otherCall.resolve();
    return inProgress.waitForEnd(id, timeout);
  };
  shop.ctx.payments = { ...payments, refund: refundSlowly };
  shop.ctx.inProgress = { ...inProgress, waitForEnd };
  const refund = { orderId, reference: 'at once', amount: 700 };
  const results = await Promise.all([refundOrder(shop.ctx, refund), refundOrder(shop.ctx, refund)]);
  Object.assign(shop.ctx, { payments, inProgress });
  const refunded = { ok: true, status: 'succeeded', isNew: true };
  expect(results).toEqual(expect.arrayContaining([refunded, { ...refunded, isNew: false }]));
  expect(calls).toBe(1);
  expect(await readPayment()).toMatchObject({ refunded: 700, onGiftCard: 0 });
  expect(await cardMails(orderNumber)).toEqual([]);
});

test('a rejected refund of an uncaptured amount is not replaced by a gift card', async () => {
  const { orderId, orderNumber, readPayment } = await newOrder();
  const [attempt = expect.unreachable()] = await shop.ctx.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId));
  const isOfOrder = eq(paymentOperations.attemptId, attempt.id);
  await shop.ctx.db.update(paymentOperations).set({ status: 'pending' }).where(isOfOrder);
  const refund = { orderId, reference: 'too early', amount: 500 };
  expect(await refundOrder(shop.ctx, refund)).toEqual({ ok: true, status: 'failed', isNew: true });
  expect(await readPayment()).toMatchObject({ refunded: 0, onGiftCard: 0 });
  expect(await cardMails(orderNumber)).toEqual([]);
});
