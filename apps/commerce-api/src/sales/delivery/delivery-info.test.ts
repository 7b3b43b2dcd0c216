import { addToCart, applyZip, getDeliveryInfo } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

test('DELIV-06: a guest learns what a sofa costs to deliver, and no session begins', async () => {
  const shopper = createShopper(shop);
  const info = await shopper.call(getDeliveryInfo, { sku: goods.loveseat });
  expect(info).toMatchObject({ deliveryCharge: 24_900, zipCode: '', shipThisItemCalculatedShipMethod: 7 });
  expect(info.deliveryDays.standard).not.toBe('');
  expect(shopper.cookie()).toBe('');
});

test('DELIV-06, DELIV-09: the cart is reckoned for the postal code that was applied', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.loveseat, 1);
  await shopper.call(applyZip, { zipCode: '60614' });
  expect(await shopper.call(getDeliveryInfo, {})).toMatchObject({
    deliveryCharge: 9900,
    isLowRate: true,
    zipCode: '60614',
    shipThisItemCalculatedShipMethod: 6,
  });
});

test('DELIV-07, DELIV-08: gift cards alone have their ship method and cost nothing; with a parcel it is the parcel’s', async () => {
  const GiftCard = { amount: 5000, recipientEmail: 'mia@example.com', senderName: 'Nora', message: '' };
  const shopper = createShopper(shop);
  await shopper.call(addToCart, [{ Sku: 190_002, GiftCard }]);
  const sent = { deliveryCharge: 0, isFreeShipping: false, shipThisItemCalculatedShipMethod: 9 };
  expect(await shopper.call(getDeliveryInfo, {})).toMatchObject(sent);
  for (const sku of [190_001, 190_002]) expect(await shopper.call(getDeliveryInfo, { sku })).toMatchObject(sent);
  await fillCart(shopper, goods.dining);
  expect((await shopper.call(getDeliveryInfo, {})).shipThisItemCalculatedShipMethod).toBe(1);
  await fillCart(shopper, goods.loveseat);
  expect((await shopper.call(getDeliveryInfo, {})).shipThisItemCalculatedShipMethod).toBe(7);
});

test('DELIV-05, DELIV-06: the Canadian site says so and has no text for what it does not do', async () => {
  const shopper = createShopper(shop, 'main/CANADA');
  const { isCanada, deliveryDays } = await shopper.call(getDeliveryInfo, {});
  expect([isCanada, deliveryDays.nextDay]).toEqual([true, '']);
});

test.each([['999999999'], ['0'], ['1.5'], ['-1'], ['x'], ['100101,100102']])('a SKU of %s is rejected', async (sku) => {
  const reply = await createShopper(shop).send('GET', `/browse/delivery-info?sku=${sku}`);
  expect([400, 404]).toContain(reply.status);
});
