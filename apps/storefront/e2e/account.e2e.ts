import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, mailedLink, getPath, signIn, signInLink } from './account.ts';
import { newVisitor, openBrowser, pauseClock } from './browser.ts';
import { addSmall, open, startAsGuest, toReview, journeys, usable } from './journey.ts';
import { routeOnce } from './network.ts';
import { type RunningShop, startShop } from './shop.ts';

const journey = journeys.main;
const demo = (name: string, what: string) => ({
  email: `${name.toLowerCase()}.${what}@example.com`,
  password: `Settee-${name}-1`,
});
const otto = demo('Otto', 'overflow');
const edda = demo('Edda', 'expired');
const hugo = demo('Hugo', 'house');
const milo = demo('Milo', 'many');

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const signOut = async (page: Page, firstName: string) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: `${firstName}’s account` })
    .click();
  await page.getByRole('menu').getByRole('menuitem', { name: 'Sign Out' }).click();
  await signInLink(page).waitFor();
};

async function requestReset(page: Page, email: string): Promise<void> {
  await open(page, shop, journey, '/account/login');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('button', { name: 'Back to Sign In' }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Check your email for a link to reset your password.').waitFor();
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await page.getByText('Your password has been changed.').waitFor();
}

test('ROUTE-15, PWD-01, SIGN-44: an account begins with its mail, and a mailed link gives it another password, once', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  const maren = { email: 'maren.mailed@example.com', password: 'a long and quiet sentence ' };
  await open(page, shop, journey, '/account/create-account');
  await page.getByLabel('First Name').fill('Maren');
  await page.getByLabel('Last Name').fill('Lindqvist');
  await page.getByRole('main').getByLabel('Email Address').fill(maren.email);
  await page.getByLabel('Password', { exact: true }).fill(maren.password);
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  await page.goto(await mailedLink(shop, maren.email, 'Confirm your email address'));
  await usable(page);
  // Looking at the page, and reloading it, takes nothing.
  await page.reload();
  await usable(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hello, Maren' }).waitFor();
  await signOut(page, 'Maren');

  await requestReset(page, maren.email);
  const link = await mailedLink(shop, maren.email, 'Reset your password');
  await page.goto(link);
  await usable(page);
  await page.reload();
  await usable(page);
  await choose(page, 'another and even quieter one');
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await enter(page, maren);
  await page.getByRole('alert').waitFor();
  await enter(page, { ...maren, password: 'another and even quieter one' });
  await page.getByRole('heading', { level: 1, name: 'Hello, Maren' }).waitFor();
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'This link has expired' }).waitFor();
  expect(complaints).toEqual(['error: The sign-in was refused: E0000004']);
  await leave();
});

test('PWD-01: a mailed link gives another password in a browser that was never here before', async () => {
  const asking = await newVisitor(browser);
  await requestReset(asking.page, 'otto.overflow@example.com');
  const { page, complaints, leave } = await newVisitor(browser);
  await page.goto(await mailedLink(shop, 'otto.overflow@example.com', 'Reset your password'));
  await usable(page);
  await choose(page, 'another and even quieter one');
  expect(complaints).toEqual([]);
  await Promise.all([leave(), asking.leave()]);
});

test('SIGN-39: five wrong passwords lock the account, for the right one too, until a reset', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/account/login');
  const alert = page.getByRole('alert');
  for (let tries = 0; tries < 5; tries++) {
    await enter(page, { ...otto, password: `guess ${tries}` });
    await alert.getByText('That email or password isn’t right.').waitFor();
  }
  await enter(page, otto);
  await alert.getByText('Your account is locked.').waitFor();
  await requestReset(page, otto.email);
  await page.goto(await mailedLink(shop, otto.email, 'Reset your password'));
  await usable(page);
  await choose(page, 'unlocked by a mail');
  await signIn(page, shop, { ...otto, password: 'unlocked by a mail' });
  await leave();
});

test("SIGN-13: with 'Remember Me' a browser that was closed is signed in when it opens again, without it is not", async () => {
  for (const isRemembered of [true, false]) {
    const first = await newVisitor(browser);
    await open(first.page, shop, journey, '/account/login');
    if (isRemembered) await first.page.getByLabel('Remember Me').check();
    await enter(first.page, edda);
    await first.page.getByRole('heading', { level: 1, name: 'Hello, Edda' }).waitFor();
    // What a browser still has after it was closed.
    const persistent = (await first.page.context().cookies()).filter(({ expires }) => expires > 0);
    await first.leave();
    const second = await newVisitor(browser);
    await second.page.context().addCookies(persistent);
    await open(second.page, shop, journey, '/account');
    expect(getPath(second.page)).toBe(isRemembered ? '/account' : '/account/login');
    await second.leave();
  }
});

test('SITE-17: signing another browser out in the settings redirects it to the sign-in page and back; a list that could not be refreshed has a retry', async () => {
  const [here, there] = [await newVisitor(browser), await newVisitor(browser)];
  await signIn(here.page, shop, hugo);
  await signIn(there.page, shop, hugo);
  await open(there.page, shop, journey, '/account/addresses');
  await open(here.page, shop, journey, '/account/sign-in-settings');
  const browsers = here.page.getByRole('region', { name: 'Where You’re Signed In' });
  await expect.poll(() => browsers.getByRole('listitem').count()).toBe(2);
  await routeOnce(here.page, '**/browsers/list', (route) => route.fulfill({ status: 503, body: '' }));
  await browsers.getByRole('button', { name: /^Sign out / }).click();
  await here.page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => browsers.getByRole('listitem').count()).toBe(1);
  await there.page.reload();
  expect(there.page.url()).toContain('/account/login?returnUrl=%2Faccount%2Faddresses&isRedirect=true');
  await enter(there.page, hugo);
  await there.page.getByRole('heading', { level: 1, name: 'Addresses' }).waitFor();
  await here.page.reload();
  await here.page.getByRole('heading', { level: 1, name: 'Sign-In Settings' }).waitFor();
  await here.leave();
  await there.leave();
});

test('a deleted account cannot sign in, and every open tab stops showing it', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await signIn(page, shop, milo);
  const other = await page.context().newPage();
  await open(other, shop, journey, '/account/addresses');
  await open(page, shop, journey, '/account/sign-in-settings');
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Current Password').fill('not the one');
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await dialog.getByText('That password isn’t right.').waitFor();
  await dialog.getByLabel('Current Password').fill(milo.password);
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await signInLink(page).waitFor();
  await expect.poll(() => getPath(page)).toBe('/');
  await other.waitForURL('**/account/login?*');
  expect(complaints).toEqual([]);
  await open(page, shop, journey, '/account/login');
  await enter(page, milo);
  await page.getByRole('alert').getByText('That email or password isn’t right.').waitFor();
  await leave();
});

test('API-02: a sign-in works in a tab when another one has replaced the session of both', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/account/login');
  await page.context().clearCookies();
  await open(await page.context().newPage(), shop, journey, '/account/login');
  await enter(page, { email: 'nobody@example.com', password: 'not the one' });
  await page.getByRole('alert').getByText('That email or password isn’t right.').waitFor();

  await open(page, shop, journey, '/account/login');
  await page.context().clearCookies();
  await open(await page.context().newPage(), shop, journey, '/account/login');
  await enter(page, hugo);
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
  await leave();
});

test('signing out in one tab takes the account out of the other', async () => {
  const { page, leave } = await newVisitor(browser);
  await signIn(page, shop, edda);
  const other = await page.context().newPage();
  await open(other, shop, journey, '/account/cards');
  await other
    .getByText(/ending in/)
    .first()
    .waitFor();
  await signOut(page, 'Edda');
  await other.waitForURL('**/account/login?returnUrl=%2Faccount%2Fcards*');
  await leave();
});

test('SIGN-34, SIGN-36: on the confirmation page the password of the popup takes nothing for 9 seconds', async () => {
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await toReview(page, journey);
  await page.getByRole('button', { name: 'Place Order', exact: true }).first().click();
  await page.waitForURL('**/checkout/confirmation');
  await page.clock.install();
  await page.reload();
  await usable(page);
  const popup = page.getByRole('dialog', { name: 'Account Sign In' });
  const password = popup.getByLabel('Password', { exact: true });
  // The code of the popup, which is loaded when it is first needed.
  await signInLink(page).click();
  await password.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await pauseClock(page);
  await signInLink(page).click();
  await password.waitFor();
  await page.clock.runFor(8999);
  expect(await password.isDisabled()).toBe(true);
  await page.clock.runFor(1);
  await expect.poll(() => password.isDisabled()).toBe(false);
  await leave();
});

/** Opens a browser with the back/forward cache enabled, as shoppers have it. */
const openForgetless = () => openBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });

test('Back after a sign-out shows nothing of the account, even with the back/forward cache enabled', async () => {
  const forgetless = await openForgetless();
  const { page, leave } = await newVisitor(forgetless);
  await open(page, shop, journey, '/sofas');
  await signInLink(page).click();
  await enter(page, edda);
  await page.getByRole('banner').getByRole('button', { name: 'Edda’s account' }).waitFor();
  await page.goto(shop.at('/account/addresses'));
  await page.getByText('1415 W Altgeld St').waitFor();
  await signOut(page, 'Edda');
  await page.goBack();
  await page.waitForURL('**/account/login?*');
  expect(await page.getByText('1415 W Altgeld St').count()).toBe(0);
  // The listing, which was left while signed in, and the one with the open popup before it.
  for (let steps = 0; steps < 2; steps++) {
    await page.goBack();
    await page.waitForURL('**/sofas');
    await signInLink(page).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Edda’s account' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  }
  await leave();
  await forgetless.close();
});

/** Tabs to the field `name`, in at most 4 steps. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  for (let steps = 0; steps < 4 && (await focused()) !== name; steps++) await page.keyboard.press('Tab');
  expect(await focused()).toBe(name);
}

test('SIGN-25: the popup signs in by keyboard alone; Back then shows the account, not a pending sign-in', async () => {
  const forgetless = await openForgetless();
  const { page, leave } = await newVisitor(forgetless);
  await open(page, shop, journey, '/sofas');
  await signInLink(page).press('Enter');
  const popup = page.getByRole('dialog', { name: 'Account Sign In' });
  await expect.poll(() => popup.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await tabTo(page, 'username');
  await page.keyboard.type(edda.email);
  await tabTo(page, 'password');
  await page.keyboard.type(edda.password);
  await page.keyboard.press('Enter');
  const account = page.getByRole('banner').getByRole('button', { name: 'Edda’s account' });
  await account.waitFor();
  await page.goBack();
  await account.waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await leave();
  await forgetless.close();
});
