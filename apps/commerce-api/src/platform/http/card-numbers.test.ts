import {
  addToCart,
  createBoard,
  createRegistry,
  refreshCheckout,
  saveBillingAddress,
  saveShippingAddress,
  saveShippingAndGiftOptions,
  updateGiftMessage,
  validateAndSaveAddress,
} from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carts } from '../../sales/cart/tables.ts';
import { chicago, giftRequest, goods, shopperAtPayment } from '../../testing/checkout.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

const typed = '4111 1111 1111 1111';
const message = 'May not hold a card number.';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

async function atPayment() {
  const shopper = await shopperAtPayment(shop, goods.loveseat);
  return { shopper, state: await shopper.call(refreshCheckout, {}) };
}

test.each(['address1', 'address2', 'address3', 'city', 'lastName'] as const)(
  'a card number in %s of an address is rejected by every endpoint that stores one',
  async (field) => {
    const { shopper } = await atPayment();
    for (const { path } of [validateAndSaveAddress, saveShippingAddress, saveBillingAddress]) {
      const reply = await shopper.send('POST', path, { ...chicago, [field]: typed });
      expect([path, reply.status, await reply.json()]).toEqual([path, 400, { problems: [{ field, message }] }]);
    }
  },
);

test('a card number in a checkout message is rejected and not stored', async () => {
  const { shopper, state } = await atPayment();
  const [recipient] = state.shippingOptions.recipients;
  if (!recipient) throw new Error('the checkout has no recipient');
  const request = giftRequest(recipient);
  const giftOptions = { isGift: true, giftMessage: `Use ${typed}` };
  const tripBooking = { isContactMeSelected: true, selectedTrip: '', drivingDirections: typed };
  const bopsOptions = { giftReceiptOption: '', baggingOption: '', pickupContact: typed };
  const shipments = request.shipments.map((shipment) => ({ ...shipment, tripBooking }));
  const sent = [
    [saveShippingAndGiftOptions.path, { recipients: [{ ...request, giftOptions }] }],
    [saveShippingAndGiftOptions.path, { recipients: [{ ...request, shipments }] }],
    [saveShippingAndGiftOptions.path, { recipients: [{ ...request, bopsOptions }] }],
    [updateGiftMessage.path, { recipientId: recipient.id, message: typed, isInitialTrigger: false }],
    [addToCart.path, [{ Sku: goods.dining, PersonalizationText: typed }]],
    [createBoard.path, { boardName: typed }],
    [createRegistry.path, { registryType: 'br', eventDate: '2026-06-01', ownersName: typed }],
  ] as const;
  for (const [path, body] of sent) expect([path, (await shopper.send('POST', path, body)).status]).toEqual([path, 400]);
  const rows = await shop.ctx.db.select().from(carts);
  // Longer than what an id of the rows contains by chance.
  expect(JSON.stringify(rows)).not.toMatch(/4111\D?1111/);
});
