import {
  addToCart,
  applyGiftCardTender,
  applyPromo,
  getCart,
  getGiftCards,
  getOrderDetails,
  moveToReviewPage,
  moveToShippingAndGiftOptions,
  placeOrder,
  refreshCheckout,
  saveBillingAddress,
  saveRecipientSelection,
  saveShippingAndGiftOptions,
  startCheckout,
  updateItem,
  validateAndSaveAddress,
} from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../placed-orders/tables.ts';
import { issuedCards } from '../tenders/embedded-stored-value/tables.ts';
import {
  applyCard,
  chicago,
  fillCart,
  getReview,
  giftRequest,
  goods,
  goToReview,
  submitOrder,
  placed,
  saveDelivery,
} from '../../testing/checkout.ts';
import { createTwoItemShopper, lineOf, recipientAt, sendToTwo, things } from '../../testing/recipients.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const mailed = 190001;
const emailed = 190002;
const gift = { amount: 5000, recipientEmail: 'mia@example.com', senderName: 'Nora', message: 'For </script> you 🎁' };
const mailedGift = { amount: 10_000, recipientEmail: '', senderName: '', message: '' };
const noGift = 'Please choose an amount and enter the recipient’s email address.';

async function shopperWith(...lines: readonly { Sku: number; GiftCard?: typeof gift; Quantity?: number }[]) {
  const shopper = createShopper(shop);
  expect(await shopper.call(addToCart, [...lines])).toMatchObject({ isSuccess: true });
  await shopper.call(getCart, {});
  return shopper;
}

/** Number and PIN in the mail to a recipient, newest first. */
async function receivedCards(recipient: string): Promise<{ cardNumber: string; cardPin: string }[]> {
  return (await shop.post())
    .filter(({ to }) => to === recipient)
    .map(({ text }) => ({
      cardNumber: /Card number: ([\d ]+)/.exec(text)?.[1]?.replaceAll(' ', '') ?? '',
      cardPin: /PIN: (\d{4})/.exec(text)?.[1] ?? '',
    }));
}

async function buy(shopper: TestShopper): Promise<void> {
  await goToReview(shopper);
  await shopper.call(saveBillingAddress, chicago);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
}

test('gift card: the page offers both kinds with the amounts of the site', async () => {
  const { options } = await createShopper(shop).call(getGiftCards, {});
  expect(options).toMatchObject([
    { sku: mailed, isElectronic: false, url: '/gift-cards/s190001', amounts: [2500, 5000, 10_000, 25_000, 50_000] },
    { sku: emailed, isElectronic: true, url: '/gift-cards/s190002' },
  ]);
  const cb2 = await createShopper(shop, 'cb2/CANADA').call(getGiftCards, {});
  expect(cb2.options.map(({ sku }) => sku)).toEqual([290001, 290002]);
});

test('gift card: it costs its amount, ships free, is never taxed and takes no promotion', async () => {
  const shopper = await shopperWith({ Sku: mailed, GiftCard: mailedGift }, { Sku: emailed, GiftCard: gift });
  expect(await shopper.call(applyPromo, { promoCode: 'WELCOME10' })).toMatchObject({ isSuccess: true });
  await saveDelivery(shopper);
  const { orderSummary, shippingOptions } = await shopper.call(refreshCheckout, {});
  expect(orderSummary).toMatchObject({ merchandise: 15_000, discount: 0, shipping: 0, tax: 0, total: 15_000 });
  const [recipient] = shippingOptions.recipients;
  expect(recipient?.shipments.map(({ availableServiceLevels }) => availableServiceLevels[0])).toMatchObject([
    { label: 'Gift cards by mail', charge: 0 },
    { label: 'By email', charge: 0, edd: 'Emailed within minutes of your order' },
  ]);
});

test('DELIV-07: a mailed and an emailed gift card have ship method 9 in the checkout and in the stored order', async () => {
  const shopper = await shopperWith(
    { Sku: mailed, GiftCard: mailedGift },
    { Sku: emailed, GiftCard: { ...gift, recipientEmail: 'ada@example.com' } },
  );
  await saveDelivery(shopper);
  const { shippingOptions, basketId } = await shopper.call(refreshCheckout, {});
  const [recipient] = shippingOptions.recipients;
  expect(recipient?.shipments).toMatchObject([
    { deliveryMode: 'giftCard', selectedServiceLevel: 9, availableServiceLevels: [{ serviceLevel: 9 }] },
    { deliveryMode: 'email', selectedServiceLevel: 9, availableServiceLevels: [{ serviceLevel: 9 }] },
  ]);
  await buy(shopper);
  const [order] = await shop.ctx.db.select().from(orders).where(eq(orders.cartId, basketId));
  expect(order?.recipients[0]?.shipments).toMatchObject([
    { deliveryMode: 'giftCard', serviceLevel: 9, label: 'Gift cards by mail' },
    { deliveryMode: 'email', serviceLevel: 9, label: 'By email' },
  ]);
});

test('gift card: emailed cards alone need a contact and no shipping address; the order and its mail say so', async () => {
  const shopper = await shopperWith({ Sku: emailed, GiftCard: { ...gift, recipientEmail: 'ole@example.com' } });
  expect((await shopper.call(getCart, {})).lineItems).toHaveLength(1);
  const contact = { firstName: 'Nora', lastName: 'Quist', dayPhone: '312-342-0199', emailAddress: 'nora@example.com' };
  await shopper.call(validateAndSaveAddress, contact);
  const state = await shopper.call(moveToShippingAndGiftOptions, {});
  expect(state).toMatchObject({ step: 2, billingAddress: null, isBillingSameAsShipping: false });
  expect(state.shippingOptions.recipients).toMatchObject([
    { kind: 'pickup', addressId: '', pickupStore: null, shipments: [{ deliveryMode: 'email' }] },
  ]);
  await shopper.call(saveShippingAndGiftOptions, { recipients: state.shippingOptions.recipients.map(giftRequest) });
  await applyCard(shopper);
  await shopper.call(saveBillingAddress, chicago);
  const review = await shopper.call(moveToReviewPage, {});
  expect(await shopper.call(placeOrder, { adata: '', ...getReview(review) })).toEqual(placed);
  expect(await shopper.call(getOrderDetails, {})).toMatchObject({ packingSlipUrl: '', payment: { status: 'paid' } });
  const receipt = (await shop.post()).find(
    ({ to, text }) => to === 'nora@example.com' && text.includes('To be emailed'),
  );
  expect(receipt?.text).not.toContain('on its way');
});

test('gift card: next to a shipped item an emailed card belongs to its address', async () => {
  const shopper = await shopperWith({ Sku: emailed, GiftCard: gift }, { Sku: goods.dining });
  await saveDelivery(shopper);
  const { shippingOptions } = await shopper.call(refreshCheckout, {});
  expect(shippingOptions.recipients).toMatchObject([{ kind: 'shipping', pickupStore: null }]);
  expect(shippingOptions.recipients[0]?.shipments.map(({ deliveryMode }) => deliveryMode)).toContain('email');
});

test('SHIP-24 gift card: an emailed card belongs to the first address that something is shipped to', async () => {
  const shopper = await createTwoItemShopper(shop);
  await shopper.call(addToCart, [{ Sku: emailed, GiftCard: gift }]);
  const two = await sendToTwo(shopper);
  const [near, far] = [recipientAt(two, 0), recipientAt(two, 1)];
  expect(near.shipments.map(({ deliveryMode }) => deliveryMode)).toEqual(['parcel', 'email']);
  // Its table is shipped elsewhere, too.
  const { id } = lineOf(two, things.table, near.shipments[0]?.items[0]?.line.priceQuantityTotals.quantity);
  const one = await shopper.call(saveRecipientSelection, { recipientId: far.id, basketItemId: id });
  expect(one.shippingOptions.recipients.map((each) => each.id)).toEqual([far.id]);
  expect(recipientAt(one, 0).shipments.map(({ deliveryMode }) => deliveryMode)).toEqual(['parcel', 'email']);
});

test('gift card: equal cards share a line, others do not; a line says who gets it', async () => {
  const shopper = await shopperWith(
    { Sku: emailed, GiftCard: gift },
    { Sku: emailed, GiftCard: { ...gift, recipientEmail: 'MIA@example.com' } },
    { Sku: emailed, GiftCard: { ...gift, message: '' } },
  );
  const { lineItems } = await shopper.call(getCart, {});
  expect(lineItems.map(({ priceQuantityTotals }) => priceQuantityTotals.quantity)).toEqual([2, 1]);
  expect(lineItems[0]?.itemInfo).toMatchObject({
    name: 'Gift Card by Email',
    options: [
      { label: 'To', text: 'mia@example.com' },
      { label: 'From', text: 'Nora' },
      { label: 'Message', text: gift.message },
    ],
    giftCard: gift,
  });
  expect((await shopper.call(startCheckout, {})).oversizedItems).toEqual([]);
});

test.each<[string, object]>([
  ['no gift card', { Sku: emailed }],
  ['an amount that is not offered', { Sku: emailed, GiftCard: { ...gift, amount: 1 } }],
  ['no recipient', { Sku: emailed, GiftCard: { ...gift, recipientEmail: '' } }],
  ['two recipients', { Sku: emailed, GiftCard: { ...gift, recipientEmail: 'a@example.com,b@example.com' } }],
  ['a header', { Sku: emailed, GiftCard: { ...gift, recipientEmail: 'a@example.com\r\nBcc: b@example.com' } }],
  ['no sender', { Sku: emailed, GiftCard: { ...gift, senderName: ' ' } }],
])('gift card: an add with %s returns an error', async (_title, line) => {
  const reply = await createShopper(shop).send('POST', addToCart.path, [line]);
  expect(await reply.json()).toMatchObject({ isSuccess: false, errorMessage: noGift });
});

test('gift card: another product takes none', async () => {
  const reply = await createShopper(shop).send('POST', addToCart.path, [{ Sku: goods.dining, GiftCard: gift }]);
  expect(await reply.json()).toMatchObject({ isSuccess: false, errorMessage: 'We don’t carry this item.' });
});

test.each([
  ['a text for an amount', { ...gift, amount: '5000' }],
  ['a fraction', { ...gift, amount: 50.5 }],
  ['an amount below zero', { ...gift, amount: -5000 }],
  ['a list', [gift]],
  ['no fields', {}],
  ['a message of 2,000 characters', { ...gift, message: 'x'.repeat(2000) }],
  ['a card number in the message', { ...gift, message: 'Use 4111 1111 1111 1111' }],
])('gift card: %s is a bad request', async (_title, GiftCard) => {
  const reply = await createShopper(shop).send('POST', addToCart.path, [{ Sku: emailed, GiftCard }]);
  expect(reply.status).toBe(400);
});

test('gift card: each piece is mailed once with a unique number and PIN that pay in this shop', async () => {
  const shopper = await shopperWith({ Sku: emailed, GiftCard: gift, Quantity: 2 });
  await buy(shopper);
  const cards = await receivedCards(gift.recipientEmail);
  expect(cards).toHaveLength(2);
  expect(new Set(cards.map(({ cardNumber }) => cardNumber)).size).toBe(2);
  const [mail] = await shop.post();
  expect(mail?.subject).toMatch(/^Nora sent you a .* gift card$/);
  expect(mail?.html).toContain('For &#60;/script&#62; you 🎁');
  expect(mail?.text).toContain('sent you a gift card for $50.');

  const [card = expect.unreachable(), other = expect.unreachable()] = cards;
  const recipient = createShopper(shop);
  await fillCart(recipient, goods.dining);
  await saveDelivery(recipient);
  const wrong = await recipient.call(applyGiftCardTender, {
    ...card,
    cardPin: card.cardPin === '0000' ? '0001' : '0000',
  });
  expect(wrong.paymentData.giftCardData.giftCards).toEqual([]);
  const { paymentData } = await recipient.call(applyGiftCardTender, card);
  expect(paymentData.giftCardData.giftCards).toEqual([
    { cardNumber: card.cardNumber.slice(-4), appliedAmount: 5000, remaining: 0 },
  ]);
  const canadian = createShopper(shop, 'main/CANADA');
  await fillCart(canadian, goods.dining);
  const { giftCardData } = (await canadian.call(applyGiftCardTender, other)).paymentData;
  expect(giftCardData.giftCards).toEqual([]);
});

test('gift card: a repeated email has the same card', async () => {
  const card = { cardId: '0190a7f2-0000-7000-8000-000000000001', amount: 2500, siteCulture: 'USA' } as const;
  const first = await shop.ctx.storedValue.issueGiftCard(card);
  expect(await shop.ctx.storedValue.issueGiftCard(card)).toEqual(first);
  expect(await shop.ctx.db.select().from(issuedCards).where(eq(issuedCards.cardId, card.cardId))).toHaveLength(1);
});

test('gift card: a mailed one sends no number by email, and a quantity is changed like that of any line', async () => {
  const shopper = await shopperWith({ Sku: mailed, GiftCard: mailedGift });
  const [line = expect.unreachable()] = (await shopper.call(getCart, {})).lineItems;
  await shopper.call(updateItem, { id: line.id, quantity: 3 });
  const countNumbers = async () => (await shop.post()).filter(({ text }) => text.includes('PIN:')).length;
  const before = await countNumbers();
  await saveDelivery(shopper);
  await goToReview(shopper);
  const review = await shopper.call(moveToReviewPage, {});
  expect(getReview(review).total).toBe(30_000);
  expect(await submitOrder(shopper, getReview(review))).toEqual(placed);
  expect(await countNumbers()).toBe(before);
});
