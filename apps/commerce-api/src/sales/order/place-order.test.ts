import {
  addToCart,
  getCart,
  getCartItemCount,
  getListing,
  getOrderDetails,
  moveToReviewPage,
  refreshCheckout,
  removeAllNlaItems,
  removeNlaItems,
  saveShippingAndGiftOptions,
  updateItem,
  validateCart,
} from '@settee/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offers } from '../../catalog/products/tables.ts';
import { providerPayments } from '../payment/embedded-provider/tables.ts';
import {
  applyCard,
  chicago,
  fillCart,
  goods,
  giftRequest,
  goToReview,
  submitOrder,
  placed,
  reviewChanged,
  toronto,
} from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { orderLines, orders } from '../placed-orders/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const payments = () => shop.ctx.db.select().from(providerPayments);
const isUsOffer = (sku: number) => and(eq(offers.sku, sku), eq(offers.siteCulture, 'USA'));
const setOffer = (sku: number, change: { stockReceived?: number; stockSold?: number; currentPrice?: number }) =>
  shop.ctx.db.update(offers).set(change).where(isUsOffer(sku));
const toOffer = async (sku: number) => (await shop.ctx.db.select().from(offers).where(isUsOffer(sku)))[0];

async function atReview(sku: number = goods.dining, quantity = 1, card = {}) {
  const shopper = createShopper(shop);
  await fillCart(shopper, sku, quantity);
  await goToReview(shopper, card);
  return shopper;
}

test('ORDER-01, ORDER-12: an order takes the stock, is captured and can be read', async () => {
  const before = (await toOffer(goods.dining))?.stockSold ?? 0;
  const shopper = await atReview(goods.dining, 4);
  const { orderSummary } = await shopper.call(refreshCheckout, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  expect(order).toMatchObject({
    orderNumber: expect.stringMatching(/^[2-9B-Z]{4}-[2-9B-Z]{4}-[2-9B-Z]{2}$/),
    placedAt: '2026-03-02T15:00:00.000Z',
    lineItems: [{ itemInfo: { sku: goods.dining }, priceQuantityTotals: { quantity: 4 } }],
    orderSummary,
    recipients: [{ address: { city: 'Chicago' }, pickupStore: null }],
    contact: { emailAddress: 'nora@example.com' },
    billingAddress: { city: 'Chicago' },
    cards: [{ type: 'visa', lastFour: '1111', appliedAmount: orderSummary.total }],
  });
  expect((await toOffer(goods.dining))?.stockSold).toBe(before + 4);
  const [row] = await shop.ctx.db
    .select()
    .from(orders)
    .where(eq(orders.orderNumber, order?.orderNumber ?? ''));
  const paid = (await payments()).find(({ paymentId }) => paymentId === row?.attemptId);
  expect(paid).toMatchObject({ status: 'captured', amount: orderSummary.total, currency: 'USD' });
  expect(await shopper.call(getCartItemCount, {})).toEqual({ cartItemCount: 0 });
});

test('an order stores whether it is a gift, with or without a message', async () => {
  for (const [isGift, giftMessage] of [
    [true, 'Enjoy'],
    [true, ''],
    [false, ''],
  ] as const) {
    const shopper = await atReview();
    const { shippingOptions } = await shopper.call(refreshCheckout, {});
    const recipients = shippingOptions.recipients.map((each) => ({
      ...giftRequest(each),
      giftOptions: { isGift, giftMessage },
    }));
    await shopper.call(saveShippingAndGiftOptions, { recipients });
    await shopper.call(moveToReviewPage, {});
    expect(await submitOrder(shopper)).toEqual(placed);
    expect(await shopper.call(getOrderDetails, {})).toMatchObject({
      recipients: [{ giftOptions: { isGift, giftMessage } }],
    });
  }
});

test('ORDER-12: a shopper without an order gets null, and never the order of another', async () => {
  await submitOrder(await atReview());
  expect(await createShopper(shop).call(getOrderDetails, {})).toBeNull();
  const other = createShopper(shop);
  await fillCart(other);
  expect(await other.call(getOrderDetails, {})).toBeNull();
});

test('two shoppers order the last item: one order is placed, the other gets an error and no charge', async () => {
  await setOffer(goods.lastOne, { stockReceived: 1, stockSold: 0 });
  const shoppers = [await atReview(goods.lastOne), await atReview(goods.lastOne)];
  const responses = await Promise.all(shoppers.map((shopper) => submitOrder(shopper)));
  const nla = { isSuccess: false, message: 'NlaItems', redirectUrl: '/checkout/review' };
  expect(responses.toSorted((one) => (one.isSuccess ? -1 : 1))).toEqual([placed, nla]);
  expect((await toOffer(goods.lastOne))?.stockSold).toBe(1);
  const lines = await shop.ctx.db.select().from(orderLines).where(eq(orderLines.sku, goods.lastOne));
  expect(lines).toHaveLength(1);
  const [line] = lines;
  const [order] = await shop.ctx.db
    .select()
    .from(orders)
    .where(eq(orders.id, line?.orderId ?? ''));
  const open = (await payments()).filter(
    ({ status, paymentId }) => status === 'authorized' || (status === 'captured' && paymentId === order?.attemptId),
  );
  expect(open.map(({ status }) => status)).toEqual(['captured']);
  const loser = shoppers[responses.findIndex((response) => !response.isSuccess)];
  if (!loser) throw new Error('nobody lost');
  expect(await loser.call(validateCart, {})).toMatchObject({
    errorType: 7,
    items: [{ sku: goods.lastOne, quantity: 1 }],
  });
});

test('VALID-16: sold-out items are removed, quantities are lowered to the stock, and the order is placed as the checkout then shows it', async () => {
  await setOffer(goods.loveseat, { stockReceived: 24, stockSold: 0 });
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining, 1);
  await fillCart(shopper, goods.loveseat, 5);
  await goToReview(shopper);
  await setOffer(goods.loveseat, { stockSold: 22 });
  expect(await submitOrder(shopper)).toMatchObject({ message: 'NlaItems' });
  expect(await shopper.call(validateCart, {})).toMatchObject({
    errorType: 3,
    items: [{ sku: goods.loveseat, availabilityMessage: 'Only 2 left. We’ll lower your quantity to 2.' }],
  });
  await setOffer(goods.loveseat, { stockSold: 24 });
  expect(await shopper.call(removeNlaItems, {})).toEqual({ isSuccess: true });
  expect((await shopper.call(getCart, {})).lineItems.map((line) => line.itemInfo.sku)).toEqual([goods.dining]);
  await shopper.call(refreshCheckout, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  await setOffer(goods.loveseat, { stockSold: 0 });
});

test('VALID-17: when everything is sold out the cart is empty', async () => {
  const shopper = await atReview(goods.loveseat);
  await setOffer(goods.loveseat, { stockSold: 24 });
  expect((await shopper.call(validateCart, {})).errorType).toBe(7);
  expect(await shopper.call(removeAllNlaItems, {})).toEqual({ isSuccess: true });
  expect((await shopper.call(validateCart, {})).errorType).toBe(8);
  expect(await submitOrder(shopper)).toEqual({
    isSuccess: false,
    message: 'EmptyBasket',
    redirectUrl: '/checkout/cart',
  });
  await setOffer(goods.loveseat, { stockSold: 0 });
});

test('a price change since the review is reported before anything is charged', async () => {
  const shopper = await atReview(goods.loveseat);
  await setOffer(goods.loveseat, { currentPrice: 150_000 });
  const before = (await payments()).length;
  expect(await submitOrder(shopper)).toEqual(reviewChanged);
  expect((await payments()).length).toBe(before);
  const state = await shopper.call(refreshCheckout, {});
  const line = state.shippingOptions.recipients[0]?.shipments[0]?.items[0]?.line;
  expect(line?.priceChange).toEqual({ was: 139_900, now: 150_000 });
  expect(await submitOrder(shopper)).toEqual(placed);
  expect(await shopper.call(getOrderDetails, {})).toMatchObject({ orderSummary: state.orderSummary });
  await setOffer(goods.loveseat, { currentPrice: 139_900 });
});

test('a cart that was changed elsewhere since the review is reviewed again', async () => {
  const shopper = await atReview(goods.loveseat);
  await shopper.call(addToCart, [{ Sku: goods.dining }]);
  expect(await submitOrder(shopper)).toEqual(reviewChanged);
  await shopper.call(refreshCheckout, {});
  expect(await submitOrder(shopper)).toEqual(placed);
});

test.each([
  ['4000000000000002', 'Your card was declined. Please try a different card.'],
  ['4000000000009995', 'Your card was declined for insufficient funds. Please try a different card.'],
  ['4000000000000069', 'Your card has expired. Please try a different card.'],
])(
  'a declined card (%s) redirects to the payment step with a message, and another card then pays',
  async (number, declineMessage) => {
    const shopper = await atReview(goods.dining, 1, { number });
    expect(await submitOrder(shopper)).toEqual({
      isSuccess: false,
      message: 'CardDeclined',
      redirectUrl: '/checkout/paymentandbilling',
    });
    const state = await shopper.call(refreshCheckout, {});
    expect(state.step).toBe(3);
    const slot = state.paymentData.creditCardData.cardOneInfo;
    expect(slot?.cardInfo).toMatchObject({ isValid: false, appliedAmount: 0, errors: { declineMessage } });
    expect(await submitOrder(shopper)).toMatchObject({
      isSuccess: false,
      message: 'CheckoutIncomplete',
      redirectUrl: '/checkout/paymentandbilling',
    });
    await applyCard(shopper);
    await shopper.call(moveToReviewPage, {});
    expect(await submitOrder(shopper)).toEqual(placed);
  },
);

test('ORDER-01: what is not at the review can not be ordered', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper);
  expect(await submitOrder(shopper)).toEqual({
    isSuccess: false,
    message: 'CheckoutIncomplete',
    redirectUrl: '/checkout/shipping',
  });
});

test('what was saved for later stays for the next cart', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.loveseat);
  const id = (await shopper.call(getCart, {})).lineItems[0]?.id ?? '';
  await shopper.send('POST', '/ReactCart/SaveForLater', { id });
  await fillCart(shopper, goods.dining);
  await goToReview(shopper);
  expect(await Promise.all([submitOrder(shopper), submitOrder(shopper)])).toEqual([placed, placed]);
  expect(await submitOrder(shopper)).toEqual(placed);
  const cart = await shopper.call(getCart, {});
  expect([cart.lineItems.length, cart.savedForLater[0]?.itemInfo.sku]).toEqual([0, goods.loveseat]);
  expect(await shopper.call(updateItem, { id, quantity: 2 })).toEqual({ isSuccess: true });
});

test('after the order the checkout is over', async () => {
  const shopper = await atReview();
  await submitOrder(shopper);
  expect(await (await shopper.send('GET', refreshCheckout.path)).json()).toEqual({ isReset: true });
});

test.each([
  ['main/USA', 'USD', chicago],
  ['cb2/CANADA', 'CAD', toronto],
] as const)('SITE-06, SITE-07: on %s is charged in %s', async (site, currency, address) => {
  const shopper = createShopper(shop, site);
  const [product] = (await shopper.call(getListing, { category: 'tables' })).products;
  await fillCart(shopper, product?.sku);
  const { orderSummary } = await goToReview(shopper, {}, address);
  expect(await submitOrder(shopper)).toEqual(placed);
  const paid = (await payments()).toSorted((one, other) => (one.paymentId < other.paymentId ? 1 : -1))[0];
  expect(paid).toMatchObject({ currency, amount: orderSummary.total });
});
