import {
  addToCart,
  getCart,
  refreshCheckout,
  saveMultiShippingAddress,
  saveShippingAndGiftOptions,
  validateAndSaveAddress,
} from '@settee/contract';
import type { Recipient, ServiceLevel } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chicago, giftRequest, goToReview, goods, submitOrder, placed, toronto } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

/** A side table travels as a parcel, a sideboard is boxed and large, a sofa is made for the shopper. */
const items = { table: 100302, sideboard: 100501, bookcase: 100502 } as const;

const fill = (shopper: TestShopper, ...skus: number[]) =>
  shopper.call(
    addToCart,
    skus.map((sku) => ({ Sku: sku, Quantity: 1 })),
  );

async function startCheckout(address = chicago, skus: number[] = [items.table]): Promise<TestShopper> {
  const shopper = createShopper(shop, address.country === 'CAN' ? 'main/CANADA' : 'main/USA');
  await fill(shopper, ...skus);
  await shopper.call(getCart, {});
  await shopper.call(validateAndSaveAddress, address);
  return shopper;
}

async function recipientOf(shopper: TestShopper): Promise<Recipient> {
  const [recipient] = (await shopper.call(refreshCheckout, {})).shippingOptions.recipients;
  if (!recipient) throw new Error('no recipient');
  return recipient;
}

const levelsOf = async (shopper: TestShopper) =>
  (await recipientOf(shopper)).shipments.map(({ availableServiceLevels }) =>
    availableServiceLevels.map(({ serviceLevel }) => serviceLevel),
  );

async function choose(shopper: TestShopper, selectedServiceLevel: ServiceLevel) {
  const request = giftRequest(await recipientOf(shopper));
  const shipments = request.shipments.map((shipment) => ({ ...shipment, selectedServiceLevel }));
  return shopper.call(saveShippingAndGiftOptions, { recipients: [{ ...request, shipments }] });
}

test('SHIP-03, DELIV-10, DELIV-11: a parcel is sold standard, 2-day and next-day, each with its charge and arrival', async () => {
  const shopper = await startCheckout();
  const [shipment] = (await recipientOf(shopper)).shipments;
  expect(shipment?.availableServiceLevels.map(({ serviceLevel, charge }) => [serviceLevel, charge])).toEqual([
    [1, 2495],
    [2, 3995],
    [3, 5995],
  ]);
  const arrivals = shipment?.availableServiceLevels.map(({ edd }) => edd) ?? [];
  expect(new Set(arrivals).size).toBe(3);
  for (const edd of arrivals) expect(edd).toMatch(/^Arrives /);
});

test('the selected level changes shipping, total and review', async () => {
  const shopper = await startCheckout();
  const standard = await shopper.call(refreshCheckout, {});
  const express = await choose(shopper, 3);
  expect(express.orderSummary.shipping).toBe(5995);
  expect(express.orderSummary.total - standard.orderSummary.total).toBe(5995 - 2495);
  expect(express.reviewFingerprint).not.toBe(standard.reviewFingerprint);
  expect(
    (await shopper.call(refreshCheckout, {})).shippingOptions.recipients[0]?.shipments[0]?.selectedServiceLevel,
  ).toBe(3);
});

test.each([
  ['vendor drop ship and made to order', chicago, [items.bookcase], [[6]]],
  ['basic freight for a boxed sideboard', chicago, [items.sideboard], [[6, 8]]],
  ['far away', { ...chicago, city: 'New York', state: 'NY', postalCode: '14850' }, [items.sideboard], [[7, 8]]],
  ['Alaska', { ...chicago, city: 'Anchorage', state: 'AK', postalCode: '99501' }, [items.table], [[1]]],
  ['a PO box', { ...chicago, address1: 'PO Box 12' }, [items.table], [[1, 2]]],
  ['Canada', toronto, [items.table], [[1]]],
] as const)('DELIV-07, DELIV-12: levels for %s', async (_, address, skus, levels) => {
  expect(await levelsOf(await startCheckout(address, [...skus]))).toEqual(levels);
});

test('DELIV-07: basic freight costs less than delivery into the home, and the total says so', async () => {
  const shopper = await startCheckout(chicago, [items.sideboard]);
  expect((await shopper.call(refreshCheckout, {})).orderSummary.shipping).toBe(9900);
  expect((await choose(shopper, 8)).orderSummary.shipping).toBe(7900);
});

test('a level that is not offered is not charged: it stays at the default', async () => {
  const shopper = await startCheckout({ ...chicago, address1: 'PO Box 12' });
  const state = await choose(shopper, 3);
  expect(state.shippingOptions.recipients[0]?.shipments[0]?.selectedServiceLevel).toBe(1);
  expect(state.orderSummary.shipping).toBe(2495);
});

test('DELIV-12: large items do not go to a PO box', async () => {
  const shopper = createShopper(shop);
  await fill(shopper, goods.loveseat);
  await shopper.call(getCart, {});
  const reply = await shopper.send('POST', validateAndSaveAddress.path, { ...chicago, address2: 'PO Box 12' });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ problems: [{ field: 'address2' }] });
});

test('DELIV-12: with several addresses, large items cannot go to a PO box', async () => {
  const shopper = await startCheckout(chicago, [items.table, items.sideboard]);
  const { shipments } = await recipientOf(shopper);
  const [parcel, large] = shipments.map((shipment) => shipment.items[0]?.id);
  const poBox = { ...chicago, address1: 'PO Box 12' };
  const ship = (basketItemId: string | undefined) =>
    shopper.send('POST', saveMultiShippingAddress.path, { ...poBox, basketItemId });
  const refused = await ship(large);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ problems: [{ field: 'address1' }] });
  expect((await ship(parcel)).status).toBe(200);
});

test('DELIV-12: a PO box that was saved before a large item was added stops the checkout at the address', async () => {
  const shopper = await startCheckout({ ...chicago, address1: 'PO Box 12' });
  await goToReview(shopper, {}, { ...chicago, address1: 'PO Box 12' });
  await fill(shopper, goods.loveseat);
  expect((await shopper.call(refreshCheckout, {})).step).toBe(1);
});

test('an order is charged and stored at its level', async () => {
  const shopper = await startCheckout();
  await choose(shopper, 3);
  const review = await goToReview(shopper);
  expect(review.orderSummary.shipping).toBe(5995);
  expect(await submitOrder(shopper)).toEqual(placed);
  const { getOrderDetails } = await import('@settee/contract');
  const order = await shopper.call(getOrderDetails, {});
  expect(order?.orderSummary.shipping).toBe(5995);
  expect(order?.recipients[0]?.shipments[0]).toMatchObject({
    serviceLevel: 3,
    label: 'Express next-day delivery',
    charge: 5995,
  });
});

test.each([0, 4, 5, 10, -1, 1.5, '3', null])(
  'hostile: a service level of %j is rejected',
  async (selectedServiceLevel) => {
    const shopper = await startCheckout();
    const request = giftRequest(await recipientOf(shopper));
    const shipments = request.shipments.map((shipment) => ({ ...shipment, selectedServiceLevel }));
    const reply = await shopper.send('POST', saveShippingAndGiftOptions.path, {
      recipients: [{ ...request, shipments }],
    });
    expect(reply.status).toBe(400);
  },
);
