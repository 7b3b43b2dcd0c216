import {
  addDonation,
  applyPromo,
  getCart,
  getOrderDetails,
  refreshCheckout,
  saveForLater,
  updateItem,
  updateShipMethod,
} from '@settee/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartLineItems, carts } from '../../sales/cart/tables.ts';
import { orders } from '../../sales/placed-orders/tables.ts';
import type { PaymentProvider } from '../../platform/ports/payment-provider.ts';
import { paymentAttempts } from '../../sales/payment/tables.ts';
import { makeAccount, signIn } from '../../testing/account.ts';
import { chicago, fillCart, goods, goToReview, submitOrder, getReview, saveDelivery } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

/** Holds authorizations back until it is let go. */
let hold = Promise.resolve();
const slow = (standard: PaymentProvider): PaymentProvider => ({
  ...standard,
  authorize: async (request) => {
    const result = await standard.authorize(request);
    await hold;
    return result;
  },
});

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext({ payments: slow });
});
afterAll(() => shop.close());

let people = 0;
const somebody = async () => {
  people += 1;
  return makeAccount(shop, `shopper${people}@example.com`);
};

const getLines = async (shopper: TestShopper) => {
  const { lineItems, savedForLater } = await shopper.call(getCart, {});
  const summarize = (items: typeof lineItems) =>
    items.map(({ itemInfo, priceQuantityTotals }) => [itemInfo.sku, priceQuantityTotals.quantity]);
  return { cart: summarize(lineItems), saved: summarize(savedForLater) };
};

/** Creates an account with a filled cart, and a separate guest browser. */
async function withCart(sku: number, quantity = 1) {
  const account = await somebody();
  const elsewhere = createShopper(shop);
  await signIn(elsewhere, account.emailAddress);
  await fillCart(elsewhere, sku, quantity);
  return { ...account, elsewhere, guest: createShopper(shop) };
}

test('README decision 13: a guest’s cart becomes the account’s, and is there in every browser', async () => {
  const { emailAddress } = await somebody();
  const guest = createShopper(shop);
  await fillCart(guest, goods.dining, 2);
  await signIn(guest, emailAddress);
  const elsewhere = createShopper(shop);
  await signIn(elsewhere, emailAddress);
  for (const shopper of [guest, elsewhere]) expect((await getLines(shopper)).cart).toEqual([[goods.dining, 2]]);
  expect((await guest.call(getCart, {})).messages).toEqual([]);
});

test('README decision 13: identical lines add up, 99 at most, and the cart says so for a while', async () => {
  const { ctx } = shop;
  const { id, emailAddress, guest, elsewhere } = await withCart(goods.dining, 3);
  const isTheirs = eq(carts.shopperKey, id);
  const [cart] = await ctx.db.select().from(carts).where(isTheirs);
  await ctx.db
    .update(cartLineItems)
    .set({ quantity: 98 })
    .where(eq(cartLineItems.cartId, cart?.id ?? ''));
  await fillCart(elsewhere, goods.loveseat);
  await fillCart(guest, goods.dining, 3);
  await signIn(guest, emailAddress);
  expect((await getLines(guest)).cart.toSorted()).toEqual([
    [goods.loveseat, 1],
    [goods.dining, 99],
  ]);
  expect((await guest.call(getCart, {})).messages).toEqual([
    'We combined your carts and added 99 items.',
    'You can order up to 99 of an item, so we lowered the quantity.',
  ]);
  const halfAnHour = 30 * 60_000 + 1;
  shop.clock.moveBy(halfAnHour);
  expect((await guest.call(getCart, {})).messages).toEqual([]);
  shop.clock.moveBy(-halfAnHour);
});

test('README decision 13: what was saved for later stays saved for later', async () => {
  const { emailAddress, guest } = await withCart(goods.dining);
  await fillCart(guest, goods.loveseat);
  const [line] = (await guest.call(getCart, {})).lineItems;
  await guest.call(saveForLater, { id: line?.id ?? '' });
  await signIn(guest, emailAddress);
  expect(await getLines(guest)).toEqual({ cart: [[goods.dining, 1]], saved: [[goods.loveseat, 1]] });
});

test('the carts of every site are merged, each into its own', async () => {
  const { emailAddress } = await somebody();
  const guest = createShopper(shop);
  await fillCart(guest, goods.dining);
  const canada = (path: string, body?: unknown) =>
    guest.send(body ? 'POST' : 'GET', path, body, { 'x-settee-site': 'main/CANADA' });
  await canada('/browse/scbadd/AddItemToCartV2', [{ Sku: goods.loveseat }]);
  await signIn(guest, emailAddress);
  expect((await getLines(guest)).cart).toEqual([[goods.dining, 1]]);
  expect(await (await canada(getCart.path)).json()).toMatchObject({
    lineItems: [{ itemInfo: { sku: goods.loveseat } }],
    isGuest: false,
  });
});

test('the cart that is further in checkout survives with its checkout data', async () => {
  const { emailAddress, guest, elsewhere } = await withCart(goods.loveseat);
  await saveDelivery(elsewhere, { ...chicago, firstName: 'Elsewhere' });
  await fillCart(guest, goods.dining);
  await signIn(guest, emailAddress);
  const state = await guest.call(refreshCheckout, {});
  expect([state.step, state.accountInfo.shippingAddresses[0]?.firstName]).toEqual([3, 'Elsewhere']);
  expect((await getLines(guest)).cart).toHaveLength(2);
});

test('README decision 13: donation, code and pickup store of the account’s cart move to the guest’s', async () => {
  const table = 100_302;
  const { emailAddress, guest, elsewhere } = await withCart(table);
  const [line] = (await elsewhere.call(getCart, {})).lineItems;
  await elsewhere.call(updateShipMethod, { id: line?.id ?? '', shipMethod: 'pickup', locationId: 102 });
  await elsewhere.call(addDonation, { sku: 720_001, amount: 2_500 });
  await elsewhere.call(applyPromo, { promoCode: 'WELCOME10' });
  await fillCart(guest, goods.dining);
  await signIn(guest, emailAddress);
  const { donation, cartSummary, pickup } = await guest.call(getCart, {});
  expect([donation?.amount, cartSummary.discountCode, pickup.store?.locationId]).toEqual([2_500, 'WELCOME10', 102]);
});

test('a guest at the review stays there, and orders what the account had in its cart as well', async () => {
  const { emailAddress, guest } = await withCart(goods.loveseat);
  await fillCart(guest, goods.dining);
  const shown = getReview(await goToReview(guest));
  await signIn(guest, emailAddress);
  expect(await submitOrder(guest, shown)).toMatchObject({ message: 'ReviewChanged' });
  expect((await guest.call(refreshCheckout, {})).step).toBe(4);
  expect(await submitOrder(guest)).toMatchObject({ isSuccess: true });
  expect((await guest.call(getOrderDetails, {}))?.lineItems).toHaveLength(2);
});

async function whilePaying(payer: TestShopper, meanwhile: () => Promise<unknown>) {
  let letGo = () => {};
  hold = new Promise((resolve) => (letGo = resolve));
  const placing = submitOrder(payer);
  await expect.poll(started).toBe(true);
  await meanwhile();
  letGo();
  return placing;
}
const started = async () => {
  const rows = await shop.ctx.db.select().from(paymentAttempts).where(eq(paymentAttempts.status, 'started'));
  return rows.length > 0;
};

test('a payment in progress while its guest signs in becomes an order of the account, and nothing of the other cart is charged or lost', async () => {
  const { id, emailAddress, guest } = await withCart(goods.loveseat);
  await fillCart(guest, goods.dining);
  await goToReview(guest);
  const placed = await whilePaying(guest, () => signIn(guest, emailAddress));
  expect(placed).toMatchObject({ isSuccess: true });
  const placedOrders = await shop.ctx.db.select().from(orders).where(eq(orders.shopperKey, id));
  expect(placedOrders).toHaveLength(1);
  expect((await guest.call(getOrderDetails, {}))?.lineItems.map(({ itemInfo }) => itemInfo.sku)).toEqual([
    goods.dining,
  ]);
  expect(await getLines(guest)).toEqual({ cart: [], saved: [[goods.loveseat, 1]] });
});

test('a payment in progress in another browser of the account is not disturbed by a sign-in', async () => {
  const { id, emailAddress, guest, elsewhere } = await withCart(goods.loveseat);
  await goToReview(elsewhere);
  await fillCart(guest, goods.dining);
  expect(await whilePaying(elsewhere, () => signIn(guest, emailAddress))).toMatchObject({ isSuccess: true });
  expect(await shop.ctx.db.select().from(orders).where(eq(orders.shopperKey, id))).toHaveLength(1);
  expect(await getLines(guest)).toEqual({ cart: [], saved: [[goods.dining, 1]] });
});

test('two browsers that sign in at once leave one cart with everything', async () => {
  const { id, emailAddress } = await somebody();
  const guests = [createShopper(shop), createShopper(shop)];
  await Promise.all(guests.map((guest) => fillCart(guest, goods.dining, 2)));
  await Promise.all(guests.map((guest) => signIn(guest, emailAddress)));
  for (const guest of guests) expect((await getLines(guest)).cart).toEqual([[goods.dining, 4]]);
  const isOpen = and(eq(carts.shopperKey, id), eq(carts.status, 'open'));
  expect(await shop.ctx.db.select().from(carts).where(isOpen)).toHaveLength(1);
});

test('a guest order is claimed only when its email is that of the account', async () => {
  const nora = await makeAccount(shop, 'Order@example.com');
  const other = await somebody();
  const orderNumbers: string[] = [];
  for (const [emailAddress, email] of [
    ['order@example.com', nora.emailAddress],
    ['order@example.com', other.emailAddress],
  ] as const) {
    const guest = createShopper(shop);
    await fillCart(guest, goods.dining);
    await goToReview(guest, {}, { ...chicago, emailAddress });
    await submitOrder(guest);
    orderNumbers.push((await guest.call(getOrderDetails, {}))?.orderNumber ?? '');
    await signIn(guest, email);
  }
  const ownersOf = async (orderNumber = '') =>
    (await shop.ctx.db.select().from(orders).where(eq(orders.orderNumber, orderNumber))).map((row) => row.shopperKey);
  expect(await ownersOf(orderNumbers[0])).toEqual([nora.id]);
  expect(await ownersOf(orderNumbers[1])).not.toEqual([other.id]);
});

test('signing in again as another account transfers no cart', async () => {
  const { elsewhere } = await withCart(goods.dining);
  const other = await somebody();
  await signIn(elsewhere, other.emailAddress);
  expect((await getLines(elsewhere)).cart).toEqual([]);
});

test('the line of another account’s cart can not be changed', async () => {
  const { elsewhere } = await withCart(goods.dining);
  const [line] = (await elsewhere.call(getCart, {})).lineItems;
  const thief = (await withCart(goods.loveseat)).elsewhere;
  expect(await thief.call(updateItem, { id: line?.id ?? '', quantity: 9 })).toMatchObject({ isSuccess: false });
  expect((await getLines(elsewhere)).cart).toEqual([[goods.dining, 1]]);
});
