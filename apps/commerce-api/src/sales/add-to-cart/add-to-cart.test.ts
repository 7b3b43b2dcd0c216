import {
  addItems,
  addToCart,
  getCart,
  getCartItemCount,
  getCustomConfirmation,
  removeItem,
  updateRecentlyViewed,
} from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const linen = '11-3001_12-1201_13-2002';
const quantities = async (shopper: TestShopper) =>
  (await shopper.call(getCart, {})).lineItems.map((line) => line.priceQuantityTotals.quantity);

test('ATC-25, ATC-01, ATC-02: an add without quantity and ship method puts one in, to be shipped', async () => {
  const shopper = createShopper(shop);
  const confirmation = await shopper.call(addToCart, [{ Sku: goods.loveseat }]);
  expect(confirmation).toMatchObject({ isSuccess: true, addedItemCount: 1, cartItemCount: 1, subtotal: 139_900 });
  const [line] = (await shopper.call(getCart, {})).lineItems;
  expect(line?.shippingDeliveryOptions.selectedShipOption).toBe('standard');
});

test('ATC-25: a list of items is taken as a whole', async () => {
  const shopper = createShopper(shop);
  const list = [{ Sku: goods.loveseat }, { Sku: goods.dining, Quantity: 4 }];
  expect(await shopper.call(addToCart, list)).toMatchObject({ addedItemCount: 5, cartItemCount: 5 });
  const broken = [{ Sku: goods.dining }, { Sku: 999 }];
  expect(await shopper.call(addToCart, broken)).toMatchObject({ isSuccess: false });
  expect(await quantities(shopper)).toEqual([1, 4]);
});

test('CONF-01: the confirmation says what was added, with its price in words and its picture', async () => {
  const shopper = createShopper(shop);
  const reply = await shopper.call(addToCart, [{ Sku: goods.sofaSmall, OptionChoiceParameter: linen }]);
  expect(reply).toMatchObject({
    items: [
      {
        sku: goods.sofaSmall,
        name: 'Alder Sofa',
        formattedPrice: '$1,889.00',
        quantity: 1,
        options: [
          { label: 'Size', text: '76 in' },
          { label: 'Fabric', text: 'Washed Linen, Flax' },
          { label: 'Leg', text: 'Walnut' },
        ],
      },
    ],
    subtotal: 188_900,
    isInHomeShippingMessage: true,
  });
});

test('CONF-17 to CONF-20: free shipping of parcels is said once it is reached, with a truck', async () => {
  const shopper = createShopper(shop);
  const lamp = { Sku: 100601 };
  const near = { isShippingMessage: false, isThresholdShippingMessage: true, cartIcon: 'truck' };
  expect(await shopper.call(addToCart, [lamp])).toMatchObject(near);
  const free = {
    isShippingMessage: true,
    shippingMessage: 'You have free standard shipping on small items in this cart.',
    isThresholdShippingMessage: false,
    cartIcon: 'truck',
  };
  expect(await shopper.call(addToCart, [lamp])).toMatchObject(free);
  expect(await shopper.call(addToCart, [{ Sku: goods.loveseat }])).toMatchObject({
    ...free,
    isInHomeShippingMessage: true,
  });
});

test.each([
  [[{ Sku: 424242 }], 'We don’t carry this item.'],
  [[{ Sku: 200102 }], 'We don’t carry this item.'],
  [[{ Sku: goods.sofa }], 'Please choose an option for Size.'],
  [[{ Sku: goods.sofa, OptionChoiceParameter: '11-3001_12-1201' }], 'Please choose an option for Leg.'],
  [
    [{ Sku: goods.sofa, OptionChoiceParameter: `${linen}_99-1` }],
    'One of your choices isn’t available for this item. Please choose again.',
  ],
  [
    [{ Sku: goods.sofa, OptionChoiceParameter: '11-3001_12-9999_13-2002' }],
    'One of your choices isn’t available for this item. Please choose again.',
  ],
  [
    [{ Sku: 100112, OptionChoiceParameter: linen }],
    'One of your choices isn’t available for this item. Please choose again.',
  ],
  [
    [{ Sku: goods.sofa, OptionChoiceParameter: "'; drop table product; --" }],
    'One of your choices isn’t available for this item. Please choose again.',
  ],
  [
    [{ Sku: goods.loveseat, OptionChoiceParameter: linen }],
    'One of your choices isn’t available for this item. Please choose again.',
  ],
  [[{ Sku: goods.loveseat, Quantity: 25 }], 'Only 24 left in stock.'],
  [
    [
      { Sku: goods.loveseat, Quantity: 20 },
      { Sku: goods.loveseat, Quantity: 20 },
    ],
    'Only 24 left in stock, and you already have 20 in your cart.',
  ],
  [[{ Sku: goods.loveseat, IsPickupSelected: true }], 'This item can’t be picked up in a store.'],
  [[{ Sku: goods.loveseat, IsPersonalized: true }], 'This item can’t be personalized.'],
] as const)('ATC-33: %j is a failed add that says why and puts nothing in', async (items, errorMessage) => {
  const shopper = createShopper(shop);
  const failed = { isSuccess: false, isError: true, status: 'Failed', errorMessage };
  expect(await shopper.call(addToCart, [...items])).toEqual(failed);
  expect(await shopper.call(getCartItemCount, {})).toEqual({ cartItemCount: 0 });
});

test('equal choices share a line, however they are written; others get their own', async () => {
  const shopper = createShopper(shop);
  for (const choices of [linen, '13-2002_12-1201_11-3001', '11-3001_12-1202_13-2002']) {
    await shopper.call(addToCart, [{ Sku: goods.sofa, OptionChoiceParameter: choices }]);
  }
  expect(await quantities(shopper)).toEqual([2, 1]);
});

test('a removed line that is added back returns to its place; an id in another cart is not taken over', async () => {
  const [shopper, other] = [createShopper(shop), createShopper(shop)];
  const read = async (of: TestShopper) => (await of.call(getCart, {})).lineItems;
  for (const sku of [goods.dining, goods.loveseat, 100601]) await shopper.call(addToCart, [{ Sku: sku }]);
  const before = await read(shopper);
  const [, second = expect.unreachable()] = before;
  await shopper.call(removeItem, { id: second.id });
  await shopper.call(addToCart, [{ Sku: goods.loveseat, LineId: second.id }]);
  expect((await read(shopper)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));

  await other.call(addToCart, [{ Sku: goods.dining, Quantity: 2, LineId: second.id.toUpperCase() }]);
  const [stolen = expect.unreachable()] = await read(other);
  expect(stolen.id).not.toBe(second.id);
  expect(stolen.priceQuantityTotals.quantity).toBe(2);
  expect((await read(shopper)).map(({ itemInfo }) => itemInfo.sku)).toEqual([goods.dining, goods.loveseat, 100601]);
  expect((await shopper.send('POST', addToCart.path, [{ Sku: goods.dining, LineId: 'first' }])).status).toBe(400);
});

test('a price in the payload is ignored', async () => {
  const shopper = createShopper(shop);
  await shopper.send('POST', addToCart.path, [{ Sku: goods.loveseat, Price: 1, UnitPrice: 1, currentPrice: 1 }]);
  expect((await shopper.call(getCart, {})).orderSummary.merchandise).toBe(139_900);
});

test('QTY-02, ATC-31: 50 adds at once give exactly their sum, in one line', async () => {
  const shopper = createShopper(shop);
  await shopper.call(addToCart, [{ Sku: goods.dining }]);
  const adds = Array.from({ length: 49 }, () => shopper.call(addToCart, [{ Sku: goods.dining }]));
  const responses = await Promise.all(adds);
  expect(responses.every((response) => response?.isSuccess)).toBe(true);
  expect(await quantities(shopper)).toEqual([50]);
  expect(await shopper.call(getCartItemCount, {})).toEqual({ cartItemCount: 50 });
});

test('QTY-02: adds at once of a session without a cart make one cart with one line', async () => {
  const shopper = createShopper(shop);
  await shopper.call(updateRecentlyViewed, { sku: goods.sofa, familyId: goods.sofa, optionChoiceParameter: '' });
  await Promise.all(Array.from({ length: 8 }, () => shopper.call(addToCart, [{ Sku: goods.dining }])));
  expect(await quantities(shopper)).toEqual([8]);
});

test('QTY-02: a line holds 99 at most, and the add that changes nothing says so', async () => {
  const shopper = createShopper(shop);
  const item = { Sku: goods.dining, Quantity: 60 };
  await shopper.call(addToCart, [item]);
  expect(await shopper.call(addToCart, [item])).toMatchObject({
    isSuccess: true,
    addedItemCount: 39,
    cartItemCount: 99,
  });
  expect(await shopper.call(addToCart, [item])).toMatchObject({ isSuccess: false });
  expect(await quantities(shopper)).toEqual([99]);
});

test('ATC-30: only made-to-order products require a confirmation', async () => {
  const shopper = createShopper(shop);
  const custom = await shopper.call(getCustomConfirmation, { sku: goods.sofa, optionChoiceParameter: linen });
  expect(custom).toMatchObject({ hasCustomOrderConfirmation: true, items: [{ name: 'Alder Sofa' }] });
  expect(custom.message).not.toBe('');
  const none = { hasCustomOrderConfirmation: false, message: '', items: [] };
  expect(await shopper.call(getCustomConfirmation, { sku: goods.loveseat })).toEqual(none);
  expect(await shopper.call(getCustomConfirmation, { sku: 999 })).toEqual(none);
});

test('ATC-30: a prebuilt configuration requires no confirmation while stock lasts', async () => {
  const shopper = createShopper(shop);
  const ready = { sku: goods.sofa, optionChoiceParameter: '11-3002_12-1201_13-2001' };
  expect(await shopper.call(getCustomConfirmation, ready)).toMatchObject({ hasCustomOrderConfirmation: false });
  expect(await shopper.call(getCustomConfirmation, { ...ready, quantity: 99 })).toMatchObject({
    hasCustomOrderConfirmation: true,
    items: [{ quantity: 99 }],
  });
});

test('ATC-26, ATC-27: the cart service accepts full and short items and returns them in request order', async () => {
  const shopper = createShopper(shop);
  const short = { Sku: goods.loveseat, Quantity: 1, OptionChoiceParameter: '', Location: 'Carousel' as const };
  const added = await shopper.call(addItems, { items: [short, { Sku: goods.dining, ShipMethod: 'standard' }] });
  expect(added).toMatchObject({
    isSuccess: true,
    items: [{ sku: goods.loveseat, quantity: 1 }, { sku: goods.dining }],
    cartItemCount: 2,
  });
  expect(addItems.invalidates).toContain(getCartItemCount.id);
  // The cart response has the token that later writes must send.
  await shopper.call(getCart, {});
  expect(await shopper.call(addItems, { items: [{ Sku: 424242 }] })).toMatchObject({ isSuccess: false, isError: true });
});
