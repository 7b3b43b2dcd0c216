import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { addSmall, journeys, open, startAsGuest, toPayment, toReview, usable } from './journey.ts';
import { watchLoading } from './screens/settled.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const walletPage = '**/api/payment-provider/wallet/*';
const wallet = (page: Page, name: string) => page.getByRole('button', { name: `Pay with ${name}` });
const decide = (page: Page, action: string) => page.getByRole('button', { name: action }).click();

async function openPayPal(page: Page): Promise<void> {
  await wallet(page, 'PayPal').click();
  await page.waitForURL(walletPage);
}

test('WALLET-04, PAY-02: a guest pays by PayPal from the cart, with another address, after canceling once', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journeys.main);
  await open(page, shop, journeys.main, '/checkout/cart');
  await openPayPal(page);
  await decide(page, 'Cancel and return to the shop');
  await page.getByText('You canceled the payment with PayPal').waitFor();
  await expect.poll(() => page.url()).toBe(shop.at('/checkout/cart'));
  await openPayPal(page);
  await page.getByText('1211 SW 5th Ave').click();
  await decide(page, 'Approve');
  await page.waitForURL('**/checkout/review');
  await usable(page);
  await page.getByText('Portland, OR 97204').first().waitFor();
  await page.getByText('PayPal, dana@example.com').waitFor();
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText('PayPal, dana@example.com').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('WALLET-01, WALLET-02: in the payment step PayPal declines, runs out of time, is used, removed and not used again', async () => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 780 } });
  await addSmall(page, shop, journeys.cb2);
  await startAsGuest(page, shop, journeys.cb2);
  await toPayment(page, journeys.cb2);
  await openPayPal(page);
  await decide(page, 'Decline');
  await page.getByText('PayPal declined the payment, so nothing was charged.').first().waitFor();
  await openPayPal(page);
  await decide(page, 'Let the time run out');
  await page.getByText('Your PayPal approval timed out. Nothing was charged.').first().waitFor();
  await openPayPal(page);
  await page.goBack();
  await page.waitForURL('**/checkout/paymentandbilling');
  await usable(page);
  await openPayPal(page);
  let returnUrl = '';
  page.on('request', (request) => {
    if (request.url().includes('walletNonce=')) returnUrl = request.url();
  });
  await decide(page, 'Approve');
  await page.getByText('Applied', { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel('Card Number').count()).toBe(0);
  await page.getByRole('button', { name: 'Remove PayPal' }).click();
  await page.getByLabel('Card Number').waitFor();
  // The replayed return of a removed wallet.
  await page.goto(returnUrl);
  await page.getByText('This approval was already used').first().waitFor();
  await page.getByLabel('Card Number').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('WALLET-08, ORDER-03, WALLET-05: Venmo is closed, Apple Pay pays by keyboard, and the order is placed without a second sheet', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journeys.main);
  await startAsGuest(page, shop, journeys.main);
  await toPayment(page, journeys.main);
  await wallet(page, 'Venmo').click();
  await page.getByRole('dialog', { name: 'Venmo demo' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('You canceled the payment with Venmo').waitFor();
  await wallet(page, 'Apple Pay').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Apple Pay demo' });
  await sheet.waitFor();
  await sheet.getByRole('button', { name: 'Approve' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Visa ending in 1111').waitFor();
  const remove = page.getByRole('button', { name: 'Remove Apple Pay' });
  await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  await page.getByText('Apple Pay, Visa ending in 1111').waitFor();
  await page.getByRole('button', { name: 'Place Order with Apple Pay' }).click();
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText('Apple Pay, Visa ending in 1111').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('WALLET-03, WALLET-06: Visa Checkout pays from the cart and Masterpass in the payment step, by a page that leaves and returns', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journeys.main);
  await open(page, shop, journeys.main, '/checkout/cart');
  await wallet(page, 'Visa Checkout').click();
  await page.waitForURL(walletPage);
  await decide(page, 'Approve');
  await page.waitForURL('**/checkout/review');
  await usable(page);
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText(/^Visa Checkout, /).waitFor();

  await addSmall(page, shop, journeys.main);
  await startAsGuest(page, shop, journeys.main);
  await toPayment(page, journeys.main);
  await wallet(page, 'Masterpass').click();
  await page.waitForURL(walletPage);
  await decide(page, 'Approve');
  await page.waitForURL('**/checkout/paymentandbilling*');
  await page.getByRole('button', { name: 'Remove Masterpass' }).waitFor();
  // The form of another billing address loads after the page and stays in its place.
  await page.addInitScript(trackLayoutShifts);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => released.then(() => route.continue()));
  const waitUntilIdle = watchLoading(page);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.locator('template[data-part=ready]').first().waitFor({ state: 'attached' });
  await waitUntilIdle();
  expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText(/^Masterpass, /).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('ORDER-02: a product is bought by PayPal from its page, and Apple Pay pays at the review in place of a card', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journeys.cb2, journeys.cb2.small);
  await openPayPal(page);
  await decide(page, 'Approve');
  await page.waitForURL('**/checkout/review');
  await usable(page);
  await page
    .getByText(/^PayPal, /)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');

  await addSmall(page, shop, journeys.main);
  await startAsGuest(page, shop, journeys.main);
  await toReview(page, journeys.main);
  // The payment step, which is shown until the review is there, has such a button, too.
  await page.getByRole('button', { name: 'Place Order', exact: true }).waitFor();
  const [request] = await Promise.all([
    page.waitForRequest('**/ReactCheckout/PlaceApplePayOrder'),
    page
      .getByRole('button', { name: /Apple Pay/ })
      .click()
      .then(() =>
        page.getByRole('dialog', { name: 'Apple Pay demo' }).getByRole('button', { name: 'Approve' }).click(),
      ),
  ]);
  expect(request.postDataJSON()).toMatchObject({ nonce: expect.any(String), total: expect.any(Number) });
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText('Apple Pay, Visa ending in 1111').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
