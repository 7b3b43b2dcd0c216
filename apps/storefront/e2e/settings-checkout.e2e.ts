import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, fillAddress, type Journey, journeys, open, startAsGuest, toReview, usable } from './journey.ts';
import { type RunningShop, type Shop, sharedShop, startShop } from './shop.ts';

const long = 'maren@studio.photography';
const withLongDomain = (journey: Journey): Journey => ({
  ...journey,
  address: { ...journey.address, 'Email Address': long },
});

/** The shop with its default settings. */
let standard: Shop;
/** Two name fields, any top-level domain, and one site for shoppers from abroad. */
let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  standard = sharedShop();
  [browser, shop] = await Promise.all([
    openBrowser(),
    startShop({ INTERNATIONAL_SITES: 'cb2/USA', NAME_FIELDS: 'first-and-last', EMAIL_DOMAINS: 'any' }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const main = (page: Page) => page.getByRole('main');
const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Adds a product and clicks 'Checkout Now'. */
async function startCheckout(page: Page, journey: Journey): Promise<void> {
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  await clickButton(page, 'Checkout Now');
}

/** Recipients of the emails that were sent. */
async function getRecipients(): Promise<string[]> {
  const files = await readdir(shop.mails).catch(() => []);
  const mails = await Promise.all(files.map((file) => readFile(join(shop.mails, file), 'utf8')));
  return mails.flatMap((mail) => /^To: (.+?)\r?$/m.exec(mail)?.[1] ?? []);
}

test('CHK-02, CHK-03, SIGN-08: guests of an international site start the checkout without the sign-in flyout', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await startCheckout(page, journeys.cb2);
  await page.waitForURL('**/checkout/shipping');
  await usable(page);
  await main(page).getByLabel('First Name', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Guest Checkout' }).count()).toBe(0);

  await startCheckout(page, journeys.main);
  await page.getByRole('button', { name: 'Guest Checkout' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/checkout/cart');
  expect(complaints).toEqual([]);
  await leave();
});

test('SHIP-10, README decision 4: by setting an order has two name fields and an email with a long domain, also after its correction', async () => {
  const journey = withLongDomain(journeys.main);
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await main(page).getByLabel('First Name', { exact: true }).waitFor();
  expect(await main(page).getByLabel('Full Name', { exact: true }).count()).toBe(0);
  await toReview(page, journey);
  expect(await main(page).innerText()).toContain('Maren Lindqvist');
  await clickButton(page, 'Place Order');
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText(`We’ve emailed your receipt to ${long}.`).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Maren' }).waitFor();

  const corrected = 'maren.lindqvist@studio.photography';
  await clickButton(page, 'Wrong email? Fix it');
  await main(page).getByLabel('Email Address', { exact: true }).fill(corrected);
  await clickButton(page, 'Send Receipt');
  await main(page).getByRole('status').filter({ hasText: corrected }).waitFor();
  await expect.poll(getRecipients).toEqual(expect.arrayContaining([long, corrected]));
  expect(complaints).toEqual([]);
  await leave();
});

test('SHIP-10, SHIP-12: by default a name has one field and an email with a long domain is rejected', async () => {
  const journey = withLongDomain(journeys.main);
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, standard, journey);
  await startAsGuest(page, standard, journey);
  await main(page).getByLabel('Full Name', { exact: true }).waitFor();
  expect(await main(page).getByLabel('First Name', { exact: true }).count()).toBe(0);
  await fillAddress(page, journey);
  await clickButton(page, 'Next');
  await main(page)
    .getByText(/Please enter a valid Email Address/)
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/checkout/shipping');
  expect(complaints).toEqual([]);
  await leave();
});
