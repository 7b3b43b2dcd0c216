import {
  addSavedCard,
  deleteAccount,
  getBrowsers,
  getCart,
  getOrder,
  getOrderDetails,
  getOrders,
  getProfile,
  getSavedAddresses,
  getSavedCards,
  getUserAccount,
  removeAddress,
  removeSavedCard,
  saveAddress,
  saveName,
  savePreferences,
  setDefaultCard,
  signOutBrowser,
  signOutOtherBrowsers,
} from '@settee/contract';
import { endpoints } from '@settee/contract/endpoints';
import { examples } from '@settee/contract/examples';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carts } from '../../sales/cart/tables.ts';
import { orders } from '../../sales/placed-orders/tables.ts';
import { requestToken, goodPassword, makeAccount, signIn } from '../../testing/account.ts';
import { chicago, fillCart, goods, goToReview, submitOrder } from '../../testing/checkout.ts';
import { encryptCard, type PlainCard } from '../../testing/encrypt-card.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { savedAddresses } from './tables.ts';
import { accounts, sessions } from '../../platform/session/tables.ts';
import { savedCards } from '../../sales/payment/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.closeChecked());

let people = 0;
async function signedIn(more: object = {}): Promise<TestShopper & { id: string; emailAddress: string }> {
  people += 1;
  const { id, emailAddress } = await makeAccount(shop, `person${people}@example.com`, more);
  const shopper = createShopper(shop);
  await signIn(shopper, emailAddress);
  return { ...shopper, id, emailAddress };
}

const forGuests = [
  'authenticate',
  'signOut',
  'createAccount',
  'confirmEmail',
  'requestPasswordReset',
  'forgotPassword',
];
const open = [...forGuests, 'setPassword', 'checkResetLink', 'getLoginPopupConfig', 'getUserAccount'];
const words = ['getRequestVerificationToken', 'getResetPasswordContent'];
const closed = Object.entries(endpoints.account).filter(([name]) => ![...open, ...words].includes(name));

test('the contract has endpoints for signed-in shoppers', () => {
  expect(closed.length).toBeGreaterThan(10);
});

test.each(closed.map(([name]) => [name]))('SITE-17: a guest cannot call %s', async (name) => {
  const [, endpoint] = closed.find(([each]) => each === name) ?? [];
  if (!endpoint) throw new Error('no such call');
  const guest = createShopper(shop);
  await fillCart(guest);
  const input: unknown = examples[endpoint.id]?.input;
  const query = new URLSearchParams(input as Record<string, string>).toString();
  const reply =
    endpoint.method === 'GET'
      ? await guest.send('GET', `${endpoint.path}?${query}`)
      : await guest.send('POST', endpoint.path, input);
  expect([reply.status, await reply.json()]).toMatchObject([401, { problems: [{ field: 'session' }] }]);
});

test('SITE-18: nothing about an account makes it an administrator', async () => {
  const shopper = await signedIn();
  expect(Object.keys(await shopper.call(getProfile, {})).sort()).toEqual([
    'account',
    'dayPhone',
    'hasPassword',
    'identityProviders',
    'pendingEmailAddress',
    'preferences',
    'requestVerificationToken',
  ]);
  expect(Object.keys(accounts).filter((column) => /role|admin/i.test(column))).toEqual([]);
});

test('ROUTE-22: name and preferences can be changed, and a name is not just anything', async () => {
  const shopper = await signedIn();
  const named = await shopper.call(saveName, { firstName: ' Zoë ', lastName: 'O’Hara-Quist' });
  expect(named.account).toMatchObject({ firstName: 'Zoë', lastName: 'O’Hara-Quist' });
  for (const firstName of ['', '</script>', '🛋️🛋️', 'a\r\nBcc: b', 'x'.repeat(100)]) {
    const reply = await shopper.send('POST', saveName.path, { firstName, lastName: 'Quist' });
    expect([reply.status, await reply.json()]).toMatchObject([400, { problems: [{ field: 'firstName' }] }]);
  }
  const chosen = { isNewsWanted: true, isOfferWanted: true };
  expect((await shopper.call(savePreferences, chosen)).preferences).toEqual(chosen);
  expect((await shopper.call(getUserAccount, {})).firstName).toBe('Zoë');
});

test('SHIP-10: addresses are added, changed and removed, with exactly one default', async () => {
  const shopper = await signedIn();
  const save = (address: object, isDefault = false) =>
    shopper.call(saveAddress, { address: { ...chicago, ...address }, isDefault });
  await save({ firstName: 'One' });
  const { addresses } = await save({ firstName: 'Two' }, true);
  const summarize = (list: typeof addresses) => list.map(({ address, isDefault }) => [address.firstName, isDefault]);
  expect(summarize(addresses)).toEqual([
    ['Two', true],
    ['One', false],
  ]);
  const [two, one] = addresses.map(({ address }) => address.addressId);
  expect(summarize((await save({ addressId: one, firstName: 'Uno' })).addresses)).toContainEqual(['Uno', false]);
  expect(summarize((await shopper.call(removeAddress, { addressId: two ?? '' })).addresses)).toEqual([['Uno', true]]);
  const wrong = await shopper.send('POST', saveAddress.path, { address: { ...chicago, city: '' }, isDefault: false });
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { problems: [{ field: 'city' }] }]);
});

test('another’s address can neither be changed nor removed nor seen', async () => {
  const [owner, thief] = [await signedIn(), await signedIn()];
  const [saved] = (await owner.call(saveAddress, { address: chicago, isDefault: true })).addresses;
  const addressId = saved?.address.addressId ?? '';
  for (const id of [addressId, 'nonsense', "' or 1=1 --"]) {
    const address = { ...chicago, addressId: id, firstName: 'Thief' };
    expect((await thief.send('POST', saveAddress.path, { address, isDefault: true })).status).toBe(400);
    expect((await thief.call(removeAddress, { addressId: id })).addresses).toEqual([]);
  }
  expect((await owner.call(getSavedAddresses, {})).addresses).toEqual([saved]);
});

test('an address book has an end', async () => {
  const { ctx } = shop;
  const shopper = await signedIn();
  const { addressId: _none, ...address } = chicago;
  const rows = Array.from({ length: 30 }, (_, index) => ({ id: ctx.ids.row(), address, isDefault: index === 0 }));
  await ctx.db.insert(savedAddresses).values(rows.map((row) => ({ ...row, accountId: shopper.id })));
  expect(
    (await shopper.send('POST', saveAddress.path, { address: { ...chicago, address1: '31 Oak St' }, isDefault: false }))
      .status,
  ).toBe(400);
});

const add = async (shopper: TestShopper, card: Partial<PlainCard> = {}) =>
  shopper.call(addSavedCard, await encryptCard(shopper, card));

test('CARD-14: cards are saved by provider token, listed in order and removed', async () => {
  const shopper = await signedIn();
  const first = await add(shopper);
  expect(first).toMatchObject({ isSuccess: true, limit: 5, cards: [{ lastFour: '1111', isDefault: true }] });
  const { cards } = await add(shopper, { number: '5555555555554444' });
  expect(cards.map(({ type, isDefault, isExpired }) => [type, isDefault, isExpired])).toEqual([
    ['visa', true, false],
    ['mc', false, false],
  ]);
  const [visa, mc] = cards.map(({ id }) => id);
  const chosen = await shopper.call(setDefaultCard, { id: mc ?? '' });
  expect(chosen.cards.map(({ type, isDefault }) => [type, isDefault])).toEqual([
    ['mc', true],
    ['visa', false],
  ]);
  expect((await shopper.call(removeSavedCard, { id: mc ?? '' })).cards).toMatchObject([{ id: visa, isDefault: true }]);
  const stored = JSON.stringify(await shop.ctx.db.select().from(savedCards));
  // Between word borders: a random token may well hold these three digits.
  expect(stored).not.toMatch(/4111111111111111|\b937\b/);
});

test.each([
  ['CARD-56', { number: '4000000000000077' }, 'Card has been reissued. Please use new card.'],
  ['CARD-13', { number: '4111111111111112' }, 'Your card wasn’t accepted.'],
  ['CARD-13', { encryptedAt: '2026-03-02T14:00:00.000Z' }, 'We couldn’t read your card.'],
])('%s: a rejected card (%j) is not saved', async (_id, card, message) => {
  const shopper = await signedIn();
  expect(await add(shopper, card)).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining(message),
    cards: [],
  });
});

test('TWO-07: an account holds at most five cards, even when two are added at once', async () => {
  const shopper = await signedIn();
  for (let expMonth = 1; expMonth <= 4; expMonth++) await add(shopper, { expMonth });
  const results = await Promise.all([add(shopper, { expMonth: 5 }), add(shopper, { expMonth: 6 })]);
  expect(results.map(({ isSuccess }) => isSuccess).sort()).toEqual([false, true]);
  expect((await shopper.call(getSavedCards, {})).cards).toHaveLength(5);
});

test('another’s card can neither be removed nor made a default', async () => {
  const [owner, thief] = [await signedIn(), await signedIn()];
  const { cards } = await add(owner);
  for (const id of [cards[0]?.id ?? '', 'nonsense']) {
    expect((await thief.call(removeSavedCard, { id })).cards).toEqual([]);
    expect((await thief.call(setDefaultCard, { id })).cards).toEqual([]);
  }
  expect((await owner.call(getSavedCards, {})).cards).toEqual(cards);
});

async function order(shopper: TestShopper): Promise<string> {
  await fillCart(shopper, goods.dining, 2);
  await goToReview(shopper);
  await submitOrder(shopper);
  return (await shopper.call(getOrderDetails, {}))?.orderNumber ?? '';
}

test('ROUTE-22: the order history is the account’s alone', async () => {
  const [shopper, other] = [await signedIn(), await signedIn()];
  const orderNumber = await order(shopper);
  const { orders: listed, older } = await shopper.call(getOrders, {});
  expect(listed).toMatchObject([{ orderNumber, currency: 'USD', itemCount: 2 }]);
  expect([listed[0]?.pictures.length, older]).toEqual([1, '']);
  expect(await shopper.call(getOrder, { orderNumber })).toEqual(await shopper.call(getOrderDetails, {}));
  expect(await other.call(getOrder, { orderNumber })).toBeNull();
  expect((await other.call(getOrders, { before: orderNumber })).orders).toEqual([]);
});

test('the order history is paged by twenty, newest first', async () => {
  const { ctx } = shop;
  const shopper = await signedIn();
  await order(shopper);
  const [row] = await ctx.db.select().from(orders).where(eq(orders.shopperKey, shopper.id));
  if (!row) throw new Error('no order');
  const more = Array.from({ length: 24 }, () => ({ id: ctx.ids.row(), cartId: ctx.ids.row() }));
  const rows = more.map((each) => ({
    ...row,
    ...each,
    orderNumber: ctx.ids.orderNumber(),
    packingSlipKey: ctx.ids.row(),
  }));
  await ctx.db.insert(orders).values(rows);
  const first = await shopper.call(getOrders, {});
  const second = await shopper.call(getOrders, { before: first.older });
  const numbers = [...first.orders, ...second.orders].map(({ orderNumber }) => orderNumber);
  expect([first.orders.length, second.orders.length, second.older]).toEqual([20, 5, '']);
  expect(numbers).toEqual([...rows.toReversed(), row].map(({ orderNumber }) => orderNumber));
});

test('SITE-17: the browsers that are signed in are listed by name and can be signed out', async () => {
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
  const shopper = await signedIn();
  const other = createShopper(shop);
  const { sessionToken } = await requestToken(other, shopper.emailAddress);
  const fields = { sessionToken, redirectUrl: '/', __RequestVerificationToken: other.token() };
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...firefox };
  await other.send('POST', '/account/auth', new URLSearchParams(fields).toString(), headers);
  const { browsers } = await shopper.call(getBrowsers, {});
  expect(browsers.map(({ name, isThisOne }) => [name, isThisOne]).toSorted()).toEqual([
    ['', true],
    ['Firefox on Linux', false],
  ]);
  const stranger = await signedIn();
  const id = browsers.find(({ isThisOne }) => !isThisOne)?.id ?? '';
  for (const theirs of [id, 'nonsense']) await stranger.call(signOutBrowser, { id: theirs });
  expect((await other.call(getUserAccount, {})).isLoggedIn).toBe(true);
  expect((await shopper.call(signOutBrowser, { id })).browsers).toHaveLength(1);
  expect((await other.call(getUserAccount, {})).isLoggedIn).toBe(false);
  await signIn(other, shopper.emailAddress);
  expect((await shopper.call(signOutOtherBrowsers, {})).browsers).toMatchObject([{ isThisOne: true }]);
  expect((await other.call(getUserAccount, {})).isLoggedIn).toBe(false);
});

test('a deleted account leaves no data behind; its orders remain without an owner', async () => {
  const { db } = shop.ctx;
  const shopper = await signedIn();
  const orderNumber = await order(shopper);
  await fillCart(shopper);
  await shopper.call(saveAddress, { address: chicago, isDefault: true });
  await add(shopper);
  expect(await shopper.call(deleteAccount, { password: 'wrong again' })).toMatchObject({ isSuccess: false });
  expect(await shopper.call(deleteAccount, { password: goodPassword })).toMatchObject({ isSuccess: true });
  expect((await shopper.call(getUserAccount, {})).isLoggedIn).toBe(false);
  expect((await shopper.call(getCart, {})).lineItems).toEqual([]);
  const isOwn = [
    db.select().from(accounts).where(eq(accounts.id, shopper.id)),
    db.select().from(savedAddresses).where(eq(savedAddresses.accountId, shopper.id)),
    db.select().from(savedCards).where(eq(savedCards.accountId, shopper.id)),
    db.select().from(sessions).where(eq(sessions.accountId, shopper.id)),
    db.select().from(carts).where(eq(carts.shopperKey, shopper.id)),
    db.select().from(orders).where(eq(orders.shopperKey, shopper.id)),
  ];
  for (const rows of isOwn) expect(await rows).toEqual([]);
  expect(await db.select().from(orders).where(eq(orders.orderNumber, orderNumber))).toHaveLength(1);
});

test('who has no password deletes the account within ten minutes of signing in', async () => {
  const shopper = await signedIn();
  await shop.ctx.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, shopper.id));
  shop.clock.moveBy(10 * 60_000 + 1);
  const late = await shopper.call(deleteAccount, { password: '' });
  shop.clock.moveBy(-10 * 60_000);
  expect(late).toEqual({ isSuccess: false, message: expect.stringContaining('sign in again') });
  expect((await shopper.call(deleteAccount, { password: '' })).isSuccess).toBe(true);
});
