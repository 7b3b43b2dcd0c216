import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../../tooling/limits.ts';
import { enter, getPath, mailedLink, signInLink } from './account.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, open, journeys, usable } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';
import { routeUntil } from './network.ts';

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

test('SIGN-01, SIGN-09, SIGN-11, SIGN-14, SIGN-15, SIGN-28, SIGN-37: a shopper signs in by the popup, which links to the policies, stays on the page and signs out', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await openPopup(page);
  const popup = page.getByRole('dialog', { name: 'Account Sign In' });
  await popup.getByText('Sign in to see your orders and check out faster.').waitFor();
  await popup
    .getByText('By signing in, you are agreeing to our Terms of Use and Privacy Policy.', { exact: true })
    .waitFor();
  for (const [name, path, title] of [
    ['Terms of Use', '/customer-service/terms-of-use', 'Terms of Use'],
    ['Privacy Policy', '/customer-service/privacy-policy', 'Privacy Policy'],
  ] as const) {
    const tab = page.waitForEvent('popup');
    await popup.getByRole('link', { name }).click();
    const opened = await tab;
    await opened.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(() => getPath(opened)).toBe(path);
    await opened.close();
  }
  await enter(page, { ...nora, email: `${'n'.repeat(60)}@example.com` });
  await page.getByText('Email takes up to 66 characters.').waitFor();
  await enter(page, nora);
  await accountButton(page).waitFor();
  await expect.poll(() => getPath(page)).toBe('/sofas');
  await usable(page);
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await signInLink(page).waitFor();
  await expect.poll(() => getPath(page)).toBe('/');
  expect(complaints).toEqual([]);
  await leave();
});

test("SIGN-05, SIGN-10: 'Returning Customers' of the slide-out, a title in place of 'Sign In', signs in and opens the checkout", async () => {
  const { page, leave } = await newVisitor(browser);
  const title = page.getByRole('dialog').getByRole('heading', { name: 'Sign In', exact: true });
  await openPopup(page);
  await title.waitFor();
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  await page.getByRole('button', { name: 'Checkout Now' }).click();
  await page.getByRole('button', { name: /^Returning Customers/ }).click();
  await page.getByLabel('Email', { exact: true }).waitFor();
  expect(await title.count()).toBe(0);
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
  await expect.poll(() => getPath(page)).toBe('/account/orders');
  await leave();
});

test('SIGN-42: a wrong password shows a message, and the email stays', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/account/login');
  await enter(page, { ...nora, password: 'guess' });
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(nora.email);
  await leave();
});

test('SIGN-39: a locked account shows a message', async () => {
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
  const recover = await routeUntil(page, loginConfig, (route) => route.fulfill({ status: 503, body: '' }));
  await signInLink(page).click();
  await page.waitForURL('**/account/login?returnUrl=%2Fsofas&isRedirect=true');
  recover();
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
  await page.getByRole('button', { name: /^Returning Customers/ }).click();
  await page.waitForURL('**/account/login?returnUrl=%2Fcheckout&isRedirect=true');
  await usable(page);
  await page.getByRole('main').getByRole('button', { name: 'Guest Checkout' }).click();
  await page.waitForURL('**/checkout/shipping');
  await leave();
});

test('PWD-01, PWD-02, PWD-03, PWD-04, PWD-09, PWD-10, PWD-11, PWD-15: without its content the reset view gives way to the popup, which mails a link', async () => {
  const { page, leave } = await newVisitor(browser);
  await page.route('**/account/reset-password/content', (route) => route.fulfill({ status: 503, body: '' }));
  await open(page, shop, journey, '/account/login');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const popup = page.getByRole('dialog', { name: 'Reset Password' });
  const email = popup.getByLabel('Email', { exact: true });
  await email.waitFor();
  expect(await email.getAttribute('type')).toBe('email');
  await email.fill(`${'n'.repeat(60)}@example.com`);
  await popup.getByRole('button', { name: 'Submit' }).click();
  await popup.getByText('Email takes up to 66 characters.').waitFor();
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await popup.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await email.fill('nora@example');
  await popup.getByRole('button', { name: 'Submit' }).click();
  await popup.getByText('Please enter a valid Email Address (i.e. name@domain.com).').waitFor();
  await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
  await email.fill(nora.email);
  await popup.getByRole('button', { name: 'Submit' }).click();
  await popup.getByText('Check your email for a link to reset your password.').waitFor();
  expect(await mailedLink(shop, nora.email, 'Reset your password')).toContain('/account/reset-password?token=');
  await leave();
});

test('PWD-01: an expired reset link shows a message', async () => {
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
    await page.getByRole('main').getByLabel('Email Address').fill(email);
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
  await expect.poll(seen, { timeout: limits.call, interval: 500 }).toBe(true);
  await leave();
});

test('without script the password has no button that could not show it', async () => {
  const { page, leave } = await newVisitor(browser, { javaScriptEnabled: false });
  await page.goto(shop.at('/account/login'));
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Show password' }).count()).toBe(0);
  await leave();
});
