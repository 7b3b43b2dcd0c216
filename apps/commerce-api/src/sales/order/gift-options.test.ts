import {
  getOrderDetails,
  getPackingSlip,
  refreshCheckout,
  saveShippingAndGiftOptions,
  updateBaggingOption,
  updateGiftMessage,
  updateGiftOption,
  updateGiftReceipt,
} from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, giftRequest, goToReview, submitOrder, placed } from '../../testing/checkout.ts';
import { recipientOf, saveOptions } from '../../testing/options.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const table = 100302;

async function newShopper(): Promise<TestShopper> {
  const shopper = createShopper(shop);
  await fillCart(shopper, table, 1);
  await goToReview(shopper);
  return shopper;
}

const giftMessage = 'For you 🎁 </script> & “friends”\nLove, N.';

test('SHIP-30: a recipient’s items become a gift, and no gift has no message', async () => {
  const shopper = await newShopper();
  const { id: recipientId } = await recipientOf(shopper);
  const option = { recipientId, rewardsOrderSummaryMessage: '', serviceLevel: 3 as const };
  await shopper.call(updateGiftOption, { ...option, giftOptions: { isGift: true, giftMessage } });
  expect((await recipientOf(shopper)).giftOptions).toEqual({ isGift: true, giftMessage });
  expect((await recipientOf(shopper)).shipments[0]?.selectedServiceLevel).toBe(3);
  await shopper.call(updateGiftOption, { ...option, giftOptions: { isGift: false, giftMessage: 'Left over' } });
  expect((await recipientOf(shopper)).giftOptions).toEqual({ isGift: false, giftMessage: '' });
});

test('SHIP-31: the first message makes it a gift; a later one that arrives after the gift was deselected does not', async () => {
  const shopper = await newShopper();
  const { id: recipientId } = await recipientOf(shopper);
  await shopper.call(updateGiftMessage, { recipientId, message: 'Hi', isInitialTrigger: true });
  await shopper.call(updateGiftMessage, { recipientId, message: giftMessage, isInitialTrigger: false });
  expect((await recipientOf(shopper)).giftOptions).toEqual({ isGift: true, giftMessage });
  const giftOptions = { isGift: false, giftMessage: '' };
  await shopper.call(updateGiftOption, { recipientId, giftOptions, rewardsOrderSummaryMessage: '', serviceLevel: 1 });
  await shopper.call(updateGiftMessage, { recipientId, message: 'Late', isInitialTrigger: false });
  expect((await recipientOf(shopper)).giftOptions).toEqual(giftOptions);
});

test('SHIP-28, SHIP-29: gift receipt and bag are saved', async () => {
  const shopper = await newShopper();
  const { id: recipientId } = await recipientOf(shopper);
  await shopper.call(updateGiftReceipt, { recipientId, selectedOption: 'giftReceipt' });
  await shopper.call(updateBaggingOption, { recipientId, selectedOption: 'giftBag' });
  expect((await recipientOf(shopper)).bopsOptions).toMatchObject({
    giftReceiptOption: 'giftReceipt',
    baggingOption: 'giftBag',
  });
  await shopper.call(updateGiftReceipt, { recipientId, selectedOption: '' });
  expect((await recipientOf(shopper)).bopsOptions.giftReceiptOption).toBe('');
});

test('CHK-21: delivery updates by email or text message', async () => {
  const shopper = await newShopper();
  const { shippingOptions } = await shopper.call(refreshCheckout, {});
  expect(shippingOptions).toMatchObject({
    notificationOptions: ['email', 'sms'],
    pickupNotificationOptions: ['email', 'sms'],
  });
  expect((await recipientOf(shopper)).notificationOption).toBe('email');
  await saveOptions(shopper, {}, { notificationOption: 'sms' });
  expect((await recipientOf(shopper)).notificationOption).toBe('sms');
});

test('the options are stored with the order, and the packing slip of a gift has no price', async () => {
  const shopper = await newShopper();
  const { id: recipientId } = await recipientOf(shopper);
  await shopper.call(updateGiftMessage, { recipientId, message: giftMessage, isInitialTrigger: true });
  await shopper.call(updateGiftReceipt, { recipientId, selectedOption: 'giftReceipt' });
  await saveOptions(shopper, {}, { notificationOption: 'sms' });
  await shopper.call(refreshCheckout, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  expect(order?.recipients[0]).toMatchObject({
    giftOptions: { isGift: true, giftMessage },
    bopsOptions: { giftReceiptOption: 'giftReceipt' },
    notificationOption: 'sms',
  });
  const key = order?.packingSlipUrl.split('/').at(-1) ?? '';
  const slip = await createShopper(shop).call(getPackingSlip, { key });
  expect(slip?.orderNumber).toBe(order?.orderNumber);
  expect(slip?.recipients[0]).toMatchObject({ giftOptions: { giftMessage }, totals: null });
  expect(slip?.recipients[0]?.shipments[0]?.items).toMatchObject([{ sku: table, quantity: 1, lineTotal: null }]);
  // The response itself, before the client drops what it does not know.
  const reply = await createShopper(shop).send('GET', `${getPackingSlip.path}?key=${key}`);
  const text = await reply.text();
  expect(text).toContain('For you');
  const { dayPhone, emailAddress } = order?.recipients[0]?.address ?? {};
  expect(text).not.toContain(emailAddress);
  expect(text).not.toContain(dayPhone);
  expect(text).not.toMatch(/"(charge|unitPrice)"|27900/);
});

test('the packing slip of an order without gifts has prices', async () => {
  const shopper = await newShopper();
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  const slip = await shopper.call(getPackingSlip, { key: order?.packingSlipUrl.split('/').at(-1) ?? '' });
  expect(slip?.recipients[0]?.shipments[0]?.items[0]?.lineTotal).toBe(27_900);
  expect(slip?.recipients[0]?.totals?.merchandise).toBe(27_900);
  expect(slip?.recipients[0]?.address).toEqual(order?.recipients[0]?.address);
});

test.each(['', 'x', '0'.repeat(43), "' or 1=1 --", '%', '\u0000'])(
  'hostile: the key %j opens no packing slip',
  async (key) => {
    const reply = await createShopper(shop).send('GET', `${getPackingSlip.path}?key=${encodeURIComponent(key)}`);
    expect([200, 400]).toContain(reply.status);
    if (reply.status === 200) expect(await reply.json()).toBeNull();
  },
);

test('hostile: unknown recipients, other options and wrong types are rejected, and nothing changes', async () => {
  const shopper = await newShopper();
  const other = (await recipientOf(await newShopper())).id;
  const before = await recipientOf(shopper);
  const recipientId = before.id;
  const gift = { recipientId, giftOptions: { isGift: true, giftMessage: '' }, serviceLevel: 1 };
  const requests: [string, unknown][] = [
    ...[other, '', '__proto__', "' or 1=1 --", null, 7, ['x']].flatMap((id): [string, unknown][] => [
      [updateGiftOption.path, { ...gift, recipientId: id }],
      [updateGiftMessage.path, { recipientId: id, message: 'x', isInitialTrigger: true }],
      [updateGiftReceipt.path, { recipientId: id, selectedOption: '' }],
      [updateBaggingOption.path, { recipientId: id, selectedOption: '' }],
    ]),
    [updateGiftReceipt.path, { recipientId, selectedOption: 'all' }],
    [updateBaggingOption.path, { recipientId, selectedOption: {} }],
    [updateGiftMessage.path, { recipientId, message: 'x'.repeat(401), isInitialTrigger: true }],
    [updateGiftMessage.path, { recipientId, message: 'Use 4111 1111 1111 1111', isInitialTrigger: true }],
    [updateGiftMessage.path, { recipientId, message: 'x', isInitialTrigger: 'yes' }],
    [updateGiftOption.path, { ...gift, serviceLevel: 10 }],
    [updateGiftOption.path, { ...gift, giftOptions: { isGift: 'true', giftMessage: '' } }],
    [saveShippingAndGiftOptions.path, { recipients: [{ ...giftRequest(before), notificationOption: 'pigeon' }] }],
  ];
  for (const [path, body] of requests) expect.soft((await shopper.send('POST', path, body)).status, path).toBe(400);
  expect(await recipientOf(shopper)).toEqual(before);
});

test('SHIP-31: a message of 400 emoji is saved whole', async () => {
  const shopper = await newShopper();
  const { id: recipientId } = await recipientOf(shopper);
  const message = '🎁'.repeat(400);
  await shopper.call(updateGiftMessage, { recipientId, message, isInitialTrigger: true });
  expect((await recipientOf(shopper)).giftOptions.giftMessage).toBe(message);
});
