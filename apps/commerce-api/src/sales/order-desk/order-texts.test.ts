import {
  addToCart,
  applyZip,
  getCart,
  getOrderDetails,
  moveToPaymentPage,
  moveToReviewPage,
  moveToShippingAndGiftOptions,
  refreshCheckout,
  saveShippingAndGiftOptions,
  updateShipMethod,
  validateAndSaveAddress,
} from '@settee/contract';
import type { NotificationOption } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TextMessage } from '../../platform/mail/text-sender.ts';
import {
  applyCard,
  chicago,
  fillCart,
  giftRequest,
  goods,
  placed,
  submitOrder,
  toronto,
} from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { findOrder } from '../placed-orders/orders.queries.ts';
import { orders } from '../placed-orders/tables.ts';
import { announcePickup } from './announce-pickup.ts';
import { shipOrder } from './ship-order.ts';

const texts: TextMessage[] = [];
const textSender = { send: async (message: TextMessage) => void texts.unshift(message) };

let shop: TestContext;
let shopWithoutTexts: TestContext;
beforeAll(async () => {
  shop = await createTestContext({ textSender });
  shopWithoutTexts = await createTestContext({ textSender: null });
});
afterAll(async () => {
  await shop.close();
  await shopWithoutTexts.close();
});
beforeEach(() => void texts.splice(0));
afterEach(() => shop.post());

const lamp = 100601;

interface Wanted {
  at?: TestContext;
  notificationOption?: NotificationOption;
  isPickup?: boolean;
  address?: typeof chicago;
  site?: 'main/USA' | 'main/CANADA/fr-CA';
}

/** Places an order with a choice of updates; returns its id. */
async function order({
  at = shop,
  notificationOption = 'sms',
  isPickup = false,
  address = chicago,
  site = 'main/USA',
}: Wanted = {}): Promise<string> {
  const shopper = createShopper(at, site);
  await fillCart(shopper, goods.dining);
  if (isPickup) {
    await shopper.call(applyZip, { zipCode: '60523' });
    for (const { id } of (await shopper.call(getCart, {})).lineItems)
      await shopper.call(updateShipMethod, { id, shipMethod: 'pickup' });
    await shopper.call(addToCart, [{ Sku: lamp }]);
    await shopper.call(getCart, {});
  }
  await shopper.call(validateAndSaveAddress, address);
  await shopper.call(moveToShippingAndGiftOptions, {});
  const { shippingOptions } = await shopper.call(refreshCheckout, {});
  const recipients = shippingOptions.recipients.map((each) => ({ ...giftRequest(each), notificationOption }));
  await shopper.call(saveShippingAndGiftOptions, { recipients });
  await shopper.call(moveToPaymentPage, {});
  await applyCard(shopper);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  const { orderNumber = '' } = (await shopper.call(getOrderDetails, {})) ?? {};
  const [row] = await at.ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  return row?.id ?? '';
}

const box = { carrier: 'ups', trackingNumber: '1Z999AA10123456784', trackingUrl: '', pieces: [] };

async function ship(at: TestContext, orderId: string, trackingNumber = box.trackingNumber) {
  const before = (await at.post()).length;
  expect(await shipOrder(at.ctx, orderId, { ...box, trackingNumber })).toBeNull();
  return (await at.post()).length - before;
}

test('CHK-21: with text messages chosen the tracking page is sent to the phone number, and not by email', async () => {
  const orderId = await order();
  expect(await ship(shop, orderId)).toBe(0);
  const { orderNumber = '' } = (await findOrder(shop.ctx.db, orderId)) ?? {};
  expect(texts).toEqual([
    {
      to: '+13123420199',
      text: `Settee: your order ${orderNumber} is on its way. Track it: https://www.ups.com/track?tracknum=${box.trackingNumber} Reply STOP to opt out.`,
    },
  ]);
});

test('CHK-21: with email chosen the tracking page is sent by email only', async () => {
  expect(await ship(shop, await order({ notificationOption: 'email' }))).toBe(1);
  expect(texts).toEqual([]);
});

test('CHK-21: what waits at a store is announced by text message', async () => {
  const orderId = await order({ isPickup: true });
  const before = (await shop.post()).length;
  expect(await announcePickup(shop.ctx, orderId)).toBeNull();
  expect((await shop.post()).length).toBe(before);
  expect(texts).toMatchObject([{ to: '+13123420199', text: expect.stringMatching(/is ready for pickup at \w+/) }]);
});

test('CHK-21: the order’s email says that updates are text messages', async () => {
  await order();
  const [mail] = await shop.post();
  expect(mail?.text).toContain('We’ll text you when your order is on its way.');
  await order({ notificationOption: 'email' });
  const [other] = await shop.post();
  expect(other?.text).toContain('We’ll email you again when your order is on its way.');
});

test('CHK-21: a text message is in the language of the page that placed the order', async () => {
  await ship(shop, await order({ address: toronto, site: 'main/CANADA/fr-CA' }));
  expect(texts).toMatchObject([{ to: '+14163420199', text: expect.stringContaining('est en route. Suivez-la') }]);
});

test('CHK-21: a shop without a sender of text messages offers none, and sends an email', async () => {
  const shopper = createShopper(shopWithoutTexts);
  await fillCart(shopper);
  const { shippingOptions } = await shopper.call(refreshCheckout, {});
  expect(shippingOptions).toMatchObject({ notificationOptions: ['email'], pickupNotificationOptions: ['email'] });
  expect(await ship(shopWithoutTexts, await order({ at: shopWithoutTexts }))).toBe(1);
});

test('CHK-21: a contact that was deleted gets no text message', async () => {
  const orderId = await order();
  await shop.post();
  expect(await shipOrder(shop.ctx, orderId, box)).toBeNull();
  const { contact } = (await findOrder(shop.ctx.db, orderId)) ?? expect.unreachable();
  await shop.ctx.db
    .update(orders)
    .set({ contact: { ...contact, dayPhone: '' } })
    .where(eq(orders.id, orderId));
  await shop.post();
  expect(texts).toEqual([]);
});
