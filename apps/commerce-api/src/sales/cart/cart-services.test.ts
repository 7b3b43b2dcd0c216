import {
  addDonation,
  addToCart,
  applyPromo,
  applyZip,
  getCart,
  getEstimatedDeliveryDate,
  getOrderDetails,
  getProduct,
  refreshCheckout,
  removeInstallationService,
  removeItem,
  updateItem,
  updateShipMethod,
} from '@settee/contract';
import type { Cart } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../placed-orders/tables.ts';
import { fillCart, goToReview, submitOrder, toronto } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.closeChecked());

const things = { table: 100302, pendant: 100603, dresser: 100403 } as const;
const stores = { lincolnPark: 101, oakBrook: 102, outOfReach: 118, outlet: 119, cb2: 201 } as const;
const cartOf = (shopper: TestShopper) => shopper.call(getCart, {});
const firstLine = (cart: Cart) => {
  const [line] = cart.lineItems;
  if (!line) throw new Error('the cart is empty');
  return line;
};
async function newShopper(sku: number = things.table, quantity = 1, zipCode = '60614') {
  const shopper = createShopper(shop);
  await fillCart(shopper, sku, quantity);
  if (zipCode !== '') await shopper.call(applyZip, { zipCode });
  return shopper;
}
const tax = (amount: number, hundredths: number) => Math.round((amount * hundredths) / 10_000);

test('CART-17, CART-23: a line for pickup at the nearest store ships free and is taxed there', async () => {
  const shopper = await newShopper();
  const shipped = await cartOf(shopper);
  const { id, shippingDeliveryOptions: options } = firstLine(shipped);
  expect(shipped.pickup.store).toEqual({ locationId: 101, name: 'Lincoln Park', place: 'Chicago, IL' });
  expect(options).toMatchObject({ isStorePickupOptionVisible: true, selectedShipOption: 'standard' });
  expect(options.bopsOption.edd).toBe('Ready Mar 3 at Lincoln Park');
  expect(options.bopsOption.pickupQuantityMessage).toMatch(/^\d+ in store\.$/);
  expect(await shopper.call(updateShipMethod, { id, shipMethod: 'pickup' })).toEqual({ isSuccess: true });
  const { lineItems, orderSummary } = await cartOf(shopper);
  expect(lineItems[0]?.shippingDeliveryOptions.selectedShipOption).toBe('pickup');
  expect(orderSummary).toMatchObject({ shipping: 0, tax: tax(orderSummary.merchandise, 1_025) });
  await shopper.call(applyZip, { zipCode: '97201' });
  expect((await cartOf(shopper)).orderSummary.tax).toBe(orderSummary.tax);
  expect(await shopper.call(updateShipMethod, { id, shipMethod: 'standard' })).toEqual({ isSuccess: true });
  expect((await cartOf(shopper)).orderSummary).toMatchObject({ tax: 0, merchandise: orderSummary.merchandise });
});

test('CART-17: a store with too little stock, without pickup or of the other brand is rejected', async () => {
  const shopper = await newShopper(things.table, 24, '');
  const { id, shippingDeliveryOptions: options } = firstLine(await cartOf(shopper));
  expect(options.isStorePickupOptionVisible).toBe(false);
  const selectPickup = (locationId?: number) =>
    shopper.call(updateShipMethod, { id, shipMethod: 'pickup', locationId });
  const noStore = { isSuccess: false, errorMessage: 'Please choose a store for pickup.' };
  expect(await selectPickup()).toEqual(noStore);
  for (const store of [stores.outlet, stores.cb2, 999_999_999]) expect(await selectPickup(store)).toEqual(noStore);
  expect(await selectPickup(stores.lincolnPark)).toEqual({
    isSuccess: false,
    errorMessage: 'Lincoln Park doesn’t have enough in stock.',
  });
  expect(firstLine(await cartOf(shopper)).shippingDeliveryOptions.selectedShipOption).toBe('standard');
});

test('CART-17: a piece for pickup is not raised above what the store has', async () => {
  const shopper = await newShopper();
  const { id, shippingDeliveryOptions: options } = firstLine(await cartOf(shopper));
  await shopper.call(updateShipMethod, { id, shipMethod: 'pickup' });
  const there = Number.parseInt(options.bopsOption.pickupQuantityMessage, 10);
  expect(await shopper.call(updateItem, { id, quantity: there })).toEqual({ isSuccess: true });
  expect(await shopper.call(updateItem, { id, quantity: there + 1 })).toEqual({
    isSuccess: false,
    errorMessage: 'Lincoln Park doesn’t have enough in stock.',
  });
});

test('CART-17: made-to-order furniture cannot be picked up', async () => {
  const shopper = await newShopper(things.dresser);
  const { id, shippingDeliveryOptions: options } = firstLine(await cartOf(shopper));
  expect(options.isStorePickupOptionVisible).toBe(false);
  expect(await shopper.call(updateShipMethod, { id, shipMethod: 'pickup', locationId: 101 })).toMatchObject({
    errorMessage: 'This item can’t be picked up in a store.',
  });
});

test('CART-18: a lamp without its installation merges with the plain lamps', async () => {
  const shopper = await newShopper(things.pendant);
  const { lineItems } = await cartOf(shopper);
  await shopper.call(addToCart, [{ Sku: things.pendant, Quantity: 2, IsInstallationServiceRequired: true }]);
  const installed = (await cartOf(shopper)).lineItems.find(({ installationService }) => installationService !== null);
  expect(installed?.priceQuantityTotals.quantity).toBe(2);
  const take = () => shopper.call(removeInstallationService, { id: installed?.id ?? '' });
  expect(await take()).toEqual({ isSuccess: true });
  const after = await cartOf(shopper);
  expect(after.lineItems.map(({ id, priceQuantityTotals }) => [id, priceQuantityTotals.quantity])).toEqual([
    [lineItems[0]?.id, 3],
  ]);
  expect(after.orderSummary.installation).toBe(0);
  expect(await take()).toMatchObject({ isSuccess: false });
});

test('CART-17: a piece that is written on is not picked up', async () => {
  const shopper = createShopper(shop);
  const towel = { Sku: 100703, IsPersonalized: true, PersonalizationText: 'MJ' };
  await shopper.call(addToCart, [towel]);
  await cartOf(shopper);
  await shopper.call(applyZip, { zipCode: '60614' });
  const { id, shippingDeliveryOptions: options } = firstLine(await cartOf(shopper));
  expect(options.isStorePickupOptionVisible).toBe(false);
  const noPickup = { errorMessage: 'This item can’t be picked up in a store.' };
  expect(await shopper.call(updateShipMethod, { id, shipMethod: 'pickup' })).toMatchObject(noPickup);
  expect(await shopper.call(addToCart, [{ ...towel, ShipMethod: 'pickup' }])).toMatchObject(noPickup);
});

test('CART-23: estimates of a store and a postal code are returned by line and change nothing', async () => {
  const shopper = await newShopper();
  const before = await cartOf(shopper);
  const { id } = firstLine(before);
  const estimate = (locationId: number, zipCode: string) =>
    shopper.call(getEstimatedDeliveryDate, { locationId, zipCode });
  const [near] = (await estimate(stores.lincolnPark, '60614')).lineItems ?? [];
  const [far] = (await estimate(stores.lincolnPark, '99501')).lineItems ?? [];
  expect([near?.id, far?.id]).toEqual([id, id]);
  expect(near?.shippingOption.edd).toBe(firstLine(before).shippingDeliveryOptions.shippingOption.edd);
  expect(far?.shippingOption.edd).not.toBe(near?.shippingOption.edd);
  expect(near?.bopsOption.edd).toBe('Ready Mar 3 at Lincoln Park');
  expect(await cartOf(shopper)).toEqual(before);
});

test('CART-24: a store that is unreachable, without pickup or unknown returns no lines', async () => {
  const shopper = await newShopper();
  for (const locationId of [stores.outOfReach, stores.outlet, stores.cb2, 999_999])
    expect(await shopper.call(getEstimatedDeliveryDate, { locationId, zipCode: '60614' })).toEqual({ lineItems: null });
});

test('CART-18, CONF-07: installation is bought with a lamp, charged per item and taken off again', async () => {
  const shopper = createShopper(shop);
  expect((await shopper.call(getProduct, { sku: things.pendant })).installationService).toMatchObject({
    title: 'Light Hanging',
    price: 14_900,
  });
  const wanted = { Sku: things.pendant, Quantity: 2, IsInstallationServiceRequired: true };
  expect(await shopper.call(addToCart, [{ ...wanted, InstallationServiceType: 'Light Hanging' }])).toMatchObject({
    isShowInstallationServiceLineItem: true,
    installationServiceTotal: 29_800,
    isInstallationServiceSelectedForCurrentItems: true,
    installationServiceType: 'Light Hanging',
  });
  const cart = await cartOf(shopper);
  const line = firstLine(cart);
  expect(line.installationService).toMatchObject({ title: 'Light Hanging', price: 14_900, total: 29_800 });
  const { merchandise, shipping, total } = cart.orderSummary;
  expect([cart.orderSummary.installation, total]).toEqual([29_800, merchandise + shipping + 29_800]);
  expect(await shopper.call(removeInstallationService, { id: line.id })).toEqual({ isSuccess: true });
  const after = await cartOf(shopper);
  expect(firstLine(after).installationService).toBeNull();
  expect(after.orderSummary.total).toBe(total - 29_800);
});

test.each([
  [things.table, ''],
  [things.pendant, 'Bed Assembly'],
])('CART-18: %s can’t be bought with the installation %j', async (Sku, InstallationServiceType) => {
  const items = [{ Sku, IsInstallationServiceRequired: true, InstallationServiceType }];
  expect(await createShopper(shop).call(addToCart, items)).toMatchObject({
    isSuccess: false,
    errorMessage: 'Installation isn’t available for this item.',
  });
});

test('CART-19: a donation is a separate untaxed row that is replaced and removed', async () => {
  const shopper = await newShopper();
  const before = (await cartOf(shopper)).orderSummary;
  const give = (amount: number, sku = 720_001) => shopper.call(addDonation, { sku, amount });
  expect(await Promise.all([give(1_000), give(1_000)])).toEqual([{ isSuccess: true }, { isSuccess: true }]);
  const { donation, orderSummary } = await cartOf(shopper);
  expect(donation?.amount).toBe(1_000);
  expect(orderSummary).toEqual({ ...before, donation: 1_000, total: before.total + 1_000 });
  await give(2_500);
  expect((await cartOf(shopper)).orderSummary.donation).toBe(2_500);
  expect(await give(1_000, 720_002)).toMatchObject({ isSuccess: false });
  expect(await shopper.call(removeItem, { id: donation?.id ?? '' })).toEqual({ isSuccess: true });
  expect((await cartOf(shopper)).orderSummary).toEqual(before);
});

test('CART-19: a donation requires an order', async () => {
  const shopper = createShopper(shop);
  expect(await shopper.call(addDonation, { sku: 720_001, amount: 500 })).toEqual({
    isSuccess: false,
    errorMessage: 'Your cart is empty.',
  });
});

test.each([0, -1, 99, 150.5, 1e9, 1e308, '500', null, [500], { cents: 500 }])(
  'CART-19: an amount of %j is a bad request and gives nothing',
  async (amount) => {
    const shopper = await newShopper();
    expect((await shopper.send('POST', addDonation.path, { sku: 720_001, amount })).status).toBe(400);
    expect((await cartOf(shopper)).orderSummary.donation).toBe(0);
  },
);

test.each(['PICKUP', 'express', '', 1, null, ['pickup']])(
  'CART-17: the ship method %j is a bad request and changes nothing',
  async (shipMethod) => {
    const shopper = await newShopper();
    const before = await cartOf(shopper);
    const { id } = firstLine(before);
    expect((await shopper.send('POST', updateShipMethod.path, { id, shipMethod })).status).toBe(400);
    expect(await cartOf(shopper)).toEqual(before);
  },
);

test('the order has all of it: the lower total, the pickup, the installation, the donation and the code', async () => {
  const shopper = await newShopper();
  await shopper.call(addToCart, [{ Sku: things.pendant, IsInstallationServiceRequired: true }]);
  const { id } = firstLine(await cartOf(shopper));
  await shopper.call(updateShipMethod, { id, shipMethod: 'pickup' });
  await shopper.call(addDonation, { sku: 720_001, amount: 1_000 });
  await shopper.call(applyPromo, { promoCode: 'WELCOME10' });
  await goToReview(shopper);
  const state = await shopper.call(refreshCheckout, {});
  const shipments = state.shippingOptions.recipients.flatMap((recipient) => recipient.shipments);
  expect(shipments.map(({ availableServiceLevels: [level] }) => [level?.label, level?.edd])).toEqual([
    ['Standard delivery', expect.stringMatching(/^Arrives/)],
    ['Store pickup', 'Ready Mar 3 at Lincoln Park'],
  ]);
  const { orderSummary } = state;
  expect(state.promoCode).toBe('WELCOME10');
  expect(orderSummary).toMatchObject({
    discount: -Math.round(orderSummary.merchandise / 10),
    installation: 14_900,
    donation: 1_000,
  });
  const { merchandise, discount, shipping } = orderSummary;
  expect(orderSummary.total).toBe(merchandise + discount + shipping + 14_900 + 1_000 + orderSummary.tax);
  expect(Math.abs(orderSummary.tax - tax(merchandise + discount, 1_025))).toBeLessThanOrEqual(2);
  expect(await submitOrder(shopper)).toMatchObject({ isSuccess: true });
  const order = await shopper.call(getOrderDetails, {});
  expect(order?.orderSummary).toEqual(orderSummary);
  expect(order?.cards).toMatchObject([{ appliedAmount: orderSummary.total }]);
  expect(order?.recipients).toMatchObject([
    { pickupStore: null, shipments: [{ deliveryMode: 'parcel' }] },
    {
      address: null,
      pickupStore: { name: 'Lincoln Park' },
      shipments: [{ label: 'Store pickup', edd: 'Ready Mar 3 at Lincoln Park' }],
    },
  ]);
  expect(order?.lineItems).toMatchObject([
    { shippingDeliveryOptions: { selectedShipOption: 'pickup' }, installationService: null },
    { shippingDeliveryOptions: { selectedShipOption: 'standard' }, installationService: { total: 14_900 } },
  ]);
  const [row] = await shop.ctx.db
    .select()
    .from(orders)
    .where(eq(orders.orderNumber, order?.orderNumber ?? ''));
  expect(row).toMatchObject({ promoCode: 'WELCOME10', total: orderSummary.total });
  await fillCart(shopper, things.table);
  const next = await cartOf(shopper);
  expect([next.cartSummary.discountCode, next.donation?.amount]).toEqual(['', 0]);
  expect(await shopper.call(applyPromo, { promoCode: 'WELCOME10' })).toMatchObject({
    promoErrorMessage: 'You’ve already used this promo code.',
  });
});

test('CART-18, CART-21: on the Canadian site installation is taxed and its own code counts', async () => {
  const shopper = createShopper(shop, 'main/CANADA');
  await shopper.call(addToCart, [{ Sku: things.pendant, IsInstallationServiceRequired: true }]);
  await cartOf(shopper);
  expect(await shopper.call(applyPromo, { promoCode: 'MAPLE15' })).toEqual({ isSuccess: true });
  const { orderSummary } = await goToReview(shopper, {}, toronto);
  const { merchandise, discount, shipping, installation } = orderSummary;
  expect(installation).toBeGreaterThan(0);
  expect(orderSummary.tax).toBe(tax(merchandise + discount + shipping + installation, 1_300));
});
