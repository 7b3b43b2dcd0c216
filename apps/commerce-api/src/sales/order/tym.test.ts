import { getOrderDetails, moveToReviewPage, refreshCheckout, setTymPreferences } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyCard, chicago, submitOrder, placed, toronto, shopperAtPayment } from '../../testing/checkout.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { orders } from '../placed-orders/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

test('PAY-08: thank-you mail is sent to one of the two addresses, is off by default, and is stored with the order', async () => {
  const shopper = await shopperAtPayment(shop);
  const before = await shopper.call(refreshCheckout, {});
  expect(before.tymPreferences).toEqual({ isShippingOptIn: false, isBillingOptIn: false });
  const shipping = await shopper.call(setTymPreferences, { isOptIn: true, isBilling: false, address: chicago });
  expect(shipping.tymPreferences).toEqual({ isShippingOptIn: true, isBillingOptIn: false });
  await shopper.call(setTymPreferences, { isOptIn: true, isBilling: true, address: chicago });
  const billing = await shopper.call(setTymPreferences, { isOptIn: false, isBilling: false, address: chicago });
  expect(billing.tymPreferences).toEqual({ isShippingOptIn: false, isBillingOptIn: true });
  await applyCard(shopper);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  const { orderNumber = '' } = (await shopper.call(getOrderDetails, {})) ?? {};
  const [order] = await shop.ctx.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  expect(order).toMatchObject({ isTymShipping: false, isTymBilling: true });
});

test('PAY-08: an address that the site does not accept is rejected', async () => {
  const shopper = await shopperAtPayment(shop);
  const call = shopper.call(setTymPreferences, { isOptIn: true, isBilling: true, address: { ...toronto, city: '' } });
  await expect(call).rejects.toThrow('Status: 400');
  expect((await shopper.call(refreshCheckout, {})).tymPreferences.isBillingOptIn).toBe(false);
});
