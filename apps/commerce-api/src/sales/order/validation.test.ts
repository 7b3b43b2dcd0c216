import {
  addToCart,
  applyZip,
  getCart,
  removeInHousePersonalizedNlaItems,
  removeNlaItems,
  removePersonalizedItems,
  removePfasItems,
  removeUnavailableInstallation,
  startCheckout,
  validateAndSaveAddress,
  validateCart,
} from '@settee/contract';
import type { AddToCartLineItem } from '@settee/domain';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offers } from '../../catalog/products/tables.ts';
import { carts } from '../cart/tables.ts';
import { paymentAttempts } from '../payment/tables.ts';
import { chicago, goods } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

type RequestedItem = Partial<AddToCartLineItem> & { Sku: number };
const pillow: RequestedItem = { Sku: 100702 };
const glasses: RequestedItem = { Sku: 100803, IsPersonalized: true, PersonalizationText: 'MJ' };
const towel: RequestedItem = { Sku: 100703, IsPersonalized: true, PersonalizationText: 'XQO' };
const lamp: RequestedItem = { Sku: 100603, IsInstallationServiceRequired: true };
const chair: RequestedItem = { Sku: goods.dining };

async function shopperWith(...items: readonly RequestedItem[]): Promise<TestShopper> {
  const shopper = createShopper(shop);
  expect(await shopper.call(addToCart, [...items])).toMatchObject({ isSuccess: true });
  await shopper.call(getCart, {});
  return shopper;
}
const setSold = (sku: number, sold: number) =>
  shop.ctx.db
    .update(offers)
    .set({ stockSold: sold })
    .where(and(eq(offers.sku, sku), eq(offers.siteCulture, 'USA')));
const getSkus = async (shopper: TestShopper) =>
  (await shopper.call(getCart, {})).lineItems.map(({ itemInfo }) => itemInfo.sku);
const oakland = { ...chicago, city: 'Oakland', state: 'CA', postalCode: '94607' };

test('VALID-02, VALID-18: an item with PFAS blocks an order to California, and RemovePfasItems removes only that item', async () => {
  const shopper = await shopperWith(pillow, chair);
  await shopper.call(validateAndSaveAddress, chicago);
  expect(await shopper.call(validateCart, {})).toMatchObject({ errorType: 0, items: [], problems: [] });
  await shopper.call(validateAndSaveAddress, oakland);
  expect(await shopper.call(validateCart, {})).toMatchObject({
    errorType: 9,
    items: [
      {
        sku: 100702,
        title: 'Thistle Pillow',
        imagePath: expect.stringContaining('thistle-pillow'),
        currentPrice: expect.any(Number),
        quantity: 1,
        availabilityMessage: 'Contains PFAS, which isn’t allowed in this state.',
        isCustomNla: false,
        edd: expect.stringMatching(/\w/),
      },
    ],
  });
  expect(await shopper.call(removePfasItems, {})).toEqual({ isSuccess: true });
  expect(await getSkus(shopper)).toEqual([goods.dining]);
  expect((await shopper.call(validateCart, {})).errorType).toBe(0);
});

test('VALID-18: an estimate for a postal code of such a state is reported when the checkout starts', async () => {
  const shopper = await shopperWith(pillow);
  await shopper.call(applyZip, { zipCode: '94607' });
  expect(await shopper.call(startCheckout, {})).toMatchObject({ isSuccess: false, errorType: 9, redirectUrl: '' });
  await shopper.call(applyZip, { zipCode: '60614' });
  expect(await shopper.call(startCheckout, {})).toMatchObject({ isSuccess: true, errorType: 0 });
});

test('VALID-19: what can not be personalized now is removed, the rest stays', async () => {
  const shopper = await shopperWith(towel, { ...towel, PersonalizationText: 'MJ' });
  expect(await shopper.call(validateCart, {})).toMatchObject({
    errorType: 5,
    items: [{ sku: 100703, availabilityMessage: 'Personalization isn’t available right now.' }],
  });
  expect(await shopper.call(removePersonalizedItems, {})).toEqual({ isSuccess: true });
  const { lineItems } = await shopper.call(getCart, {});
  expect(lineItems.map(({ itemInfo }) => itemInfo.personalizationText)).toEqual(['MJ']);
});

test('VALID-20: a separate call removes unavailable personalized items and no others', async () => {
  const shopper = await shopperWith(glasses, { Sku: goods.lastOne });
  await setSold(100803, 99);
  expect(await shopper.call(validateCart, {})).toMatchObject({ errorType: 6, items: [{ sku: 100803 }] });
  await setSold(goods.lastOne, 99);
  expect((await shopper.call(validateCart, {})).problems?.map(({ errorType }) => errorType)).toEqual([3, 6]);
  expect(await shopper.call(removeInHousePersonalizedNlaItems, {})).toEqual({ isSuccess: true });
  expect(await getSkus(shopper)).toEqual([goods.lastOne]);
  expect((await shopper.call(validateCart, {})).errorType).toBe(7);
  await Promise.all([setSold(100803, 0), setSold(goods.lastOne, 0)]);
});

test('VALID-21: RemoveInstallationService returns true and removes only the service, where it is unavailable', async () => {
  const shopper = await shopperWith(lamp);
  await shopper.call(applyZip, { zipCode: '60614' });
  expect((await shopper.call(validateCart, {})).errorType).toBe(0);
  await shopper.call(applyZip, { zipCode: '59101' });
  expect(await shopper.call(validateCart, {})).toMatchObject({
    errorType: 4,
    items: [{ sku: 100603, availabilityMessage: 'Light Hanging isn’t available in 59101.' }],
  });
  expect(await shopper.call(removeUnavailableInstallation, {})).toBe(true);
  const { lineItems } = await shopper.call(getCart, {});
  expect(lineItems.map(({ itemInfo }) => [itemInfo.sku, itemInfo.installationServiceType])).toEqual([[100603, '']]);
});

test('VALID-21: removing a service merges two equal lines', async () => {
  const shopper = await shopperWith(lamp, { Sku: 100603, Quantity: 2 });
  await shopper.call(applyZip, { zipCode: '59101' });
  expect(await shopper.call(removeUnavailableInstallation, {})).toBe(true);
  const { lineItems } = await shopper.call(getCart, {});
  expect(lineItems.map(({ priceQuantityTotals }) => priceQuantityTotals.quantity)).toEqual([3]);
});

test('VALID-21, VALID-16: during a payment for the cart nothing is removed, and the response is false', async () => {
  const shopper = await shopperWith(lamp);
  await shopper.call(applyZip, { zipCode: '59101' });
  const [newest] = await shop.ctx.db.select().from(carts).orderBy(desc(carts.id)).limit(1);
  const cartId = newest?.id ?? '';
  const attempt = { id: shop.ctx.ids.row(), cartId, total: 0, currency: 'USD' as const };
  await shop.ctx.db.insert(paymentAttempts).values({ ...attempt, status: 'started', startedAt: shop.ctx.clock.now() });
  expect(await shopper.call(removeUnavailableInstallation, {})).toBe(false);
  expect(await shopper.call(removeNlaItems, {})).toEqual({ isSuccess: false });
  expect((await shopper.call(getCart, {})).lineItems[0]?.itemInfo.installationServiceType).toBe('light-hanging');
  await shop.ctx.db.delete(paymentAttempts).where(eq(paymentAttempts.id, attempt.id));
});

test('several errors are returned together, and running each removal in order leaves an orderable cart', async () => {
  const shopper = await shopperWith(chair, pillow, towel, lamp, { Sku: goods.lastOne });
  await shopper.call(applyZip, { zipCode: '80014' });
  await setSold(goods.lastOne, 99);
  const { problems = [] } = await shopper.call(validateCart, {});
  expect(problems.map(({ errorType, items }) => [errorType, ...items.map(({ sku }) => sku)])).toEqual([
    [3, goods.lastOne],
    [9, 100702],
    [5, 100703],
    [4, 100603],
  ]);
  await shopper.call(removeNlaItems, {});
  await shopper.call(removePfasItems, {});
  await shopper.call(removePersonalizedItems, {});
  await shopper.call(removeUnavailableInstallation, {});
  expect(await shopper.call(validateCart, {})).toMatchObject({ errorType: 0, problems: [] });
  expect((await getSkus(shopper)).sort()).toEqual([100603, goods.dining].sort());
  await setSold(goods.lastOne, 0);
});

test.each([
  ['a text on what is not personalized', { ...chair, PersonalizationText: 'MJ' }, 'This item can’t be personalized.'],
  ['a personalized item without a text', { ...towel, PersonalizationText: '  ' }, 'Please enter text'],
  [
    'a service that another item has',
    { ...lamp, InstallationServiceType: 'bed-assembly' },
    'Installation isn’t available for this item.',
  ],
])('%s is rejected', async (_, item, errorMessage) => {
  const shopper = createShopper(shop);
  expect(await shopper.call(addToCart, [item])).toMatchObject({ isSuccess: false, errorMessage });
});

test('AVAIL-02, AVAIL-06, AVAIL-07: vendor drop-ship, future and unavailable items are labeled on their line', async () => {
  const shopper = await shopperWith({ Sku: 100502 }, { Sku: 100603 }, { Sku: goods.lastOne });
  await setSold(goods.lastOne, 99);
  const { lineItems } = await shopper.call(getCart, {});
  expect(lineItems).toMatchObject([
    {
      itemInfo: { vendorDropShipMessage: expect.stringMatching(/^Ships from \w/), isDescriptionDisabled: false },
      shippingDeliveryOptions: {
        isStorePickupOptionVisible: false,
        shippingOption: { promoLinks: [{ url: '/harbor-bookcase/s100502' }] },
      },
    },
    {
      itemInfo: { availabilityMessage: 'Available soon', vendorDropShipMessage: '' },
      shippingDeliveryOptions: { isShipOptionVisible: true, shippingOption: { promoLinks: [] } },
    },
    {
      itemInfo: { isDescriptionDisabled: true },
      shippingDeliveryOptions: { isShipOptionVisible: false, shippingOption: { edd: '' } },
    },
  ]);
  await setSold(goods.lastOne, 0);
});
