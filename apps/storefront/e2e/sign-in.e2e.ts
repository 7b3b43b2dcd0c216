import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, getPath, signInLink } from './account.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, open, journeys, usable } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';

const journey = journeys.main;
const nora = { email: 'nora.new@example.com', password: 'Settee-Nora-1', firstName: 'Nora' };
const lars = { email: 'lars.locked@example.com', password: 'Settee-Lars-1' };
const loginConfig = '**/account/login-popup-config';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: `${nora.firstName}’s account` });

async function openPopup(page: Page, path = '/sofas'): Promise<void> {
  await open(page, shop, journey, path);
  await signInLink(page).click();
  await page.getByRole('dialog', { name: 'Account Sign In' }).waitFor();
}

test('SIGN-01, SIGN-09, SIGN-28: a shopper signs in by the popup, stays on the page and signs out', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await openPopup(page);
  await enter(page, nora);
  await accountButton(page).waitFor();
  expect(getPath(page)).toBe('/sofas');
  await usable(page);
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signInLink(page).waitFor();
  expect(getPath(page)).toBe('/');
  expect(complaints).toEqual([]);
  await leave();
});

test("SIGN-05: 'Returning Customers' of the slide-out signs in and opens the checkout", async () => {
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  await page.getByRole('button', { name: 'Checkout Now' }).click();
  await page.getByRole('heading', { name: 'Returning Customers' }).waitFor();
  await enter(page, nora);
  await page.waitForURL('**/checkout/shipping');
  await leave();
});

test('ROUTE-14, ROUTE-17: a guest at the orders is sent to the sign-in page and back', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/account/orders');
  expect(page.url()).toContain('/account/login?returnUrl=%2Faccount%2Forders&isRedirect=true');
  await enter(page, nora);
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  expect(getPath(page)).toBe('/account/orders');
  await leave();
});

test('SIGN-42: a wrong password is said, and the email stays', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/account/login');
  await enter(page, { ...nora, password: 'guess' });
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(nora.email);
  await leave();
});

test('SIGN-39: a locked account says so', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/account/login');
  await enter(page, lars);
  await page
    .getByRole('alert')
    .getByText(/locked/i)
    .waitFor();
  await leave();
});

test('SIGN-27: a failed configuration request opens the sign-in page, which works', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/sofas');
  await page.route(loginConfig, (route) => route.fulfill({ status: 503, body: '' }));
  await signInLink(page).click();
  await page.waitForURL('**/account/login?returnUrl=%2Fsofas&isRedirect=true');
  await page.unroute(loginConfig);
  await usable(page);
  await enter(page, nora);
  await page.waitForURL('**/sofas');
  await leave();
});

test('SIGN-06, SIGN-07, SIGN-27: before the checkout, a configuration that fails redirects to a sign-in page with a guest checkout', async () => {
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  await page.route(loginConfig, (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Checkout Now' }).click();
  await page.waitForURL('**/account/login?returnUrl=%2Fcheckout&isRedirect=true');
  await usable(page);
  await page.getByRole('main').getByRole('button', { name: 'Guest Checkout' }).click();
  await page.waitForURL('**/checkout/shipping');
  await leave();
});

test('PWD-01, PWD-15: without its content the reset view gives way to the popup, which mails a link', async () => {
  const { page, leave } = await newVisitor(browser);
  await page.route('**/account/reset-password/content', (route) => route.fulfill({ status: 503, body: '' }));
  await open(page, shop, journey, '/account/login');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const popup = page.getByRole('dialog', { name: 'Reset Password' });
  await popup.getByLabel('Email').fill(nora.email);
  await popup.getByRole('button', { name: 'Submit' }).click();
  await popup.getByText('Check your email for a link to reset your password.').waitFor();
  await leave();
});

test('PWD-01: an expired reset link says so', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/account/reset-password?token=long-gone');
  await page.getByRole('heading', { level: 1, name: 'This link has expired' }).waitFor();
  await leave();
});

test('ROUTE-15: a new account is announced by mail, alike for an address that has one', async () => {
  const { page, leave } = await newVisitor(browser);
  for (const email of ['somebody.new@example.com', nora.email]) {
    await open(page, shop, journey, '/account/create-account');
    await page.getByLabel('First Name').fill('Maren');
    await page.getByLabel('Last Name').fill('Lindqvist');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a long and quiet sentence');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  }
  await leave();
});

test('SITE-17: two tabs agree on who is signed in', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/');
  const other = await page.context().newPage();
  await open(other, shop, journey, '/account/login');
  await enter(other, nora);
  await other.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
  await page.bringToFront();
  // A page that was just opened does not refetch the user at once.
  const seen = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    return accountButton(page).isVisible();
  };
  await expect.poll(seen, { timeout: 30_000, interval: 500 }).toBe(true);
  await leave();
});
