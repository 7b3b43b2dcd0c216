import { addToCart, getCart, getOrderDetails, moveToReviewPage, saveBillingAddress } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chicago, fillCart, goods, goToReview, submitOrder, placed } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

const token = 'a-secret-of-the-warehouse';
const storedValue = { captured: 0, refunded: 0 };
/** Captures at shipments, and when orders are placed. */
let shop: TestContext;
let direct: TestContext;
beforeAll(async () => {
  shop = await createTestContext({}, { PAYMENT_CAPTURE: 'shipment', ORDERS_TOKEN: token });
  direct = await createTestContext({}, { ORDERS_TOKEN: token });
});
afterAll(async () => {
  await shop.close();
  await direct.close();
});

async function newOrder(at: TestContext) {
  const shopper = createShopper(at);
  await fillCart(shopper, goods.dining);
  await goToReview(shopper);
  expect(await submitOrder(shopper)).toEqual(placed);
  const shown = async () => (await shopper.call(getOrderDetails, {}))?.payment;
  const { orderNumber = '', orderSummary } = (await shopper.call(getOrderDetails, {})) ?? {};
  return { orderNumber, total: orderSummary?.total ?? 0, shown };
}

async function send(at: TestContext, number: string, body: object, authorization = `Bearer ${token}`) {
  const response = await at.api.request(`http://10.0.0.7/api/orders/${number}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: response.status === 401 ? null : await response.json() };
}

test('an order that is captured at its shipments is shown as not charged, partly charged, paid and refunded', async () => {
  const { orderNumber, total, shown } = await newOrder(shop);
  const sums = { authorized: total, captured: 0, refunded: 0, storedValue, onGiftCard: 0 };
  expect(await shown()).toEqual({ status: 'authorized', ...sums });
  const box = { action: 'capture', amount: 1_000, reference: 'box 1' };
  expect(await send(shop, orderNumber, { action: 'capture', amount: 1_000 })).toEqual({
    status: 400,
    body: { error: 'reference-missing' },
  });
  await send(shop, orderNumber, box);
  expect((await send(shop, orderNumber, box)).body).toEqual({
    orderNumber,
    payment: { ...sums, status: 'partlyPaid', captured: 1_000 },
  });
  expect(await send(shop, orderNumber, { action: 'capture', amount: total, reference: 'box 2' })).toEqual({
    status: 409,
    body: { error: 'too-much' },
  });
  await send(shop, orderNumber.toLowerCase().replaceAll('-', ' '), { action: 'capture' });
  await send(shop, orderNumber, { action: 'capture' });
  expect(await shown()).toEqual({ ...sums, status: 'paid', captured: total });
  expect((await send(shop, orderNumber, { action: 'void' })).body).toEqual({ error: 'already-charged' });
  await send(shop, orderNumber, { action: 'refund', amount: 400, reference: 'return 1' });
  expect(await shown()).toMatchObject({ captured: total, status: 'partlyRefunded', refunded: 400 });
  await send(shop, orderNumber, { action: 'refund' });
  expect(await shown()).toMatchObject({ captured: total, status: 'refunded', refunded: total });
});

test('emailed gift cards never ship, so their order is charged when it is placed', async () => {
  const shopper = createShopper(shop);
  const card = { amount: 5000, recipientEmail: 'mia@example.com', senderName: 'Nora', message: '' };
  await shopper.call(addToCart, [{ Sku: 190002, GiftCard: card }]);
  await shopper.call(getCart, {});
  await goToReview(shopper);
  await shopper.call(saveBillingAddress, chicago);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  expect((await shopper.call(getOrderDetails, {}))?.payment).toMatchObject({ status: 'paid', captured: 5000 });
});

test('a canceled order is shown as canceled and can’t be charged', async () => {
  const { orderNumber, total, shown } = await newOrder(shop);
  await send(shop, orderNumber, { action: 'void' });
  expect((await send(shop, orderNumber, { action: 'void' })).status).toBe(200);
  expect(await shown()).toEqual({
    status: 'canceled',
    authorized: total,
    captured: 0,
    refunded: 0,
    storedValue,
    onGiftCard: 0,
  });
  expect(await send(shop, orderNumber, { action: 'capture' })).toEqual({ status: 409, body: { error: 'canceled' } });
});

test('after a partial capture, a canceled order can’t be charged, and what was captured can be refunded again and again', async () => {
  const { orderNumber, shown } = await newOrder(shop);
  await send(shop, orderNumber, { action: 'capture', amount: 1_000, reference: 'box 1' });
  await send(shop, orderNumber, { action: 'refund' });
  await send(shop, orderNumber, { action: 'capture', amount: 500, reference: 'box 2' });
  await send(shop, orderNumber, { action: 'refund' });
  await send(shop, orderNumber, { action: 'refund' });
  expect(await shown()).toMatchObject({ captured: 1_500, refunded: 1_500 });
  expect((await send(shop, orderNumber, { action: 'void' })).status).toBe(200);
  expect(await send(shop, orderNumber, { action: 'capture' })).toEqual({ status: 409, body: { error: 'canceled' } });
});

test('by default an order is paid when it is placed, and can be refunded', async () => {
  const { orderNumber, total, shown } = await newOrder(direct);
  expect(await shown()).toMatchObject({ status: 'paid', authorized: total, captured: total, refunded: 0 });
  await send(direct, orderNumber, { action: 'refund' });
  expect((await shown())?.status).toBe('refunded');
});

const emailsOf = async (at: TestContext, orderNumber: string) =>
  (await at.post()).filter(({ text }) => text.includes(orderNumber)).map(({ subject, text }) => ({ subject, text }));

test('a canceled order is emailed once, with what happens to the money', async () => {
  const { orderNumber } = await newOrder(shop);
  await send(shop, orderNumber, { action: 'void' });
  await send(shop, orderNumber, { action: 'void' });
  const [canceled, received, ...others] = await emailsOf(shop, orderNumber);
  expect(canceled?.subject).toBe(`Your order ${orderNumber} is canceled`);
  expect(canceled?.text).toContain('We haven’t charged your card.');
  expect(received?.subject).toContain('We’ve received your');
  expect(others).toEqual([]);
});

test('an order that is canceled after a shipment was charged says so in its email', async () => {
  const { orderNumber } = await newOrder(shop);
  await send(shop, orderNumber, { action: 'capture', amount: 1_000, reference: 'box 1' });
  await send(shop, orderNumber, { action: 'void' });
  const [canceled] = await emailsOf(shop, orderNumber);
  expect(canceled?.text).toContain(`everything in your order ${orderNumber} that hasn’t shipped.`);
  expect(canceled?.text).toContain('We’ve only charged your card for what shipped.');
});

test('a refund is emailed once for each reference, with its amount; one that is rejected is not', async () => {
  const { orderNumber, total } = await newOrder(direct);
  const refund = { action: 'refund', amount: 1_250, reference: 'late delivery' };
  await Promise.all([send(direct, orderNumber, refund), send(direct, orderNumber, refund)]);
  await send(direct, orderNumber, refund);
  expect((await send(direct, orderNumber, { ...refund, amount: total, reference: 'too much' })).status).toBe(409);
  const [refunded, received, ...others] = await emailsOf(direct, orderNumber);
  expect(refunded?.subject).toBe('We’ve refunded $12.50');
  expect(refunded?.text).toContain(`We’ve refunded $12.50 for your order ${orderNumber}.`);
  expect(received?.subject).toContain('We’ve received your');
  expect(others).toEqual([]);
});

test('without the token nothing is read or moved, and without the setting there is no such address', async () => {
  const { orderNumber, shown } = await newOrder(shop);
  for (const wrong of ['', 'Bearer ', `Bearer ${token}x`, token])
    expect((await send(shop, orderNumber, { action: 'void' }, wrong)).status).toBe(401);
  expect((await shown())?.status).toBe('authorized');
  const closed = await createTestContext();
  expect((await send(closed, orderNumber, { action: 'void' }, 'Bearer ')).status).toBe(404);
  await closed.close();
});

test.each([
  ['UNKN-OWNN-ON', { action: 'status' }, 404],
  ['UNKN-OWNN-ON', { action: 'delete' }, 400],
  ['UNKN-OWNN-ON', { action: 'refund', amount: -1, reference: 'x' }, 400],
  ['UNKN-OWNN-ON', { action: 'refund', amount: 1.5, reference: 'x' }, 400],
  ["'%20or%201=1", { action: 'status' }, 404],
])('order %s with %j is status %i', async (number, body, status) => {
  expect((await send(shop, number, body)).status).toBe(status);
});
