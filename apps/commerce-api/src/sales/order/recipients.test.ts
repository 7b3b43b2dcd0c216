import {
  addToCart,
  applyZip,
  getCart,
  getOrderDetails,
  moveToReviewPage,
  moveToShippingAndGiftOptions,
  placeOrder,
  removeItem,
  saveBillingAddress,
  saveMultiShipping,
  saveMultiShippingAddress,
  saveRecipientSelection,
  saveShippingAndGiftOptions,
  updateBopsToShipping,
  updateRecipientId,
  validateAndSaveAddress,
} from '@settee/contract';
import type { RecipientTotals } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyCard, chicago, fillCart, getReview, giftRequest, placed, toronto } from '../../testing/checkout.ts';
import {
  createTwoItemShopper,
  lineOf,
  linesOf,
  portland,
  recipientAt,
  sendToTwo,
  shown,
  stateOf,
  things,
} from '../../testing/recipients.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { orders } from '../placed-orders/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.closeChecked());

const newShopper = (quantity?: number) => createTwoItemShopper(shop, quantity);

const parts = ['merchandise', 'discount', 'shipping', 'installation', 'tax'] as const;
const sumOf = (totals: readonly RecipientTotals[]) =>
  totals.reduce((whole, each) => parts.reduce((sum, part) => sum + each[part], whole), 0);

test('SHIP-22, SHIP-23, SHIP-24, SHIP-26: a split item and another one are shipped to a second address', async () => {
  const state = await sendToTwo(await newShopper());
  expect(state.shippingOptions.isMultiShipping).toBe(true);
  expect(shown(state)).toEqual([
    ['Chicago', [1]],
    ['Portland', [1, 1]],
  ]);
  expect(state.accountInfo.shippingAddresses.map(({ city }) => city)).toEqual(['Chicago', 'Portland']);
});

test('each recipient has its own shipping and tax, and the parts add up to the total', async () => {
  const shopper = await newShopper();
  const before = await stateOf(shopper);
  const state = await sendToTwo(shopper);
  const [near, far] = state.shippingOptions.recipients.map(({ totals }) => totals);
  expect(near?.tax).toBe(Math.round(((near?.merchandise ?? 0) * 1_025) / 10_000));
  // There is no sales tax in Oregon.
  expect(far).toMatchObject({ tax: 0 });
  expect(state.orderSummary.shipping).toBe((near?.shipping ?? 0) + (far?.shipping ?? 0));
  expect(state.orderSummary.merchandise).toBe(before.orderSummary.merchandise);
  expect(sumOf(state.shippingOptions.recipients.map(({ totals }) => totals))).toBe(state.orderSummary.total);
});

test('an order with two recipients is placed, stored and charged as the review showed it', async () => {
  const shopper = await newShopper();
  const state = await sendToTwo(shopper);
  await shopper.call(moveToShippingAndGiftOptions, {});
  const [first, second] = state.shippingOptions.recipients.map(giftRequest);
  if (!first || !second) throw new Error('two recipients are needed');
  const giftOptions = { isGift: true, giftMessage: 'Welcome home' };
  await shopper.call(saveShippingAndGiftOptions, { recipients: [first, { ...second, giftOptions }] });
  await applyCard(shopper);
  await shopper.call(saveBillingAddress, chicago);
  const review = await shopper.call(moveToReviewPage, {});
  expect(review.step).toBe(4);
  expect(await shopper.call(placeOrder, { adata: '', ...getReview(review) })).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  expect(order?.recipients).toMatchObject([
    { address: { city: 'Chicago' }, giftOptions: { isGift: false }, shipments: [{ itemIds: [expect.any(String)] }] },
    {
      address: { city: 'Portland' },
      giftOptions,
      shipments: [{ itemIds: [expect.any(String), expect.any(String)] }],
    },
  ]);
  expect(order?.lineItems).toHaveLength(3);
  expect(order?.contact.firstName).toBe('Nora');
  expect(order?.orderSummary.total).toBe(review.orderSummary.total);
  expect(sumOf(order?.recipients.map(({ totals }) => totals) ?? [])).toBe(review.orderSummary.total);
  const [row] = await shop.ctx.db
    .select()
    .from(orders)
    .where(eq(orders.orderNumber, order?.orderNumber ?? ''));
  expect(row?.recipients).toEqual(order?.recipients);
});

test('ORDER-01: an item moved to another recipient in another tab needs a new review', async () => {
  const shopper = await newShopper();
  const state = await sendToTwo(shopper);
  await shopper.call(moveToShippingAndGiftOptions, {});
  await shopper.call(saveShippingAndGiftOptions, { recipients: state.shippingOptions.recipients.map(giftRequest) });
  await applyCard(shopper);
  await shopper.call(saveBillingAddress, chicago);
  const review = getReview(await shopper.call(moveToReviewPage, {}));
  const basketItemId = lineOf(state, things.pendant).id;
  await shopper.call(saveRecipientSelection, { recipientId: recipientAt(state, 0).id, basketItemId });
  expect(await shopper.call(placeOrder, { adata: '', ...review })).toMatchObject({ message: 'ReviewChanged' });
});

test('SHIP-22: the first address is that of all items, an id changes it, and an equal one is used again', async () => {
  const shopper = await newShopper();
  await shopper.call(saveMultiShipping, { addressId: '' });
  const empty = await stateOf(shopper);
  const first = await shopper.call(saveMultiShippingAddress, { ...chicago, basketItemId: linesOf(empty)[0]?.id ?? '' });
  expect(shown(first)).toEqual([['Chicago', [2, 1]]]);
  const [{ addressId = '' } = {}] = first.accountInfo.shippingAddresses;
  const corrected = await shopper.call(saveMultiShippingAddress, { ...chicago, addressId, address1: '14 Elm St' });
  expect(corrected.accountInfo.shippingAddresses).toMatchObject([{ addressId, address1: '14 Elm St' }]);
  const basketItemId = lineOf(corrected, things.pendant).id;
  const two = await shopper.call(saveMultiShippingAddress, { ...portland, basketItemId });
  const again = await shopper.call(saveMultiShippingAddress, { ...portland, basketItemId });
  expect([two, again].map((state) => state.accountInfo.shippingAddresses.length)).toEqual([2, 2]);
  // Corrected to what the other recipient has: one recipient remains.
  const joined = await shopper.call(saveMultiShippingAddress, {
    ...portland,
    addressId: recipientAt(again, 0).addressId,
  });
  expect(shown(joined)).toEqual([['Portland', [2, 1]]]);
});

test('SHIP-21, SHIP-23: back to one address joins what was split and drops the other recipients', async () => {
  const shopper = await newShopper(3);
  await sendToTwo(shopper);
  const state = await shopper.call(saveMultiShipping, { addressId: '', isMultiple: false });
  expect(shown(state)).toEqual([['Chicago', [3, 1]]]);
  expect(state.shippingOptions.isMultiShipping).toBe(false);
  await sendToTwo(shopper);
  await shopper.call(validateAndSaveAddress, portland);
  expect(shown(await stateOf(shopper))).toEqual([['Portland', [3, 1]]]);
});

test('SHIP-25: all items of a recipient move to another', async () => {
  const shopper = await newShopper();
  const state = await sendToTwo(shopper);
  const [oldRecipientId, newRecipientId] = [recipientAt(state, 0).id, recipientAt(state, 1).id];
  const moved = await shopper.call(updateRecipientId, { oldRecipientId, newRecipientId });
  expect(shown(moved)).toEqual([['Portland', [1, 1, 1]]]);
});

test('SHIP-25, SHIP-27: what is shipped can be picked up and shipped again', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, things.table, 2);
  await shopper.call(applyZip, { zipCode: '60614' });
  const { shippingOptions } = await stateOf(shopper);
  const { recipientId, store } = shippingOptions.pickup;
  expect(store?.name).toBe('Lincoln Park');
  const oldRecipientId = shippingOptions.recipients[0]?.id ?? '';
  const collected = await shopper.call(updateRecipientId, { oldRecipientId, newRecipientId: recipientId });
  expect(shown(collected)).toEqual([['store', [2]]]);
  expect(collected.orderSummary).toMatchObject({ shipping: 0, isEstimate: false });
  const shipped = await shopper.call(updateBopsToShipping, { recipientId, newAddressId: '' });
  expect(shown(shipped)).toEqual([[undefined, [2]]]);
});

test('one order ships, ships elsewhere and is picked up; it is taxed at each place', async () => {
  const shopper = await newShopper();
  const state = await sendToTwo(shopper);
  const recipientId = state.shippingOptions.pickup.recipientId;
  const basketItemId = linesOf(state).find((line) => line.sku === things.table)?.id ?? '';
  await shopper.call(addToCart, [{ Sku: things.loveseat }]);
  const mixed = await shopper.call(saveRecipientSelection, { recipientId, basketItemId });
  expect(shown(mixed)).toEqual([
    ['Chicago', [1]],
    ['Portland', [1, 1]],
    ['store', [1]],
  ]);
  expect(mixed.shippingOptions.recipients[2]?.totals).toMatchObject({ shipping: 0, tax: expect.any(Number) });
  expect(mixed.shippingOptions.recipients[2]?.totals.tax).toBeGreaterThan(0);
  expect(sumOf(mixed.shippingOptions.recipients.map(({ totals }) => totals))).toBe(mixed.orderSummary.total);
  const newAddressId = recipientAt(mixed, 1).addressId;
  const shipped = await shopper.call(updateBopsToShipping, { recipientId, newAddressId });
  expect(shown(shipped)).toEqual([
    ['Chicago', [1]],
    ['Portland', [1, 1, 1]],
  ]);
});

test('an order picked up whole needs a contact and a billing address, and no shipping address', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, things.table, 1);
  await shopper.call(applyZip, { zipCode: '60614' });
  const { shippingOptions } = await stateOf(shopper);
  await shopper.call(updateRecipientId, {
    oldRecipientId: shippingOptions.recipients[0]?.id ?? '',
    newRecipientId: shippingOptions.pickup.recipientId,
  });
  const contact = { firstName: 'Nora', lastName: 'Quist', dayPhone: '312-342-0199', emailAddress: 'nora@example.com' };
  const wrong = await shopper.send('POST', validateAndSaveAddress.path, { ...contact, dayPhone: '1' });
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { problems: [{ field: 'dayPhone' }] }]);
  expect((await shopper.call(moveToShippingAndGiftOptions, {})).step).toBe(1);
  await shopper.call(validateAndSaveAddress, contact);
  const state = await shopper.call(moveToShippingAndGiftOptions, {});
  expect(state).toMatchObject({ step: 2, billingAddress: null, isBillingSameAsShipping: false });
  expect(state.accountInfo.shippingAddresses).toEqual([]);
  await shopper.call(saveShippingAndGiftOptions, { recipients: state.shippingOptions.recipients.map(giftRequest) });
  await applyCard(shopper);
  expect((await shopper.call(moveToReviewPage, {})).step).toBe(3);
  await shopper.call(saveBillingAddress, chicago);
  const review = await shopper.call(moveToReviewPage, {});
  expect(await shopper.call(placeOrder, { adata: '', ...getReview(review) })).toEqual(placed);
  expect(await shopper.call(getOrderDetails, {})).toMatchObject({
    contact,
    billingAddress: { city: 'Chicago' },
    recipients: [{ address: null, pickupStore: { name: 'Lincoln Park', state: 'IL' } }],
  });
});

test('SHIP-01: a recipient without items after a removal in the cart is left out', async () => {
  const shopper = await newShopper();
  const state = await sendToTwo(shopper);
  for (const { id, recipientId } of linesOf(state))
    if (recipientId === recipientAt(state, 1).id) await shopper.call(removeItem, { id });
  expect(shown(await stateOf(shopper))).toEqual([['Chicago', [1]]]);
  const { orderSummary } = await shopper.call(getCart, {});
  expect(orderSummary.total).toBe((await stateOf(shopper)).orderSummary.total);
});

test('the Canadian site ships to several provinces and taxes each by its own', async () => {
  const shopper = createShopper(shop, 'cb2/CANADA');
  for (const sku of [200302, 200603]) await fillCart(shopper, sku);
  await shopper.call(validateAndSaveAddress, toronto);
  await shopper.call(saveMultiShipping, { addressId: '' });
  const basketItemId = linesOf(await stateOf(shopper))[0]?.id ?? '';
  const calgary = { ...toronto, city: 'Calgary', state: 'AB', postalCode: 'T2P 1J9' };
  const state = await shopper.call(saveMultiShippingAddress, { ...calgary, basketItemId });
  expect(shown(state).map(([city]) => city)).toEqual(['Toronto', 'Calgary']);
  expect(sumOf(state.shippingOptions.recipients.map(({ totals }) => totals))).toBe(state.orderSummary.total);
});
