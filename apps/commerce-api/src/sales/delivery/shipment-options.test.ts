import { addToCart, getCart, getOrderDetails, refreshCheckout, validateAndSaveAddress } from '@settee/contract';
import { getItemEdd } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chicago, goToReview, submitOrder, placed } from '../../testing/checkout.ts';
import { recipientOf, saveOptions } from '../../testing/options.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

/** The lamp is on back order, so it arrives later than the table. */
const items = { table: 100302, lamp: 100603 } as const;

async function startCheckout(...skus: number[]): Promise<TestShopper> {
  const shopper = createShopper(shop);
  await shopper.call(
    addToCart,
    skus.map((sku) => ({ Sku: sku, Quantity: 1 })),
  );
  await shopper.call(getCart, {});
  await shopper.call(validateAndSaveAddress, chicago);
  return shopper;
}

/** Number of orders, for an email address of each. */
let orders = 0;

const shipmentOf = async (shopper: TestShopper) => {
  const [shipment] = (await recipientOf(shopper)).shipments;
  if (!shipment) throw new Error('no shipment');
  return shipment;
};

const hold = (selectedShippingDate: string) => ({
  holidayHold: { selectedShippingDate, selectedShippingRange: '' },
});

test('SHIP-04, SHIP-05, SHIP-06: a holiday sets its range and the standard level; clearing it clears the range', async () => {
  const shopper = await startCheckout(items.table);
  const { holidays } = (await shipmentOf(shopper)).holidayHold;
  expect(holidays.length).toBeGreaterThan(0);
  const [holiday] = holidays;
  await saveOptions(shopper, { ...hold(holiday?.shippingDate ?? ''), selectedServiceLevel: 3 });
  expect(await shipmentOf(shopper)).toMatchObject({
    holidayHold: { selectedShippingDate: holiday?.shippingDate, selectedShippingRange: holiday?.shippingRange },
    selectedServiceLevel: 1,
  });
  await saveOptions(shopper, hold(''));
  expect((await shipmentOf(shopper)).holidayHold).toMatchObject({
    selectedShippingDate: '',
    selectedShippingRange: '',
  });
});

test.each(['2026-01-01', '9999-99-99', 'x', "' or 1=1 --"])('hostile: %j is no day to hold for', async (day) => {
  const shopper = await startCheckout(items.table);
  await saveOptions(shopper, hold(day));
  expect((await shipmentOf(shopper)).holidayHold).toMatchObject({
    selectedShippingDate: '',
    selectedShippingRange: '',
  });
});

test('SHIP-07, SHIP-08: ship-complete is offered for items that arrive at different times, and needs the standard level', async () => {
  expect((await shipmentOf(await startCheckout(items.table))).isShipCompleteVisible).toBe(false);
  const shopper = await startCheckout(items.table, items.lamp);
  const apart = await shipmentOf(shopper);
  expect(apart.isShipCompleteVisible).toBe(true);
  expect(new Set(apart.items.map(({ edd }) => edd)).size).toBe(2);
  await saveOptions(shopper, { isShipCompleteSelected: true, selectedServiceLevel: 2 });
  const together = await shipmentOf(shopper);
  expect(together).toMatchObject({ isShipCompleteSelected: true, selectedServiceLevel: 1 });
  expect(new Set(together.items.map(({ edd }) => edd)).size).toBe(1);
});

test('hold and ship-complete are stored with the order', async () => {
  const shopper = await startCheckout(items.table, items.lamp);
  await goToReview(shopper);
  const { holidays } = (await shipmentOf(shopper)).holidayHold;
  await saveOptions(shopper, { ...hold(holidays[0]?.shippingDate ?? ''), isShipCompleteSelected: true });
  await shopper.call(refreshCheckout, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  expect(order?.recipients[0]?.shipments[0]).toMatchObject({
    holidayRange: holidays[0]?.shippingRange,
    isShipComplete: true,
  });
});

test.each([
  ['apart, each item has its own arrival', {}, 2],
  ['together, all have that of the last one', { isShipCompleteSelected: true }, 1],
] as const)('SHIP-02: shipped %s in the review, the order and its email', async (_, options, dates) => {
  const shopper = await startCheckout(items.table, items.lamp);
  const emailAddress = `dates${++orders}@example.com`;
  await goToReview(shopper, {}, { ...chicago, emailAddress });
  await saveOptions(shopper, options);
  const reviewed = (await shipmentOf(shopper)).items.map(({ edd }) => edd);
  expect(new Set(reviewed).size).toBe(dates);
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  const [shipment] = order?.recipients[0]?.shipments ?? [];
  expect(shipment && order?.lineItems.map((line) => getItemEdd(line, shipment))).toEqual(reviewed);
  const [mail] = (await shop.post()).filter(({ to }) => to === emailAddress);
  const goods = mail?.text.slice(mail.text.indexOf('To be delivered'), mail.text.indexOf('Order total')) ?? '';
  expect(goods.split('\n').filter((line) => reviewed.includes(line))).toEqual([...new Set(reviewed)]);
});
