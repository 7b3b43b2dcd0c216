import {
  applyPromoCode,
  changeEmail,
  confirmEmail,
  correctOrderEmail,
  deleteAccount,
  getOrderDetails,
  refreshCheckout,
} from '@settee/contract';
import type { Brand, SiteCulture } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../placed-orders/tables.ts';
import { providerPayments } from '../payment/embedded-provider/tables.ts';
import { goodPassword, makeAccount, signIn, tokenInMail } from '../../testing/account.ts';
import { chicago, fillCart, goToReview, submitOrder, placed, toronto } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { promoUses } from './tables.ts';

let shop: TestContext;
/** Number of authorizations that wait for each other before any of them returns. */
let expected = 0;
let waiting: (() => void)[] = [];

function together(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length < expected) return;
    for (const release of waiting) release();
    waiting = [];
    expected = 0;
  });
}

beforeAll(async () => {
  shop = await createTestContext({
    payments: (standard) => ({
      ...standard,
      async authorize(request) {
        const authorized = await standard.authorize(request);
        if (expected > 0) await together();
        return authorized;
      },
    }),
  });
});
afterAll(() => shop.close());

const sites = [
  ['main/USA', 100302, chicago],
  ['cb2/USA', 200302, chicago],
  ['main/CANADA', 100302, toronto],
] as const satisfies readonly (readonly [`${Brand}/${SiteCulture}`, number, object])[];
const promoOver = { isSuccess: false, message: 'InvalidPromoCode', redirectUrl: '/checkout/review' };
const getPayments = async (status: 'captured' | 'voided' | 'authorized') =>
  (await shop.ctx.db.select().from(providerPayments).where(eq(providerPayments.status, status))).length;

/** A browser of an account on each site, at the review with the code applied. */
async function browsersAtReview(emailAddress: string) {
  return Promise.all(
    sites.map(async ([site, sku, address]) => {
      const browser = createShopper(shop, site);
      await fillCart(browser, sku);
      await signIn(browser, emailAddress);
      await goToReview(browser, {}, { ...address, emailAddress });
      const { promoErrorMessage } = await browser.call(applyPromoCode, { promoCode: 'WELCOME10' });
      expect(promoErrorMessage).toBe('');
      return browser;
    }),
  );
}

test('ORDER-07: orders of one account on three sites at once use a one-use code once; the others are not charged', async () => {
  const { id, emailAddress } = await makeAccount(shop, 'once@example.com');
  const browsers = await browsersAtReview(emailAddress);
  const [captured, voided] = [await getPayments('captured'), await getPayments('voided')];
  expected = browsers.length;
  const responses = await Promise.all(browsers.map((browser) => submitOrder(browser)));
  expect(responses.filter(({ isSuccess }) => isSuccess)).toEqual([placed]);
  expect(responses.filter(({ isSuccess }) => !isSuccess)).toEqual([promoOver, promoOver]);
  expect(await shop.ctx.db.select().from(promoUses).where(eq(promoUses.shopperKey, id))).toMatchObject([
    { promoCode: 'WELCOME10', useNumber: 1 },
  ]);
  expect([await getPayments('captured'), await getPayments('voided'), await getPayments('authorized')]).toEqual([
    captured + 1,
    voided + 2,
    0,
  ]);
  for (const loser of browsers.filter((_, index) => !responses[index]?.isSuccess)) {
    // What its page still shows is the total with the code.
    expect(await submitOrder(loser)).toMatchObject({ isSuccess: false, message: 'ReviewChanged' });
    const { promoCode, orderSummary } = await loser.call(refreshCheckout, {});
    expect([promoCode, orderSummary.discount]).toEqual(['', 0]);
    expect(await submitOrder(loser)).toEqual(placed);
    expect((await loser.call(getOrderDetails, {}))?.orderSummary.total).toBe(orderSummary.total);
  }
  const own = await shop.ctx.db.select().from(orders).where(eq(orders.shopperKey, id));
  expect(own.map(({ promoCode }) => promoCode).sort()).toEqual(['', '', 'WELCOME10']);
});

test('a code without a limit is used by orders of one account at the same moment, each of them counted', async () => {
  const { id, emailAddress } = await makeAccount(shop, 'often@example.com');
  const browsers = await browsersAtReview(emailAddress);
  for (const browser of browsers) await browser.call(applyPromoCode, { promoCode: 'SHIPFREE' });
  expected = browsers.length;
  expect(await Promise.all(browsers.map((browser) => submitOrder(browser)))).toEqual([placed, placed, placed]);
  const uses = await shop.ctx.db.select().from(promoUses).where(eq(promoUses.shopperKey, id));
  expect(uses.map(({ useNumber }) => useNumber).sort()).toEqual([1, 2, 3]);
});

test('the use of a code by a guest counts for the account that the order becomes part of', async () => {
  const emailAddress = 'guest-first@example.com';
  const { id } = await makeAccount(shop, emailAddress);
  const guest = createShopper(shop);
  await fillCart(guest, 100302);
  await goToReview(guest, {}, { ...chicago, emailAddress });
  await guest.call(applyPromoCode, { promoCode: 'WELCOME10' });
  expect(await submitOrder(guest)).toEqual(placed);
  await signIn(guest, emailAddress);
  expect(await shop.ctx.db.select().from(promoUses).where(eq(promoUses.shopperKey, id))).toHaveLength(1);
  await fillCart(guest, 100302);
  await goToReview(guest, {}, { ...chicago, emailAddress });
  const { promoErrorMessage } = await guest.call(applyPromoCode, { promoCode: 'WELCOME10' });
  expect(promoErrorMessage).not.toBe('');
});

/** A guest in a new browser, at the review under an email address. */
async function guestAtReview(emailAddress: string, code = '') {
  const guest = createShopper(shop);
  await fillCart(guest, 100302);
  if (code !== '') await guest.call(applyPromoCode, { promoCode: code });
  await goToReview(guest, {}, { ...chicago, emailAddress });
  return guest;
}

const used = 'You’ve already used this promo code.';
const applyWelcome = async (browser: Awaited<ReturnType<typeof guestAtReview>>) =>
  (await browser.call(applyPromoCode, { promoCode: 'WELCOME10' })).promoErrorMessage;

test('CART-21: a guest is known by the email address of the order, in another browser and however it is written', async () => {
  const first = await guestAtReview('maren@example.com', 'WELCOME10');
  expect(await submitOrder(first)).toEqual(placed);
  for (const written of ['Maren@Example.com', '  MAREN@EXAMPLE.COM ']) {
    const second = await guestAtReview(written);
    expect(await applyWelcome(second)).toBe(used);
    expect((await second.call(refreshCheckout, {})).orderSummary.discount).toBe(0);
  }
  const other = await guestAtReview('maren+sofa@example.com');
  expect(await applyWelcome(other)).toBe('');
  // In the same browser, under another address.
  await fillCart(first, 100302);
  await goToReview(first, {}, { ...chicago, emailAddress: 'another-maren@example.com' });
  expect(await applyWelcome(first)).toBe(used);
});

test('ORDER-07: a code that was applied before the email address was known is taken off at Place Order', async () => {
  expect(await submitOrder(await guestAtReview('late@example.com', 'WELCOME10'))).toEqual(placed);
  const payments = await getPayments('captured');
  const second = await guestAtReview('Late@example.com', 'WELCOME10');
  expect((await second.call(refreshCheckout, {})).orderSummary.discount).toBe(0);
  expect(await submitOrder(second)).toEqual(promoOver);
  expect(await getPayments('captured')).toBe(payments);
  expect((await second.call(refreshCheckout, {})).promoCode).toBe('');
  expect(await submitOrder(second)).toEqual(placed);
});

test('ORDER-07: of two guests with one address who order at once, one has the discount; the other is not charged', async () => {
  const guests = await Promise.all(['both@example.com', 'Both@Example.com'].map((email) => guestAtReview(email)));
  for (const guest of guests) expect(await applyWelcome(guest)).toBe('');
  expected = guests.length;
  const responses = await Promise.all(guests.map((guest) => submitOrder(guest)));
  expect(responses).toEqual(expect.arrayContaining([placed, promoOver]));
  const uses = await shop.ctx.db.select().from(promoUses).where(eq(promoUses.shopperKey, 'both@example.com'));
  expect(uses).toHaveLength(1);
  // Nothing is left of the order that was rejected.
  const rows = await shop.ctx.db.select().from(promoUses);
  expect(
    rows.filter(
      ({ orderId }) => orderId !== uses[0]?.orderId && rows.filter((row) => row.orderId === orderId).length < 2,
    ),
  ).toEqual([]);
});

test('CART-21: an account and a guest with its address are one shopper, whichever orders first', async () => {
  const guestFirst = 'guest-then-account@example.com';
  expect(await submitOrder(await guestAtReview(guestFirst, 'WELCOME10'))).toEqual(placed);
  await makeAccount(shop, guestFirst);
  const member = createShopper(shop);
  await fillCart(member, 100302);
  await signIn(member, guestFirst);
  await goToReview(member, {}, { ...chicago, emailAddress: 'office@example.com' });
  expect(await applyWelcome(member)).toBe(used);

  const accountFirst = 'account-then-guest@example.com';
  await makeAccount(shop, accountFirst);
  const owner = createShopper(shop);
  await fillCart(owner, 100302);
  await signIn(owner, accountFirst);
  await goToReview(owner, {}, { ...chicago, emailAddress: 'office@example.com' });
  expect(await applyWelcome(owner)).toBe('');
  expect(await submitOrder(owner)).toEqual(placed);
  expect(await applyWelcome(await guestAtReview('Account-Then-Guest@example.com'))).toBe(used);
  // With another address, the account stays the same shopper, and so does a guest with that address.
  await owner.call(changeEmail, { emailAddress: 'renamed@example.com', password: goodPassword });
  const [mail] = (await shop.post()).filter(({ to }) => to === 'renamed@example.com');
  await owner.call(confirmEmail, { token: tokenInMail(mail?.text ?? '') });
  expect(await applyWelcome(await guestAtReview('Renamed@example.com'))).toBe(used);
  await fillCart(owner, 100302);
  await goToReview(owner, {}, { ...chicago, emailAddress: 'renamed@example.com' });
  expect(await applyWelcome(owner)).toBe(used);
  // The address of a recipient of the account's order is not the account's.
  expect(await applyWelcome(await guestAtReview('office@example.com'))).toBe('');
});

test('CART-21: the use of an order with a corrected address counts for that address, and for the wrong one', async () => {
  const guest = await guestAtReview('mistyped@exmaple.com', 'WELCOME10');
  expect(await submitOrder(guest)).toEqual(placed);
  const corrected = 'mistyped@example.com';
  expect(await guest.call(correctOrderEmail, { emailAddress: corrected })).toMatchObject({ isSuccess: true });
  for (const emailAddress of [corrected, 'mistyped@exmaple.com'])
    expect(await applyWelcome(await guestAtReview(emailAddress))).toBe(used);
});

test('CART-21: a corrected address of an order of an account is not the address of the account', async () => {
  const { emailAddress } = await makeAccount(shop, 'sender@example.com');
  const owner = createShopper(shop);
  await fillCart(owner, 100302);
  await signIn(owner, emailAddress);
  await goToReview(owner, {}, { ...chicago, emailAddress });
  expect(await applyWelcome(owner)).toBe('');
  expect(await submitOrder(owner)).toEqual(placed);
  await owner.call(correctOrderEmail, { emailAddress: 'colleague@example.com' });
  expect(await applyWelcome(await guestAtReview('colleague@example.com'))).toBe('');
});

test('CART-21: an address that has used a code itself counts the use of a corrected order, too', async () => {
  const before = await guestAtReview('right@example.com', 'WELCOME10');
  expect(await submitOrder(before)).toEqual(placed);
  const guest = await guestAtReview('wrong@example.com', 'WELCOME10');
  expect(await submitOrder(guest)).toEqual(placed);
  expect(await guest.call(correctOrderEmail, { emailAddress: 'right@example.com' })).toMatchObject({ isSuccess: true });
  const uses = await shop.ctx.db.select().from(promoUses).where(eq(promoUses.shopperKey, 'right@example.com'));
  expect(uses.map(({ useNumber }) => useNumber).sort()).toEqual([1, 2]);
});

test('CART-21: corrections of one order at the same moment count its use for every address', async () => {
  const guest = await guestAtReview('first@exmaple.com', 'WELCOME10');
  expect(await submitOrder(guest)).toEqual(placed);
  const addresses = ['first@example.com', 'second@example.com', 'first@example.com', 'first@example.com'];
  const results = await Promise.all(addresses.map((emailAddress) => guest.call(correctOrderEmail, { emailAddress })));
  for (const result of results) expect(result).toMatchObject({ isSuccess: true });
  for (const emailAddress of ['first@exmaple.com', ...addresses])
    expect(await applyWelcome(await guestAtReview(emailAddress))).toBe(used);
});

test('a deleted account leaves no use of a code, also not under its email address', async () => {
  const { emailAddress } = await makeAccount(shop, 'leaves@example.com');
  const owner = createShopper(shop);
  await fillCart(owner, 100302);
  await signIn(owner, emailAddress);
  await goToReview(owner, {}, { ...chicago, emailAddress });
  expect(await applyWelcome(owner)).toBe('');
  expect(await submitOrder(owner)).toEqual(placed);
  const rows = () => shop.ctx.db.select().from(promoUses).where(eq(promoUses.shopperKey, emailAddress));
  expect(await rows()).toHaveLength(1);
  expect(await owner.call(deleteAccount, { password: goodPassword })).toMatchObject({ isSuccess: true });
  expect(await rows()).toEqual([]);
});
