import { addToCart, getCart, getOrderDetails, refreshCheckout } from '@settee/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { chicago, fillCart, goods, goToReview, submitOrder, placed, reviewChanged } from '../../testing/checkout.ts';
import { holdRequestTimeouts } from '../../testing/request-timeouts.ts';
import { createShopper } from '../../testing/shopper.ts';
import { startTaxServer, type TaxServer } from '../../testing/tax-server.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { carts } from '../cart/tables.ts';
import { paymentAttempts } from '../payment/tables.ts';
import { orders } from '../placed-orders/tables.ts';

let shop: TestContext;
let server: TaxServer;
let timeouts: ReturnType<typeof holdRequestTimeouts>;
beforeAll(async () => {
  timeouts = holdRequestTimeouts();
  server = await startTaxServer();
});
beforeEach(async () => {
  Object.assign(server, { behavior: 'quotes', rate: 10_000 });
  shop = await createTestContext({}, { TAX_API_URL: `${server.url}/`, TAX_API_KEY: 'key' });
});
afterEach(() => shop.close());
afterAll(() => {
  timeouts.restore();
  return server.close();
});

async function atReview() {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining, 2);
  const state = await goToReview(shopper);
  return { shopper, state };
}

const lastOrder = async () => (await shop.ctx.db.select().from(orders).orderBy(desc(orders.placedAt)).limit(1))[0];
const taxUnavailable = { isSuccess: false, message: 'TaxUnavailable', redirectUrl: '/checkout/review' };
const fifteenMinutes = 15 * 60_000;

test('an order stores its quote per line and jurisdiction, and pages show the total only', async () => {
  const { shopper, state } = await atReview();
  const { merchandise, shipping, tax, isEstimate } = state.orderSummary;
  expect({ tax, isEstimate }).toEqual({
    tax: Math.round(merchandise / 10) + Math.round(shipping / 10),
    isEstimate: false,
  });
  const { body } = server.requests.at(-1) ?? {};
  expect(body).toMatchObject({
    siteCulture: 'USA',
    exemption: null,
    lines: [
      {
        productCode: 'goods',
        quantity: 2,
        amount: merchandise,
        shipFrom: { country: 'USA', region: 'IL', postalCode: '60540' },
        shipTo: { country: 'USA', region: 'IL', postalCode: '60601' },
      },
      { productCode: 'shipping', amount: shipping },
    ],
  });
  const sent = JSON.stringify(body);
  for (const personal of [chicago.firstName, chicago.lastName, chicago.address1, chicago.emailAddress])
    expect(sent).not.toContain(personal);
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await lastOrder();
  expect(order?.taxQuote).toMatchObject({
    source: 'service',
    total: tax,
    lines: [
      { parts: [{ jurisdiction: 'Test County', amount: Math.round(merchandise / 10) }] },
      { parts: [{ jurisdiction: 'Test County', amount: Math.round(shipping / 10) }] },
    ],
  });
  expect(JSON.stringify(await shopper.call(getOrderDetails, {}))).not.toContain('Test County');
  expect(JSON.stringify(state)).not.toContain('Test County');
});

test('no transaction or lock is open while the service is called', async () => {
  const { shopper, state } = await atReview();
  shop.clock.moveBy(fifteenMinutes);
  server.behavior = 'hangs';
  const before = server.requests.length;
  const placing = submitOrder(shopper);
  await expect.poll(() => server.requests.length).toBe(before + 1);
  // The embedded database has one connection: a query during an open transaction would wait for its end.
  await shop.ctx.inTransaction(async (tx) => {
    await tx.update(carts).set({ step: 4 }).where(eq(carts.id, state.basketId));
  });
  expect(server.requests).toHaveLength(before + 1);
  timeouts.expire();
  await expect.poll(() => server.requests.length).toBe(before + 2);
  timeouts.expire();
  expect(await placing).toEqual(taxUnavailable);
});

test('a review requests one quote; Place Order uses it while it is fresh', async () => {
  const { shopper } = await atReview();
  const before = server.requests.length;
  await shopper.call(refreshCheckout, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  expect(server.requests).toHaveLength(before);
});

test('an outage shows an estimate from the embedded rates and places no order; when it is over the shopper reviews the final total', async () => {
  server.behavior = 'fails';
  const { shopper, state } = await atReview();
  const { merchandise, shipping, installation, tax, isEstimate } = state.orderSummary;
  expect(isEstimate).toBe(true);
  expect(Math.abs(tax - Math.round(merchandise * 0.1025))).toBeLessThanOrEqual(2);
  expect([shipping >= 0, installation]).toEqual([true, 0]);
  const attempts = await shop.ctx.db.$count(paymentAttempts);
  expect(await submitOrder(shopper)).toEqual(taxUnavailable);
  expect(await shop.ctx.db.$count(paymentAttempts)).toBe(attempts);
  expect(await shopper.call(refreshCheckout, {})).toMatchObject({ step: 4, orderSummary: state.orderSummary });
  server.behavior = 'quotes';
  shop.clock.moveBy(60_000);
  expect(await submitOrder(shopper)).toEqual(reviewChanged);
  expect((await shopper.call(refreshCheckout, {})).orderSummary.isEstimate).toBe(false);
  expect(await submitOrder(shopper)).toEqual(placed);
});

test('an outage during the review shows the last quote, which pays for 15 minutes', async () => {
  const { shopper, state } = await atReview();
  server.behavior = 'fails';
  shop.clock.moveBy(fifteenMinutes - 1);
  expect((await shopper.call(refreshCheckout, {})).orderSummary).toEqual(state.orderSummary);
  shop.clock.moveBy(1);
  expect((await shopper.call(refreshCheckout, {})).orderSummary).toEqual(state.orderSummary);
  expect(await submitOrder(shopper)).toEqual(taxUnavailable);
  server.behavior = 'quotes';
  shop.clock.moveBy(60_000);
  expect(await submitOrder(shopper)).toEqual(placed);
});

test('another tax than the review showed is reviewed again before anything is charged', async () => {
  const { shopper } = await atReview();
  shop.clock.moveBy(fifteenMinutes);
  server.rate = 11_000;
  expect(await submitOrder(shopper)).toEqual(reviewChanged);
  const { orderSummary } = await shopper.call(refreshCheckout, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  expect((await lastOrder())?.total).toBe(orderSummary.total);
});

test('the cart does not wait for the service', async () => {
  const shopper = createShopper(shop);
  const before = server.requests.length;
  await shopper.call(addToCart, [{ Sku: goods.dining }]);
  expect((await shopper.call(getCart, {})).orderSummary.isEstimate).toBe(true);
  expect(server.requests).toHaveLength(before);
});
