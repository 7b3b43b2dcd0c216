import {
  addSavedCard,
  getOrderDetails,
  getSavedAddresses,
  getSavedCards,
  moveToReviewPage,
  refreshCheckout,
  removeSavedCard,
  saveAddress,
  saveBillingAddress,
  saveCreditCardToBasket,
  signOut,
  verifyCreditCard,
} from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedAddresses } from '../../customer/account/tables.ts';
import { savedCards } from '../payment/tables.ts';
import { makeAccount, signIn } from '../../testing/account.ts';
import { chicago, fillCart, submitOrder, saveDelivery, toronto } from '../../testing/checkout.ts';
import { encryptCard, encryptText, type PlainCard } from '../../testing/encrypt-card.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.closeChecked());

let count = 0;
async function signedIn() {
  const shopper = createShopper(shop);
  const { id } = await makeAccount(shop, `payer-${(count += 1)}@example.com`);
  await signIn(shopper, `payer-${count}@example.com`);
  return { ...shopper, id };
}

const storeCard = async (shopper: TestShopper, card: Partial<PlainCard> = {}) => {
  const { cards } = await shopper.call(addSavedCard, await encryptCard(shopper, card));
  return cards.at(-1)?.id ?? '';
};
const payWith = (shopper: TestShopper, id: string) =>
  shopper.call(saveCreditCardToBasket, { cardOneData: null, accountCardOneData: { id } });
const cardDataOf = async (shopper: TestShopper) => (await shopper.call(refreshCheckout, {})).paymentData.creditCardData;

test('CARD-11, CARD-14, CARD-15, CARD-66: a signed-in shopper is offered the saved cards, the default first, and how many there may be', async () => {
  const shopper = await signedIn();
  await fillCart(shopper);
  await storeCard(shopper);
  await storeCard(shopper, { number: '5555555555554444' });
  await shop.ctx.db.update(savedCards).set({ expYear: 2020 }).where(eq(savedCards.lastFour, '4444'));
  expect(await cardDataOf(shopper)).toMatchObject({
    accountCardsInfo: [
      { cardInfo: { type: 'visa', lastFour: '1111', expMonth: 12, expYear: 2030 }, isExpired: false },
      { cardInfo: { type: 'mc', lastFour: '4444' }, isExpired: true },
    ],
    accountCardsInfoLimit: 5,
    isOnlyCbccAllowed: false,
  });
});

test('a guest is offered nothing', async () => {
  const guest = createShopper(shop);
  await fillCart(guest);
  expect(await cardDataOf(guest)).toMatchObject({ accountCardsInfo: [], accountCardsInfoLimit: 0 });
  expect((await guest.call(refreshCheckout, {})).accountInfo).toEqual({
    isLoggedIn: false,
    shippingAddresses: [],
    taxCertificateNumber: '',
  });
});

const verify = async (shopper: TestShopper, id: string, cvv = '937') => {
  const encryptedAt = shop.clock.now().toISOString();
  const adyenCardData = await encryptText(shopper, JSON.stringify({ cvv, encryptedAt }));
  return shopper.call(verifyCreditCard, { cardData: { id, adyenCardData } });
};

test('CARD-11, PAY-07: a saved card pays for an order, without its number', async () => {
  const shopper = await signedIn();
  const id = await storeCard(shopper);
  await fillCart(shopper);
  await saveDelivery(shopper);
  const state = await payWith(shopper, id);
  expect(state.paymentData.creditCardData.cardOneInfo?.cardInfo).toMatchObject({ lastFour: '1111', isApplied: true });
  await verify(shopper, id);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toMatchObject({ isSuccess: true });
  expect((await shopper.call(getOrderDetails, {}))?.cards).toMatchObject([{ type: 'visa', lastFour: '1111' }]);
});

async function withSavedCard() {
  const shopper = await signedIn();
  const id = await storeCard(shopper);
  await fillCart(shopper);
  await saveDelivery(shopper);
  await payWith(shopper, id);
  return { shopper, id };
}
const isToVerify = async (shopper: TestShopper) => (await cardDataOf(shopper)).cardOneInfo?.verifyCreditCard;

test('CARD-67, CARD-68: a saved card is verified by its security code before it pays for an order to a new address', async () => {
  const { shopper, id } = await withSavedCard();
  const { cardOneInfo } = await cardDataOf(shopper);
  expect(cardOneInfo).toMatchObject({ verifyCreditCard: true, cardInfo: { id, verifyCreditCard: true } });
  expect((await shopper.call(moveToReviewPage, {})).step).toBe(3);
  expect(await submitOrder(shopper)).toEqual({
    isSuccess: false,
    message: 'CheckoutIncomplete',
    redirectUrl: '/checkout/paymentandbilling',
  });
  expect(await verify(shopper, id)).toEqual({ isSuccess: true, errors: [] });
  expect(await isToVerify(shopper)).toBe(false);
  expect((await shopper.call(moveToReviewPage, {})).step).toBe(4);
  expect(await submitOrder(shopper)).toMatchObject({ isSuccess: true });
});

test('CARD-68: a card needs no verification for an address of an earlier order', async () => {
  const { shopper, id } = await withSavedCard();
  await verify(shopper, id);
  await shopper.call(moveToReviewPage, {});
  await submitOrder(shopper);
  await fillCart(shopper);
  await saveDelivery(shopper, { ...chicago, address1: chicago.address1.toUpperCase() });
  await payWith(shopper, id);
  expect(await isToVerify(shopper)).toBe(false);
  await saveDelivery(shopper, { ...chicago, address1: '7 Pine St' });
  expect(await isToVerify(shopper)).toBe(true);
});

test('CARD-69: a wrong code, one of another key and an expired one are rejected with a message', async () => {
  const { shopper, id } = await withSavedCard();
  const wrong = { isSuccess: false, errors: ['That security code doesn’t match this card. Please check it.'] };
  for (const code of ['000', '12', '1234', '']) expect(await verify(shopper, id, code)).toEqual(wrong);
  const unread = { isSuccess: false, errors: ['We couldn’t read your security code. Please enter it again.'] };
  const old = JSON.stringify({ cvv: '937', encryptedAt: '2020-01-01T00:00:00.000Z' });
  for (const adyenCardData of ['x', await encryptText(shopper, old), await encryptText(shopper, '{}')])
    expect(await shopper.call(verifyCreditCard, { cardData: { id, adyenCardData } })).toEqual(unread);
  expect(await isToVerify(shopper)).toBe(true);
});

test('CARD-67: only an applied card is verified, and the rate limit stops guessing of its code', async () => {
  const { shopper, id } = await withSavedCard();
  const other = await withSavedCard();
  const adyenCardData = await encryptText(shopper, '{}');
  const send = (tried: string) =>
    shopper.send('POST', verifyCreditCard.path, { cardData: { id: tried, adyenCardData } });
  for (const tried of [other.id, '', "' or 1=1 --"]) expect((await send(tried)).status).toBe(400);
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries++) statuses.push((await send(id)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(await isToVerify(shopper)).toBe(true);
});

test('a card that was typed with its code needs no verifying, also when it is saved; one that is removed pays no more', async () => {
  const shopper = await signedIn();
  await fillCart(shopper);
  await saveDelivery(shopper);
  await apply(shopper);
  expect(await isToVerify(shopper)).toBe(false);
  const [saved] = (await cardDataOf(shopper)).accountCardsInfo;
  await payWith(shopper, saved?.cardInfo.id ?? '');
  expect(await isToVerify(shopper)).toBe(true);
  await shopper.call(removeSavedCard, { id: saved?.cardInfo.id ?? '' });
  expect((await cardDataOf(shopper)).cardOneInfo).toBeNull();
});

test('a card of another account, an expired, a removed and an invalid one are rejected', async () => {
  const [owner, thief] = [await signedIn(), await signedIn()];
  const [id, gone] = [await storeCard(owner), await storeCard(thief)];
  await fillCart(thief);
  await saveDelivery(thief);
  await shop.ctx.db.update(savedCards).set({ expYear: 2020 }).where(eq(savedCards.id, gone));
  for (const tried of [id, gone, '', "' or 1=1 --", '\u0000']) {
    const body = { cardOneData: null, accountCardOneData: { id: tried } };
    expect((await thief.send('POST', saveCreditCardToBasket.path, body)).status, tried).toBe(400);
  }
  expect((await cardDataOf(thief)).cardOneInfo).toBeNull();
  await thief.call(signOut, {});
  const reply = await thief.send('POST', saveCreditCardToBasket.path, {
    cardOneData: null,
    accountCardOneData: { id },
  });
  expect(reply.status).not.toBe(500);
});

const apply = async (shopper: TestShopper, card: Partial<PlainCard> = {}) =>
  shopper.call(saveCreditCardToBasket, { cardOneData: { ...(await encryptCard(shopper, card)), saveToAccount: true } });

test('CARD-06, CARD-12: a card that is taken with saveToAccount is the account’s too, once', async () => {
  const shopper = await signedIn();
  await fillCart(shopper);
  await saveDelivery(shopper);
  await apply(shopper);
  const { paymentData } = await apply(shopper);
  expect(paymentData.creditCardData.accountCardsInfo).toMatchObject([{ cardInfo: { lastFour: '1111' } }]);
  expect((await shopper.call(getSavedCards, {})).cards).toMatchObject([{ lastFour: '1111', isDefault: true }]);
});

test('a rejected card, a guest card and one above the limit are not saved to the account', async () => {
  const shopper = await signedIn();
  await fillCart(shopper);
  await saveDelivery(shopper);
  await apply(shopper, { number: '4000000000000077' });
  expect((await shopper.call(getSavedCards, {})).cards).toEqual([]);
  for (let month = 1; month <= 5; month++) await storeCard(shopper, { expMonth: month });
  const full = await apply(shopper, { number: '5555555555554444' });
  expect(full.paymentData.creditCardData.cardOneInfo?.cardInfo).toMatchObject({ lastFour: '4444', isApplied: true });
  expect((await shopper.call(getSavedCards, {})).cards).toHaveLength(5);
  const guest = createShopper(shop);
  await fillCart(guest);
  await saveDelivery(guest);
  const state = await apply(guest);
  expect(state.paymentData.creditCardData).toMatchObject({ accountCardsInfo: [], cardOneInfo: { cardInfo: {} } });
});

test('CHK-21: saved addresses of this site’s country are offered, the one in use in its place', async () => {
  const shopper = await signedIn();
  await fillCart(shopper);
  const elm = { ...chicago, address1: '31 Oak St' };
  await shopper.call(saveAddress, { address: chicago, isDefault: true });
  await shopper.call(saveAddress, { address: elm, isDefault: false });
  const streets = async () =>
    (await shopper.call(refreshCheckout, {})).accountInfo.shippingAddresses.map(({ address1 }) => address1);
  expect(await streets()).toEqual(['12 Elm St', '31 Oak St']);
  await saveDelivery(shopper, elm);
  const { accountInfo, shippingOptions } = await shopper.call(refreshCheckout, {});
  expect(accountInfo.isLoggedIn).toBe(true);
  expect(accountInfo.shippingAddresses.map(({ address1 }) => address1)).toEqual(['12 Elm St', '31 Oak St']);
  expect(accountInfo.shippingAddresses[1]?.addressId).toBe(shippingOptions.recipients[0]?.addressId);
  await saveDelivery(shopper, { ...chicago, address1: '7 Pine St' });
  expect(await streets()).toEqual(['7 Pine St', '12 Elm St', '31 Oak St']);
  const state = await shopper.call(saveBillingAddress, elm);
  expect([state.isBillingSameAsShipping, state.billingAddress?.address1]).toEqual([false, '31 Oak St']);
});

test('an address of the other site is left out', async () => {
  const shopper = createShopper(shop, 'main/CANADA');
  await makeAccount(shop, 'two-homes@example.com');
  await signIn(shopper, 'two-homes@example.com');
  await shopper.call(saveAddress, { address: toronto, isDefault: true });
  await fillCart(shopper);
  expect((await shopper.call(refreshCheckout, {})).accountInfo.shippingAddresses).toHaveLength(1);
  const american = createShopper(shop);
  await signIn(american, 'two-homes@example.com');
  await fillCart(american);
  expect((await american.call(refreshCheckout, {})).accountInfo.shippingAddresses).toEqual([]);
});

test('README decision 18: an address abroad is not taken into the book, and one that is in it is not offered', async () => {
  const shopper = await signedIn();
  const french = { ...chicago, country: 'FRA' };
  const reply = await shopper.send('POST', saveAddress.path, { address: french, isDefault: false });
  expect([reply.status, await reply.json()]).toMatchObject([400, { problems: [{ field: 'country' }] }]);
  await shopper.call(saveAddress, { address: chicago, isDefault: true });
  await shop.ctx.db
    .insert(savedAddresses)
    .values({ id: shop.ctx.ids.row(), accountId: shopper.id, address: french, isDefault: false });
  expect((await shopper.call(getSavedAddresses, {})).addresses).toHaveLength(2);
  await fillCart(shopper);
  const { accountInfo } = await shopper.call(refreshCheckout, {});
  expect(accountInfo.shippingAddresses.map(({ country }) => country)).toEqual(['USA']);
});

test('the same address is in the book once', async () => {
  const shopper = await signedIn();
  for (let times = 0; times < 2; times++) await shopper.call(saveAddress, { address: chicago, isDefault: false });
  expect((await shopper.call(getSavedAddresses, {})).addresses).toHaveLength(1);
});
