import { refreshCheckout } from '@settee/contract';
import { eq, sql } from 'drizzle-orm';
import { offers } from '../../catalog/products/tables.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, goods, goToReview, submitOrder, placed } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { providerPayments } from '../payment/embedded-provider/tables.ts';
import { paymentAttempts } from '../payment/tables.ts';
import { orders } from '../placed-orders/tables.ts';

let shop: TestContext;
/** Authorizations wait for it. */
let gate = Promise.resolve();
/** Number of authorizations that were requested. */
let authorizations = 0;
beforeAll(async () => {
  shop = await createTestContext({
    payments: (standard) => ({
      ...standard,
      async authorize(request) {
        authorizations += 1;
        await gate;
        return standard.authorize(request);
      },
    }),
  });
});
afterAll(() => shop.close());

const orderCount = () => shop.ctx.db.$count(orders);
const paymentCount = () => shop.ctx.db.$count(providerPayments);

async function atReview() {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  await goToReview(shopper);
  return shopper;
}

test('ORDER-01: ten parallel requests and a later repeat create one order and one charge', async () => {
  const shopper = await atReview();
  const [ordersBefore, paymentsBefore] = [await orderCount(), await paymentCount()];
  const responses = await Promise.all(Array.from({ length: 10 }, () => submitOrder(shopper)));
  expect(responses).toEqual(Array.from({ length: 10 }, () => placed));
  expect(await submitOrder(shopper)).toEqual(placed);
  expect(await orderCount()).toBe(ordersBefore + 1);
  expect(await paymentCount()).toBe(paymentsBefore + 1);
});

test('ORDER-01: a request during the payment of another waits for its end and returns its result, without a query meanwhile', async () => {
  const shopper = await atReview();
  let open = () => undefined as void;
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const requested = authorizations;
  const first = submitOrder(shopper);
  await expect.poll(() => authorizations).toBe(requested + 1);
  const { inProgress } = shop.ctx;
  const second = new Promise<ReturnType<typeof submitOrder>[]>((resolve) => {
    shop.ctx.inProgress = {
      ...inProgress,
      waitForEnd(...wait) {
        resolve([call]);
        return inProgress.waitForEnd(...wait);
      },
    };
    const call = submitOrder(shopper);
  });
  const [waiting] = await second;
  shop.ctx.inProgress = inProgress;
  const before = shop.queries.length;
  // The connection is free, also where there is one only.
  expect(await orderCount()).toBeGreaterThanOrEqual(0);
  expect(shop.queries.length).toBe(before + 1);
  open();
  expect([await first, await waiting]).toEqual([placed, placed]);
  expect(authorizations).toBe(requested + 1);
});

test('a click after the paying process died does not wait for the attempt timeout', async () => {
  const shopper = await atReview();
  const { basketId } = await shopper.call(refreshCheckout, {});
  const { db, ids, clock } = shop.ctx;
  const left = {
    id: ids.row(),
    cartId: basketId,
    total: 0,
    currency: 'USD',
    status: 'started',
    startedAt: clock.now(),
  } as const;
  await db.insert(paymentAttempts).values(left);
  expect(await submitOrder(shopper)).toEqual(placed);
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, left.id));
  expect(attempt?.status).toBe('voided');
});

test('eight shoppers order the last three pieces at once: three orders, five errors, no piece sold twice', async () => {
  const shoppers = await Promise.all(Array.from({ length: 8 }, atReview));
  const isOffer = eq(offers.sku, goods.dining);
  await shop.ctx.db
    .update(offers)
    .set({ stockReceived: sql`${offers.stockSold} + 3` })
    .where(isOffer);
  const ordersBefore = await orderCount();
  const responses = await Promise.all(shoppers.map((shopper) => submitOrder(shopper)));
  expect(responses.filter(({ isSuccess }) => isSuccess)).toHaveLength(3);
  expect(responses.filter(({ message }) => message === 'NlaItems')).toHaveLength(5);
  expect(await orderCount()).toBe(ordersBefore + 3);
  const rows = await shop.ctx.db.select().from(offers).where(isOffer);
  for (const { stockReceived, stockSold, siteCulture } of rows)
    if (siteCulture === 'USA') expect(stockSold).toBe(stockReceived);
  const authorized = await shop.ctx.db.$count(providerPayments, eq(providerPayments.status, 'authorized'));
  expect(authorized).toBe(0);
});
