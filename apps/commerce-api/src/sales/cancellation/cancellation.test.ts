import {
  addToCart,
  applyGiftCardTender,
  applyPromoCode,
  cancelOrder,
  getCart,
  getOrderDetails,
  getOrderReturns,
  requestReturn,
} from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { offers } from '../../catalog/products/tables.ts';
import { rateLimitWindows } from '../../platform/tables.ts';
import { fillCart, goods, goToReview, placed, submitOrder } from '../../testing/checkout.ts';
import { shipAll } from '../../testing/ship.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { deliverySlots } from '../delivery/tables.ts';
import { shipOrder } from '../order-desk/ship-order.ts';
import { findOrderId } from '../placed-orders/orders.queries.ts';
import { orders } from '../placed-orders/tables.ts';
import { paymentOperations } from '../payment/tables.ts';
import { promoUses } from '../promo/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());
beforeEach(async () => void (await shop.ctx.db.delete(rateLimitWindows)));

const sofa = { Sku: goods.sofa, OptionChoiceParameter: '11-3002_12-1201_13-2001', Quantity: 1 };
const late = { isSuccess: false, message: 'This order can’t be canceled online anymore. Please call us.' };
const done = { isSuccess: true, message: '' };

async function place(shopper: TestShopper, site: Pick<TestContext, 'ctx'> = shop) {
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  if (!order) throw new Error('There is no order');
  const { orderNumber } = order;
  return {
    shopper,
    order,
    orderNumber,
    orderId: (await findOrderId(site.ctx.db, orderNumber)) ?? '',
    cancel: () => shopper.call(cancelOrder, { orderNumber }),
    payment: async () => (await shopper.call(getOrderDetails, {}))?.payment,
    canCancel: async () => (await shopper.call(getOrderReturns, { orderNumber }))?.isCancelable,
  };
}

/** Two tables in stock. */
async function newOrder(inShop: TestContext = shop) {
  const shopper = createShopper(inShop);
  await fillCart(shopper, goods.dining, 2);
  await goToReview(shopper);
  return place(shopper, inShop);
}

async function newSofaOrder(inShop: TestContext) {
  const shopper = createShopper(inShop);
  await shopper.call(addToCart, [sofa]);
  await shopper.call(getCart, {});
  await goToReview(shopper);
  return place(shopper, inShop);
}

const sold = async () => {
  const isDining = eq(offers.sku, goods.dining);
  const rows = await shop.ctx.db.select().from(offers).where(isDining);
  return rows.find(({ siteCulture }) => siteCulture === 'USA')?.stockSold;
};
const booked = async () => (await shop.ctx.db.select().from(deliverySlots)).reduce((sum, each) => sum + each.booked, 0);

test('ORDER-12: an order that was not shipped is canceled: all is refunded once, stock and slot are free again, and it is emailed', async () => {
  const before = { sold: (await sold()) ?? 0, booked: await booked() };
  const ordered = await newOrder();
  const { total } = ordered.order.orderSummary;
  expect(await ordered.canCancel()).toBe(true);
  expect(await sold()).toBe(before.sold + 2);
  expect(await Promise.all([ordered.cancel(), ordered.cancel()])).toEqual([done, done]);
  expect(await ordered.cancel()).toEqual(done);
  expect(await ordered.payment()).toMatchObject({ status: 'canceled', captured: total, refunded: total });
  expect({ sold: await sold(), booked: await booked() }).toEqual(before);
  const refunds = (await shop.ctx.db.select().from(paymentOperations)).filter(({ kind }) => kind === 'refund');
  expect(refunds).toMatchObject([{ amount: total, reference: 'canceled', status: 'succeeded' }]);
  const mails = (await shop.post()).filter(
    ({ subject }) => subject === `Your order ${ordered.orderNumber} is canceled`,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('We’re refunding $');
  expect(mails[0]?.text).not.toContain('haven’t charged');
  expect(await ordered.canCancel()).toBe(false);
});

test('ORDER-12: nothing can be returned before it is shipped, and nothing canceled after it', async () => {
  const ordered = await newOrder();
  const { shopper, orderNumber, orderId, order } = ordered;
  const [line] = order.lineItems;
  const request = (quantity: number) =>
    shopper.call(requestReturn, {
      orderNumber,
      requestId: crypto.randomUUID(),
      reason: 'changedMind',
      lines: [{ lineId: line?.id ?? '', quantity }],
    });
  const read = async () => (await shopper.call(getOrderReturns, { orderNumber }))?.lines[0];
  expect(await read()).toMatchObject({ shipped: 0, exclusion: 'notShipped' });
  expect(await request(1)).toMatchObject({ isSuccess: false });
  const parcel = { carrier: 'UPS', trackingNumber: '1Z1', trackingUrl: '' };
  await shipOrder(shop.ctx, orderId, { ...parcel, pieces: [{ sku: goods.dining, quantity: 1 }] });
  expect(await read()).toMatchObject({ quantity: 2, shipped: 1, exclusion: null });
  expect(await request(2)).toMatchObject({ isSuccess: false });
  expect(await request(1)).toMatchObject({ isSuccess: true });
  expect(await ordered.canCancel()).toBe(false);
  expect(await ordered.cancel()).toEqual(late);
  expect(await ordered.payment()).toMatchObject({ status: 'paid', refunded: 0 });
});

test('ORDER-12: of a shipment and a cancellation at once, one wins', async () => {
  const ordered = await newOrder();
  const parcel = { carrier: 'UPS', trackingNumber: '1Z1', trackingUrl: '', pieces: [] };
  const [canceled, shipped] = await Promise.all([ordered.cancel(), shipOrder(shop.ctx, ordered.orderId, parcel)]);
  expect(canceled.isSuccess).toBe(shipped === 'canceled');
});

test('ORDER-12: in a shop without records of parcels, all can be returned after the promised day', async () => {
  const later = await createTestContext();
  const ordered = await newOrder(later);
  const { arrivesBy } = (await later.ctx.db.select().from(orders).where(eq(orders.id, ordered.orderId)))[0] ?? {};
  later.clock.moveBy(Date.parse(`${arrivesBy}T12:00:00Z`) - later.clock.now().getTime() + 86_400_000);
  const { isCancelable, lines } =
    (await ordered.shopper.call(getOrderReturns, { orderNumber: ordered.orderNumber })) ?? {};
  expect(isCancelable).toBe(false);
  expect(lines).toMatchObject([{ shipped: 2, exclusion: null }]);
  await later.close();
});

test('ORDER-12: what is made to order can be canceled for 48 hours', async () => {
  const later = await createTestContext();
  const ordered = await newSofaOrder(later);
  later.clock.moveBy(48 * 3_600_000 - 60_000);
  expect(await ordered.canCancel()).toBe(true);
  later.clock.moveBy(61_000);
  expect(await ordered.canCancel()).toBe(false);
  expect(await ordered.cancel()).toEqual(late);
  await later.close();
});

test('ORDER-12: a canceled order gives gift cards their amount back, and the promo code can be used again', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  await goToReview(shopper);
  await shopper.call(applyPromoCode, { promoCode: 'WELCOME10' });
  await shopper.call(applyGiftCardTender, { cardNumber: '6006490000000028', cardPin: '1002' });
  await goToReview(shopper);
  const ordered = await place(shopper);
  const uses = () => shop.ctx.db.select().from(promoUses).where(eq(promoUses.orderId, ordered.orderId));
  const paid = ordered.order.tenders.reduce((sum, { appliedAmount }) => sum + appliedAmount, 0);
  expect(paid).toBeGreaterThan(0);
  expect(await uses()).not.toEqual([]);
  expect(await ordered.cancel()).toEqual(done);
  expect(await uses()).toEqual([]);
  expect(await ordered.payment()).toMatchObject({
    status: 'canceled',
    storedValue: { captured: paid, refunded: paid },
  });
});

test('ORDER-12: the order of another shopper is not found and not canceled', async () => {
  const ordered = await newOrder();
  const other = createShopper(shop);
  await fillCart(other);
  const { orderNumber } = ordered;
  expect((await other.send('POST', '/ReactCheckout/CancelOrder', { orderNumber })).status).toBe(404);
  expect(await ordered.canCancel()).toBe(true);
});

test('PAY-01: where cards are charged at shipment, an order is canceled without a charge', async () => {
  const later = await createTestContext({}, { PAYMENT_CAPTURE: 'shipment' });
  const ordered = await newOrder(later);
  expect(await ordered.cancel()).toEqual(done);
  expect(await ordered.payment()).toMatchObject({ status: 'canceled', captured: 0, refunded: 0 });
  const [mail] = await later.post();
  expect(mail?.text).toContain('We haven’t charged your card.');
  await later.close();
});

test('PAY-01: while a capture has no result, nothing is canceled', async () => {
  const ordered = await newOrder();
  const isOrder = eq(paymentOperations.kind, 'capture');
  const captures = await shop.ctx.db.select().from(paymentOperations).where(isOrder);
  await shop.ctx.db.update(paymentOperations).set({ status: 'pending' }).where(isOrder);
  expect(await ordered.cancel()).toMatchObject({ isSuccess: false, message: expect.stringContaining('try again') });
  for (const { id, status } of captures)
    await shop.ctx.db.update(paymentOperations).set({ status }).where(eq(paymentOperations.id, id));
  expect(await ordered.cancel()).toEqual(done);
});

test('ORDER-12: an order that was shipped as a whole can’t be canceled', async () => {
  const ordered = await newOrder();
  await shipAll(shop, ordered.orderNumber);
  expect(await ordered.cancel()).toEqual(late);
});
