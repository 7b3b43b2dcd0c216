import {
  addToCart,
  applyZip,
  getCart,
  getOpenedOrder,
  getOrderDetails,
  getOrderReturns,
  updateShipMethod,
} from '@settee/contract';
import { addDays } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, goods, goToReview, submitOrder, placed } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { voidOrder } from '../payment/order-payments.ts';
import { orders } from '../placed-orders/tables.ts';
import { announcePickup } from './announce-pickup.ts';

const token = 'a-secret-of-the-warehouse';
let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext({}, { ORDERS_TOKEN: token });
});
afterAll(() => shop.close());

const lamp = 100601;

async function newOrder() {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining, 2);
  await shopper.call(addToCart, [{ Sku: lamp }]);
  await shopper.call(getCart, {});
  await goToReview(shopper);
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  if (!order) throw new Error('There is no order');
  const { orderNumber } = order;
  const idOf = (sku: number) => order.lineItems.find(({ itemInfo }) => itemInfo.sku === sku)?.id;
  const parcels = async () => (await shopper.call(getOpenedOrder, { orderNumber }))?.parcels;
  return { shopper, orderNumber, dining: idOf(goods.dining), lamp: idOf(lamp), parcels };
}

async function send(orderNumber: string, body: object, authorization = `Bearer ${token}`) {
  const response = await shop.api.request(`http://10.0.0.7/api/orders/${orderNumber}/parcels`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: response.status === 401 ? null : await response.json() };
}

const box = { action: 'ship', carrier: 'ups', trackingNumber: '1Z999AA10123456784' };

test('a shipped parcel is shown and mailed once with its tracking page, then with its delivery', async () => {
  const order = await newOrder();
  expect(await order.parcels()).toEqual([]);
  const pieces = [{ sku: goods.dining, quantity: 1 }];
  const sent = await Promise.all([
    send(order.orderNumber, { ...box, pieces }),
    send(order.orderNumber, { ...box, pieces }),
  ]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  const trackingUrl = 'https://www.ups.com/track?tracknum=1Z999AA10123456784';
  const first = {
    carrier: 'UPS',
    trackingNumber: '1Z999AA10123456784',
    trackingUrl,
    lines: [{ lineId: order.dining, quantity: 1 }],
    shippedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    deliveredOn: '',
  };
  expect(await order.parcels()).toEqual([first]);

  const taken = { status: 409, body: { error: 'number-taken' } };
  for (const other of [[{ sku: lamp, quantity: 1 }], [...pieces, { sku: lamp, quantity: 1 }], []])
    expect(await send(order.orderNumber, { ...box, pieces: other })).toEqual(taken);
  const rest = { action: 'ship', carrier: 'Our truck', trackingNumber: 'Tour 118' };
  for (const _ of ['first', 'repeat']) expect((await send(order.orderNumber, rest)).status).toBe(200);
  const [, second] = (await order.parcels()) ?? [];
  expect(second).toMatchObject({
    carrier: 'Our truck',
    trackingUrl: '',
    lines: [
      { lineId: order.dining, quantity: 1 },
      { lineId: order.lamp, quantity: 1 },
    ],
  });
  const mails = (await shop.post()).filter(
    ({ subject }) => subject === `Your order ${order.orderNumber} is on its way`,
  );
  expect(mails).toHaveLength(2);
  const [truck, parcel] = mails;
  expect(parcel?.to).toBe('nora@example.com');
  expect(parcel?.html).toContain(`href="${trackingUrl}"`);
  expect(parcel?.text).toMatch(/1 × .+/);
  expect(truck?.text).toContain(`/order-status?order=${order.orderNumber}`);

  expect((await send(order.orderNumber, { action: 'deliver', trackingNumber: box.trackingNumber })).status).toBe(200);
  expect((await order.parcels())?.map(({ deliveredOn }) => deliveredOn !== '')).toEqual([true, false]);
  expect((await send(order.orderNumber, { action: 'deliver' })).status).toBe(200);
  expect((await order.parcels())?.map(({ deliveredOn }) => deliveredOn !== '')).toEqual([true, true]);
  expect(await send(order.orderNumber, { ...box, trackingNumber: 'other' })).toEqual({
    status: 409,
    body: { error: 'nothing-left' },
  });
});

test('the days to return count from a delivery that was later than promised', async () => {
  const { shopper, orderNumber } = await newOrder();
  const until = async () => (await shopper.call(getOrderReturns, { orderNumber }))?.returnUntil ?? '';
  const before = await until();
  await send(orderNumber, box);
  await send(orderNumber, { action: 'deliver' });
  expect(await until()).toBe(before);
  const promised = '2020-01-01';
  await shop.ctx.db.update(orders).set({ arrivesBy: promised }).where(eq(orders.orderNumber, orderNumber));
  const [delivered = ''] = ((await shopper.call(getOpenedOrder, { orderNumber }))?.parcels ?? []).map(
    ({ deliveredOn }) => deliveredOn,
  );
  expect((await until()) > addDays(delivered, 1)).toBe(true);
});

test.each([
  ['more than was bought', { ...box, pieces: [{ sku: goods.dining, quantity: 3 }] }, 409],
  ['another product', { ...box, pieces: [{ sku: goods.sofa, quantity: 1 }] }, 409],
  ['no pieces of one', { ...box, pieces: [{ sku: goods.dining, quantity: 0 }] }, 400],
  ['a page that runs code', { ...box, trackingUrl: 'javascript:alert(1)' }, 400],
  ['a page without encryption', { ...box, trackingUrl: 'http://example.com/1' }, 400],
  ['no tracking number', { ...box, trackingNumber: ' ' }, 400],
  ['no parcel to deliver', { action: 'deliver' }, 404],
  ['a day that is none', { action: 'deliver', day: '2026-13-40x' }, 400],
  ['a day that no month has', { action: 'deliver', day: '2026-02-31' }, 400],
  ['another action', { action: 'lose' }, 400],
])('with %s nothing is shipped', async (_title, body, status) => {
  const { orderNumber, parcels } = await newOrder();
  expect((await send(orderNumber, body)).status).toBe(status);
  expect(await parcels()).toEqual([]);
});

test('a delivery in the future or before the parcel was shipped is rejected', async () => {
  const { orderNumber, parcels } = await newOrder();
  await send(orderNumber, box);
  const [{ shippedOn } = expect.unreachable()] = (await parcels()) ?? [];
  for (const day of [addDays(shippedOn, 1), addDays(shippedOn, -1)])
    expect(await send(orderNumber, { action: 'deliver', day })).toEqual({ status: 400, body: { error: 'wrong-day' } });
});

test('without the token, of no order and of a canceled one nothing is shipped', async () => {
  const { orderNumber, parcels } = await newOrder();
  expect((await send(orderNumber, box, 'Bearer other')).status).toBe(401);
  expect((await send('UNKN-OWNN-ON', box)).status).toBe(404);
  expect(await parcels()).toEqual([]);
});

test('the page of an unknown carrier is shown as a link', async () => {
  const { orderNumber, parcels } = await newOrder();
  await send(orderNumber, { ...box, carrier: 'Estes', trackingUrl: 'https://example.com/track/1' });
  expect(await parcels()).toMatchObject([{ carrier: 'Estes', trackingUrl: 'https://example.com/track/1' }]);
});

/** Picks up the chairs in a store and has the lamp delivered. */
async function newPickup(at: TestContext) {
  const shopper = createShopper(at);
  await fillCart(shopper, goods.dining, 2);
  await shopper.call(applyZip, { zipCode: '60523' });
  for (const { id } of (await shopper.call(getCart, {})).lineItems)
    expect(await shopper.call(updateShipMethod, { id, shipMethod: 'pickup' })).toEqual({ isSuccess: true });
  await shopper.call(addToCart, [{ Sku: lamp }]);
  await shopper.call(getCart, {});
  await goToReview(shopper);
  expect(await submitOrder(shopper)).toEqual(placed);
  return (await shopper.call(getOrderDetails, {}))?.orderNumber ?? '';
}

test('that a pickup is ready is emailed with its store, its pieces and what to bring, but not the pieces that ship', async () => {
  const orderNumber = await newPickup(shop);
  expect(await send(orderNumber, { action: 'ready' })).toEqual({ status: 200, body: { orderNumber, parcels: [] } });
  const mail = (await shop.post()).find(({ subject }) => subject === `Your order ${orderNumber} is ready for pickup`);
  expect(mail?.text).toContain('Oak Brook, ');
  expect(mail?.text).toContain('2 × Oslo Dining Chair');
  expect(mail?.text).toContain('Please bring this email and a photo ID.');
  expect(mail?.text).not.toContain('Wick Floor Lamp');
});

test('a pickup is ready only in an order that has one and is not canceled', async () => {
  const { orderNumber } = await newOrder();
  expect(await send(orderNumber, { action: 'ready' })).toEqual({ status: 409, body: { error: 'no-pickup' } });
  expect((await send('UNKN-OWNN-ON', { action: 'ready' })).status).toBe(404);
  const uncharged = await createTestContext({}, { PAYMENT_CAPTURE: 'shipment' });
  const canceled = await newPickup(uncharged);
  const [{ id } = expect.unreachable()] = await uncharged.ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.orderNumber, canceled));
  expect(await announcePickup(uncharged.ctx, id)).toBeNull();
  await voidOrder(uncharged.ctx, id);
  expect(await announcePickup(uncharged.ctx, id)).toBe('canceled');
  await uncharged.close();
});
