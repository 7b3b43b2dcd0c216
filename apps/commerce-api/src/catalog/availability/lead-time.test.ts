import { addToCart, getCart, getProduct } from '@settee/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { deliveryEstimate } from './estimate.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
beforeEach(() => shop.clock.moveBy(60_000));
afterAll(() => shop.close());

test.each([
  ['a canvas made in four weeks', '11-3002_12-1001_13-2001', { from: 28, to: 42 }],
  ['a mohair made in seven weeks', '11-3002_12-1801_13-2001', { from: 49, to: 70 }],
])('AVAIL-02, CART-17: page and cart have the dates of the chosen fabric: %s', async (_what, oc, days) => {
  const shopper = createShopper(shop);
  const dates = deliveryEstimate(days, shop.clock.now(), 'USA');
  const page = await shopper.call(getProduct, { sku: goods.sofa, oc });
  expect(page.availabilityMessage).toMatch(new RegExp(`\\. ${dates}$`));
  await shopper.call(addToCart, [{ Sku: goods.sofa, OptionChoiceParameter: oc }]);
  const { lineItems } = await shopper.call(getCart, {});
  expect(lineItems[0]?.shippingDeliveryOptions.shippingOption.edd).toBe(dates);
});
