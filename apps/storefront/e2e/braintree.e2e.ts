import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { braintreeSettings } from '../../commerce-api/src/testing/braintree-account.ts';
import { startBraintree } from '../../commerce-api/src/testing/braintree-simulator.ts';
import { type FakeBraintree, type FakeDecision, fakeBraintreeScript } from '../src/edges/fake-braintree.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, journeys, open, startAsGuest, toPayment, toReview, usable } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';

declare global {
  var fakeBraintree: FakeBraintree | undefined;
}

let braintree: Awaited<ReturnType<typeof startBraintree>>;
let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  braintree = await startBraintree();
  [shop, browser] = await Promise.all([startShop(braintreeSettings(braintree.url)), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  await braintree?.close();
});

const journey = journeys.main;

/** A browser without Apple Pay that gets the fake in place of Braintree's scripts. */
async function visit() {
  const visitor = await newVisitor(browser);
  await visitor.page.route('https://js.braintreegateway.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: `if (!globalThis.fakeBraintree) { ${fakeBraintreeScript}; delete globalThis.ApplePaySession; }`,
    }),
  );
  await addSmall(visitor.page, shop, journey);
  return visitor;
}

const wallet = (page: Page, name: string) => page.getByRole('button', { name: `Pay with ${name}` });
/** Waits until a wallet is loaded. */
const loaded = (page: Page, name: string) =>
  page.waitForFunction((call) => globalThis.fakeBraintree?.calls.includes(call), name);
/** Decides in an open wallet; returns how often each was opened within a click. */
async function decide(page: Page, kind: 'payPal', decision: FakeDecision) {
  await page.waitForFunction(([of, result]) => globalThis.fakeBraintree?.decide(of, result), [kind, decision] as const);
  return page.evaluate(() => globalThis.fakeBraintree?.opened.map(({ isInClick }) => isInClick));
}
/** Places the order; Braintree must have charged the total that the page shows, once. */
async function placeOrder(page: Page): Promise<void> {
  const before = braintree.account.transactions.size;
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText('Thank you').waitFor();
  const [payment, ...others] = [...braintree.account.transactions.values()].slice(before);
  expect(others).toEqual([]);
  await expect.poll(() => payment?.captured).toBe(payment?.amount ?? Number.NaN);
  await page
    .getByText(`$${((payment?.amount ?? 0) / 100).toFixed(2)}`)
    .first()
    .waitFor();
}

test('WALLET-04, WALLET-10: PayPal opens within the click in the cart, is canceled, is then approved, stored at Braintree and charged', async () => {
  const { page, complaints, leave } = await visit();
  await open(page, shop, journey, '/checkout/cart');
  await loaded(page, 'paypal');
  await wallet(page, 'PayPal').click();
  expect(await decide(page, 'payPal', { code: 'PAYPAL_POPUP_CLOSED' })).toEqual([true]);
  await page.getByText('You canceled the payment with PayPal').waitFor();
  await wallet(page, 'PayPal').click();
  const shippingAddress = { line1: '1 Main St', city: 'San Jose', state: 'CA', postalCode: '95131', countryCode: 'US' };
  const details = {
    email: 'pia@example.com',
    firstName: 'Pia',
    lastName: 'Payer',
    phone: '4089671000',
    shippingAddress,
  };
  expect(await decide(page, 'payPal', { nonce: braintree.account.createNonce('payPal'), details })).toEqual([
    true,
    true,
  ]);
  const isStored = () => [...braintree.account.methods.values()].map(({ kind, isVaulted }) => [kind, isVaulted]);
  await expect.poll(isStored).toEqual([['payPal', true]]);
  await page.waitForURL('**/checkout/review');
  await usable(page);
  await placeOrder(page);
  await page.getByText('PayPal, pia@example.com').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('WALLET-10: Venmo opens in the payment step, and a browser without Apple Pay is not offered it', async () => {
  const { page, complaints, leave } = await visit();
  await startAsGuest(page, shop, journey);
  await toPayment(page, journey);
  await loaded(page, 'venmo');
  await wallet(page, 'Venmo').click();
  await page.waitForFunction(() => globalThis.fakeBraintree?.opened.at(-1)?.kind === 'venmo');
  expect(await wallet(page, 'Apple Pay').count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

test('PAY-07, CARD-13: a guest pays by card at a shop with Braintree, which gets the card from the browser and is charged the total once', async () => {
  const { page, complaints, leave } = await visit();
  await startAsGuest(page, shop, journey);
  await toReview(page, journey);
  await placeOrder(page);
  expect(complaints).toEqual([]);
  await leave();
});
