import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedLink, signInLink } from './account.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { open, type Journey, journeys, usable } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

/** Viewport of a 1280 px window at 400 % zoom. */
const viewport = { width: 320, height: 256 };
const name = 'Wolkenstein-Rodenegg';
const password = 'a long and quiet sentence';

/** Returns the horizontal overflow of the page, in px. */
const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function makeAccount(page: Page, journey: Journey, email: string): Promise<void> {
  await page.getByLabel('First Name').fill(name);
  await page.getByLabel('Last Name').fill(name);
  await page.getByRole('main').getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  expect(await excess(page)).toBe(0);
  await page.goto(await mailedLink(shop, email, 'Confirm your email address'));
  await usable(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { level: 1, name: `Hello, ${name}` }).waitFor();
}

test.each([
  [journeys.main.host, "with the brand's faces", journeys.main],
  [journeys.cb2.host, 'without', journeys.cb2],
])(
  'at a zoom of 400 % no page of the account scrolls sideways, with the longest name and email there are: %s %s',
  async (_, sizes, journey) => {
    const { page, leave } = await newVisitor(browser, { viewport });
    if (sizes === 'without') await page.route('**/*.woff2', (route) => route.abort());
    const email = `${journey.host.replace('.', '').padEnd(54, 'x')}@example.com`;
    await open(page, shop, journey, '/sofas');
    await signInLink(page).click();
    await page.getByRole('dialog', { name: 'Account Sign In' }).waitFor();
    expect(await excess(page)).toBe(0);
    for (const path of ['login', 'reset-password?token=x', 'confirm-email?token=x', 'create-account']) {
      await open(page, shop, journey, `/account/${path}`);
      expect([path, await excess(page)]).toEqual([path, 0]);
    }
    await makeAccount(page, journey, email);
    for (const path of ['', '/orders', '/addresses', '/cards', '/sign-in-settings', '/preferences']) {
      await open(page, shop, journey, `/account${path}`);
      expect([path, await excess(page)]).toEqual([path, 0]);
    }
    await open(page, shop, journey, '/account/sign-in-settings');
    for (const opened of ['Change Email', 'Change Password', 'Delete My Account']) {
      await page.getByRole('button', { name: opened }).first().click();
      expect([opened, await excess(page)]).toEqual([opened, 0]);
    }
    await leave();
  },
);
