import {
  addToCart,
  applyZip,
  getCart,
  getCartItemCount,
  moveToCart,
  removeItem,
  saveForLater,
  startCheckout,
  updateItem,
} from '@settee/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offers } from '../../catalog/products/tables.ts';
import { fillCart, goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const newShopper = async (sku: number = goods.loveseat, quantity = 1) => {
  const shopper = createShopper(shop);
  await fillCart(shopper, sku, quantity);
  return shopper;
};
const setPrice = (sku: number, currentPrice: number) =>
  shop.ctx.db
    .update(offers)
    .set({ currentPrice })
    .where(and(eq(offers.sku, sku), eq(offers.siteCulture, 'USA')));

test('CART-12: a shopper without a cart gets an empty one, and no session', async () => {
  const shopper = createShopper(shop);
  const cart = await shopper.call(getCart, {});
  expect(cart).toMatchObject({
    lineItems: [],
    savedForLater: [],
    cartSummary: { itemCount: 0 },
    requestVerificationToken: '',
  });
  expect(cart.orderSummary.total).toBe(0);
  expect(shopper.cookie()).toBe('');
});

test('CART-12, SITE-08: the cart lists what was put in, priced in cents by the server', async () => {
  const shopper = await newShopper(goods.loveseat, 2);
  const cart = await shopper.call(getCart, {});
  expect(cart.lineItems).toMatchObject([
    {
      priceQuantityTotals: { quantity: 2, unitPrice: 139_900, regularUnitPrice: 139_900, lineTotal: 279_800 },
      itemInfo: { sku: goods.loveseat, name: 'Marlow Loveseat', url: '/marlow-loveseat/s100102', options: [] },
      priceChange: null,
    },
  ]);
  expect(cart.orderSummary).toMatchObject({ merchandise: 279_800, shipping: 24_900, isEstimate: true });
  expect(cart.requestVerificationToken).toMatch(/^[\w-]{43}$/);
});

test('CART-13: removing a line twice returns an error the second time', async () => {
  const shopper = await newShopper();
  const id = (await shopper.call(getCart, {})).lineItems[0]?.id ?? '';
  expect(await shopper.call(removeItem, { id })).toEqual({ isSuccess: true });
  expect((await shopper.call(getCart, {})).lineItems).toEqual([]);
  expect(await shopper.call(removeItem, { id })).toMatchObject({ isSuccess: false });
});

test('CART-14, CART-15: a line moves to saved for later and back', async () => {
  const shopper = await newShopper();
  const id = (await shopper.call(getCart, {})).lineItems[0]?.id ?? '';
  await shopper.call(saveForLater, { id });
  const saved = await shopper.call(getCart, {});
  expect([saved.lineItems.length, saved.savedForLater[0]?.id, saved.orderSummary.total]).toEqual([0, id, 0]);
  expect(await shopper.call(getCartItemCount, {})).toEqual({ cartItemCount: 0 });
  await shopper.call(moveToCart, { id });
  expect((await shopper.call(getCart, {})).lineItems[0]?.id).toBe(id);
});

test('CART-15: a saved line merges with an equal line in the cart, up to the stock', async () => {
  const shopper = await newShopper(goods.loveseat, 20);
  const id = (await shopper.call(getCart, {})).lineItems[0]?.id ?? '';
  await shopper.call(saveForLater, { id });
  await fillCart(shopper, goods.loveseat, 3);
  expect(await shopper.call(moveToCart, { id })).toEqual({ isSuccess: true });
  expect((await shopper.call(getCart, {})).lineItems.map((line) => line.priceQuantityTotals.quantity)).toEqual([23]);
  await shopper.call(saveForLater, { id: (await shopper.call(getCart, {})).lineItems[0]?.id ?? '' });
  await fillCart(shopper, goods.loveseat, 3);
  const [saved] = (await shopper.call(getCart, {})).savedForLater;
  expect(await shopper.call(moveToCart, { id: saved?.id ?? '' })).toEqual({
    isSuccess: false,
    errorMessage: 'Only 24 left in stock, and you already have 3 in your cart.',
  });
});

test('CART-16: a quantity is set, but not above the stock', async () => {
  const shopper = await newShopper();
  const id = (await shopper.call(getCart, {})).lineItems[0]?.id ?? '';
  expect(await shopper.call(updateItem, { id, quantity: 24 })).toEqual({ isSuccess: true });
  const refused = { isSuccess: false, errorMessage: 'Only 24 left in stock.' };
  expect(await shopper.call(updateItem, { id, quantity: 25 })).toEqual(refused);
  expect((await shopper.call(getCart, {})).cartSummary.itemCount).toBe(24);
});

test.each([
  ['60601', 9_900 + 139_900, 0.1025],
  ['62301', 14_900 + 139_900, 0.0886],
  ['99501', 24_900 + 139_900, 0],
  ['97201', 24_900 + 139_900, 0],
])('CART-20: the estimate uses the ZIP Code %s', async (zipCode, beforeTax, rate) => {
  const shopper = await newShopper();
  expect(await shopper.call(applyZip, { zipCode })).toEqual({ isSuccess: true });
  const { cartSummary, orderSummary } = await shopper.call(getCart, {});
  const tax = Math.round(139_900 * rate);
  expect(cartSummary.taxZipCode).toBe(zipCode);
  expect(orderSummary).toMatchObject({ tax, total: beforeTax + tax, isEstimate: true });
});

test('CART-20, DELIV-09: parcels to Alaska cost 10 dollars more', async () => {
  const shopper = await newShopper(goods.dining);
  const charge = async (zipCode: string) => {
    await shopper.call(applyZip, { zipCode });
    return (await shopper.call(getCart, {})).orderSummary;
  };
  const [home, away] = [await charge('60601'), await charge('99501')];
  expect(away.shippingSurcharge - home.shippingSurcharge).toBe(1_000);
  expect(away.shipping - home.shipping).toBe(1_000);
});

test.each(['00000', '6006', 'K1A 0B1', '99999999'])('CART-20: %s is no ZIP Code of the site', async (zipCode) => {
  const shopper = await newShopper();
  const reply = await shopper.send('POST', applyZip.path, { zipCode });
  if (reply.status === 200)
    expect(await reply.json()).toEqual({ isSuccess: false, errorMessage: 'Zip code could not be updated' });
  else expect(reply.status).toBe(400);
  expect((await shopper.call(getCart, {})).cartSummary.taxZipCode).toBe('');
});

test('CART-20: the Canadian site has its own prices, postal codes and taxes', async () => {
  const shopper = createShopper(shop, 'main/CANADA');
  await fillCart(shopper);
  await shopper.call(applyZip, { zipCode: 'm5v 2t6' });
  const { orderSummary, cartSummary } = await shopper.call(getCart, {});
  expect(cartSummary.taxZipCode).toBe('M5V 2T6');
  const { merchandise, shipping, tax } = orderSummary;
  expect([merchandise > 139_900, shipping, tax]).toEqual([true, 14_900, Math.round((merchandise + 14_900) * 0.13)]);
});

test('SITE-01, SITE-02: each brand and site has a separate cart', async () => {
  const shopper = await newShopper();
  const elsewhere = await shopper.send('GET', getCart.path, undefined, { 'x-settee-site': 'main/CANADA' });
  expect(await elsewhere.json()).toMatchObject({ lineItems: [], cartSummary: { itemCount: 0 } });
});

test('a price that changed since is said at the line', async () => {
  const shopper = await newShopper(goods.dining);
  const before = (await shopper.call(getCart, {})).lineItems[0]?.priceQuantityTotals.unitPrice ?? 0;
  await setPrice(goods.dining, before + 500);
  expect((await shopper.call(getCart, {})).lineItems[0]).toMatchObject({
    priceChange: { was: before, now: before + 500 },
  });
  await setPrice(goods.dining, before);
  expect((await shopper.call(getCart, {})).lineItems[0]).toMatchObject({ priceChange: null });
});

test('CART-11: a guest with a cart may start, on to the shipping step', async () => {
  const shopper = await newShopper();
  expect(await shopper.call(startCheckout, {})).toMatchObject({
    isSuccess: true,
    isGuest: true,
    isLoggedIn: false,
    isInternational: false,
    errorType: 0,
    redirectUrl: '/checkout/shipping',
  });
});

test('CART-11: an empty cart can not be checked out', async () => {
  expect(await createShopper(shop).call(startCheckout, {})).toMatchObject({
    isSuccess: false,
    errorType: 8,
    errorMessage: 'Your cart is empty.',
  });
});

test('a line of another shopper can not be touched', async () => {
  const owner = await newShopper();
  const id = (await owner.call(getCart, {})).lineItems[0]?.id ?? '';
  const other = await newShopper();
  expect(await other.call(removeItem, { id })).toMatchObject({ isSuccess: false });
  expect(await other.call(updateItem, { id, quantity: 9 })).toMatchObject({ isSuccess: false });
  expect((await owner.call(getCart, {})).cartSummary.itemCount).toBe(1);
});

test('an add without a cookie starts a new cart', async () => {
  const [one, two] = [createShopper(shop), createShopper(shop)];
  await Promise.all([one.call(addToCart, [{ Sku: goods.loveseat }]), two.call(addToCart, [{ Sku: goods.loveseat }])]);
  expect(one.cookie()).not.toBe(two.cookie());
});
