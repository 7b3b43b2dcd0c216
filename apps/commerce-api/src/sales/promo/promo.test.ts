import {
  addToCart,
  applyPromo,
  applyPromoCode,
  applyZip,
  getCart,
  getOrderDetails,
  refreshCheckout,
  removePromo,
  removePromoCode,
  updateItem,
  verifyPromoCode,
} from '@settee/contract';
import type { Cart } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, goods, goToReview, submitOrder } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const things = { table: 100302 } as const;
const cartOf = (shopper: TestShopper) => shopper.call(getCart, {});
const firstLine = (cart: Cart) => {
  const [line] = cart.lineItems;
  if (!line) throw new Error('the cart is empty');
  return line;
};
async function newShopper(sku: number = things.table, quantity = 1, zipCode = '60614') {
  const shopper = createShopper(shop);
  await fillCart(shopper, sku, quantity);
  await shopper.call(applyZip, { zipCode });
  return shopper;
}
const tax = (amount: number, hundredths: number) => Math.round((amount * hundredths) / 10_000);

test('CART-21, CART-22: a code lowers the total before tax; removing it restores the total', async () => {
  const shopper = await newShopper();
  const before = (await cartOf(shopper)).orderSummary;
  expect(await shopper.call(applyPromo, { promoCode: ' welcome10 ' })).toEqual({ isSuccess: true });
  const { cartSummary, orderSummary } = await cartOf(shopper);
  const discount = -Math.round(before.merchandise / 10);
  expect(cartSummary.discountCode).toBe('WELCOME10');
  expect(orderSummary).toMatchObject({ discount });
  expect(Math.abs(orderSummary.tax - tax(before.merchandise + discount, 1_025))).toBeLessThanOrEqual(2);
  expect(orderSummary.total).toBe(before.merchandise + discount + before.shipping + orderSummary.tax);
  expect(await shopper.call(removePromo, {})).toEqual({ isSuccess: true });
  expect((await cartOf(shopper)).orderSummary).toEqual(before);
});

test.each([
  ['NOSUCH', 'This promo code isn’t valid.'],
  ['__proto__', 'This promo code isn’t valid.'],
  ['SPRING25', 'This promo code has expired.'],
  ['NEXTYEAR', 'This promo code isn’t active yet.'],
  ['STARK20', 'This promo code isn’t valid on this site.'],
  ['MAPLE15', 'This promo code isn’t valid on this site.'],
  ['SOFA15', 'This promo code doesn’t apply to anything in your cart.'],
  ['HOUSE12', 'Pay with your house card to use this promo code.'],
])('CART-21: %s is rejected with its reason, and the previous code remains', async (promoCode, promoErrorMessage) => {
  const shopper = await newShopper();
  await shopper.call(applyPromo, { promoCode: 'SHIPFREE' });
  expect(await shopper.call(applyPromo, { promoCode })).toEqual({
    isSuccess: false,
    promoErrorMessage,
    cartErrorMessage: '',
  });
  expect((await cartOf(shopper)).cartSummary.discountCode).toBe('SHIPFREE');
});

test('CART-21: a code below its minimum is rejected; an applied code that falls below it remains without a discount', async () => {
  const shopper = await newShopper(goods.dining, 1);
  const promoCode = 'TAKE50';
  const { unitPrice } = firstLine(await cartOf(shopper)).priceQuantityTotals;
  const enough = Math.ceil(25_000 / unitPrice);
  expect(enough).toBeGreaterThan(1);
  const needs = 'Spend $250 on eligible items to use this promo code.';
  expect(await shopper.call(applyPromo, { promoCode })).toMatchObject({ isSuccess: false, promoErrorMessage: needs });
  const { id } = firstLine(await cartOf(shopper));
  await shopper.call(updateItem, { id, quantity: enough });
  expect(await shopper.call(applyPromo, { promoCode })).toEqual({ isSuccess: true });
  expect((await cartOf(shopper)).orderSummary.discount).toBe(-5_000);
  await shopper.call(updateItem, { id, quantity: 1 });
  const fallen = await cartOf(shopper);
  expect([fallen.orderSummary.discount, fallen.cartSummary.discountCode]).toEqual([0, promoCode]);
  expect(fallen.messages).toContain(`TAKE50: ${needs}`);
});

test('CART-21: an empty cart returns the cart error', async () => {
  expect(await createShopper(shop).call(applyPromo, { promoCode: 'SHIPFREE' })).toEqual({
    isSuccess: false,
    promoErrorMessage: '',
    cartErrorMessage: 'Your cart is empty.',
  });
});

test('CART-21: SHIPFREE takes the shipping charge off, and the confirmation shows a discount', async () => {
  const shopper = await newShopper();
  await shopper.call(applyPromo, { promoCode: 'SHIPFREE' });
  expect((await cartOf(shopper)).orderSummary).toMatchObject({ shipping: 0, shippingSurcharge: 0, discount: 0 });
  expect(await shopper.call(addToCart, [{ Sku: things.table }])).toMatchObject({
    isDiscountApplied: true,
    shipping: 0,
  });
});

test('ORDER-07: a code withdrawn at order time is removed, nothing is charged, and the next click pays in full', async () => {
  const shopper = await newShopper();
  await shopper.call(applyPromo, { promoCode: 'BLINK' });
  const { orderSummary } = await goToReview(shopper);
  expect(orderSummary.discount).toBeLessThan(0);
  expect(await submitOrder(shopper)).toMatchObject({
    isSuccess: false,
    message: 'InvalidPromoCode',
  });
  expect(await shopper.call(getOrderDetails, {})).toBeNull();
  const state = await shopper.call(refreshCheckout, {});
  expect([state.promoCode, state.orderSummary.discount]).toEqual(['', 0]);
  expect(await submitOrder(shopper)).toMatchObject({ isSuccess: true });
  expect((await shopper.call(getOrderDetails, {}))?.orderSummary).toEqual(state.orderSummary);
});

test('TENDER-19, TENDER-21: a checkout code lowers the total, and an invalid code returns a message and leaves the previous one', async () => {
  const shopper = await newShopper();
  const { orderSummary } = await goToReview(shopper);
  const off = await shopper.call(applyPromoCode, { promoCode: 'welcome10' });
  expect([off.promoCode, off.promoErrorMessage]).toEqual(['WELCOME10', '']);
  expect(off.orderSummary.discount).toBe(-Math.round(orderSummary.merchandise / 10));
  const refused = await shopper.call(applyPromoCode, { promoCode: 'SPRING25' });
  expect([refused.promoCode, refused.promoErrorMessage]).toEqual(['WELCOME10', 'This promo code has expired.']);
  expect((await shopper.call(refreshCheckout, {})).promoErrorMessage).toBe('');
  const without = await shopper.call(removePromoCode, {});
  expect([without.promoCode, without.orderSummary]).toEqual(['', orderSummary]);
});

test('TENDER-20, CHK-13: a valid code is verified without a message; one withdrawn since the review is removed with a message', async () => {
  const shopper = await newShopper();
  await shopper.call(applyPromo, { promoCode: 'BLINK' });
  expect(await shopper.call(verifyPromoCode, { promoCode: 'BLINK' })).toEqual({ message: '' });
  await goToReview(shopper);
  const gone = { message: 'Promotion Code has been removed' };
  expect(await shopper.call(verifyPromoCode, { promoCode: 'BLINK' })).toEqual(gone);
  expect((await shopper.call(refreshCheckout, {})).promoCode).toBe('');
  expect(await submitOrder(shopper)).toMatchObject({ isSuccess: true });
  await fillCart(shopper, things.table);
  expect(await shopper.call(verifyPromoCode, { promoCode: 'BLINK' })).toEqual(gone);
});

test('TENDER-20: a code below its minimum remains, because it has not expired', async () => {
  const shopper = await newShopper();
  await shopper.call(applyPromo, { promoCode: 'WELCOME10' });
  expect(await shopper.call(verifyPromoCode, { promoCode: 'WELCOME10' })).toEqual({ message: '' });
  expect((await cartOf(shopper)).cartSummary.discountCode).toBe('WELCOME10');
});
