import {
  addToCart,
  getCart,
  getOrderDetails,
  getRequestVerificationToken,
  openOrder,
  reorder,
  requestOrderCode,
} from '@settee/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { offers } from '../../catalog/products/tables.ts';
import { goods, goToReview, submitOrder, placed } from '../../testing/checkout.ts';
import { rateLimitWindows } from '../../platform/tables.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { cartLineItems } from '../cart/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());
beforeEach(async () => void (await shop.ctx.db.delete(rateLimitWindows)));

const sofa = { Sku: goods.sofa, OptionChoiceParameter: '11-3001_12-1201_13-2002', Quantity: 1 };
const lamp = { Sku: 100601, IsPersonalized: true, PersonalizationText: 'For Mia', Quantity: 2 };
const dining = { Sku: goods.dining, Quantity: 2 };

async function newOrder() {
  await shop.ctx.db.update(offers).set({ stockSold: 0 });
  const shopper = createShopper(shop);
  await shopper.call(addToCart, [sofa, lamp, dining]);
  await shopper.call(getCart, {});
  await goToReview(shopper);
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  if (!order) throw new Error('There is no order');
  const idOf = (sku: number) => order.lineItems.find(({ itemInfo }) => itemInfo.sku === sku)?.id ?? '';
  const made = order.lineItems.find(({ itemInfo }) => itemInfo.optionChoiceParameter !== '');
  return {
    shopper,
    order,
    orderNumber: order.orderNumber,
    idOf,
    madeId: made?.id ?? '',
    madeSku: made?.itemInfo.sku ?? 0,
  };
}

/** Contents of a cart without ids. */
const contents = async (shopper: TestShopper) =>
  (await shopper.call(getCart, {})).lineItems
    .map(({ itemInfo: { sku, options }, priceQuantityTotals: { quantity } }) => ({ sku, options, quantity }))
    .toSorted((one, other) => one.sku - other.sku);

const isDining = and(eq(offers.sku, goods.dining), eq(offers.siteCulture, 'USA'));
const setPrice = (currentPrice: number) =>
  shop.ctx.db.update(offers).set({ currentPrice, regularPrice: currentPrice }).where(isDining);

test('ORDER-12: an order is bought again as it was, in one call, and a new price is reported', async () => {
  const { shopper, order, orderNumber, idOf } = await newOrder();
  const [offer] = await shop.ctx.db.select().from(offers).where(isDining);
  const was = offer?.currentPrice ?? 0;
  await setPrice(was + 500);
  const { addedItemCount, lines } = await shopper.call(reorder, { orderNumber, lineIds: [], isAccepted: true });
  expect(addedItemCount).toBe(5);
  expect(lines.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added']);
  expect(lines.find(({ lineId }) => lineId === idOf(goods.dining))).toMatchObject({ was, now: was + 500, message: '' });
  const ordered = order.lineItems
    .map(({ itemInfo: { sku, options }, priceQuantityTotals: { quantity } }) => ({ sku, options, quantity }))
    .toSorted((one, other) => one.sku - other.sku);
  expect(await contents(shopper)).toEqual(ordered);
  await setPrice(was);
});

test('one line is bought again by itself', async () => {
  const { shopper, orderNumber, idOf } = await newOrder();
  const { lines } = await shopper.call(reorder, { orderNumber, lineIds: [idOf(lamp.Sku)], isAccepted: true });
  expect(lines).toMatchObject([{ outcome: 'added', name: expect.any(String) }]);
  expect(await contents(shopper)).toMatchObject([
    { sku: lamp.Sku, quantity: 2, options: [{ label: 'Personalization', text: 'For Mia' }] },
  ]);
});

test('ATC-30: the terms of what is made to order are returned first, and nothing is added until they are accepted', async () => {
  const { shopper, orderNumber, idOf, madeSku } = await newOrder();
  const { terms, addedItemCount, lines } = await shopper.call(reorder, { orderNumber, lineIds: [], isAccepted: false });
  expect(terms).toMatchObject({ hasCustomOrderConfirmation: true, items: [{ sku: madeSku }] });
  expect([addedItemCount, lines]).toEqual([0, []]);
  expect(await contents(shopper)).toEqual([]);
  const stocked = { orderNumber, lineIds: [idOf(goods.dining)], isAccepted: false };
  expect(await shopper.call(reorder, stocked)).toMatchObject({ terms: null, addedItemCount: 2 });
});

test('what is sold out is not added and does not block the rest', async () => {
  const { shopper, orderNumber, idOf, madeSku } = await newOrder();
  const [offer] = await shop.ctx.db.select().from(offers).where(isDining);
  await shop.ctx.db
    .update(offers)
    .set({ stockSold: offer?.stockReceived ?? 0 })
    .where(isDining);
  const { addedItemCount, lines } = await shopper.call(reorder, { orderNumber, lineIds: [], isAccepted: true });
  expect(addedItemCount).toBe(3);
  expect(lines.find(({ lineId }) => lineId === idOf(goods.dining))).toMatchObject({
    outcome: 'gone',
    message: 'This item is no longer available.',
    now: 0,
  });
  expect((await contents(shopper)).map(({ sku }) => sku)).toEqual([madeSku, lamp.Sku]);
});

test('for a choice that is no longer offered, the product page with the others is returned', async () => {
  const { shopper, orderNumber, madeId: id } = await newOrder();
  await shop.ctx.db
    .update(cartLineItems)
    .set({ optionChoiceParameter: '11-999999_12-1201_13-2002' })
    .where(eq(cartLineItems.id, id));
  const { addedItemCount, lines } = await shopper.call(reorder, { orderNumber, lineIds: [id], isAccepted: true });
  expect(addedItemCount).toBe(0);
  const [line] = lines;
  expect(line).toMatchObject({ outcome: 'choose', message: expect.stringContaining('choose again') });
  const page = new URL(line?.url ?? '', 'http://shop.example');
  expect(page.pathname).toMatch(/\/s100101$/);
  expect([...page.searchParams.values()].join()).toContain('1201');
  expect(page.search).not.toContain('999999');
});

test('a guest buys again what a mailed code has opened, on another browser', async () => {
  const { orderNumber } = await newOrder();
  const emailAddress = 'nora@example.com';
  const guest = createShopper(shop);
  await guest.call(getRequestVerificationToken, {});
  await guest.call(addToCart, [dining]);
  expect(
    (await guest.send('POST', '/ReactCheckout/Reorder', { orderNumber, lineIds: [], isAccepted: true })).status,
  ).toBe(404);
  await guest.call(requestOrderCode, { orderNumber, emailAddress });
  const mail = (await shop.post()).find(({ subject }) => subject.includes('order code'));
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(await guest.call(openOrder, { orderNumber, emailAddress, code })).toMatchObject({ isSuccess: true });
  expect((await guest.call(reorder, { orderNumber, lineIds: [], isAccepted: true })).addedItemCount).toBe(5);
  const lines = await contents(guest);
  expect(lines.find(({ sku }) => sku === goods.dining)?.quantity).toBe(4);
});

test.each([
  [{}],
  [{ orderNumber: 1, lineIds: [], isAccepted: true }],
  [{ orderNumber: 'x', lineIds: [1], isAccepted: true }],
  [{ orderNumber: 'x', lineIds: 'y', isAccepted: true }],
])('%j returns 400', async (body) => {
  const { shopper } = await newOrder();
  expect((await shopper.send('POST', '/ReactCheckout/Reorder', body)).status).toBe(400);
});
