import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, journeys, open } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

/** A visitor with an item in the cart. */
async function atCart() {
  const visitor = await newVisitor(browser);
  await addSmall(visitor.page, shop, journeys.main);
  await open(visitor.page, shop, journeys.main, '/checkout/cart');
  return visitor;
}

const clickCreate = (page: Page) => page.getByRole('button', { name: 'Create Link' }).click();
const failed = (page: Page) => page.getByText('We couldn’t create the link. Please try again.');

/** Tries to share the cart while code that is not loaded yet fails to load. */
async function failToShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share This Cart' }).click();
  await page.getByRole('button', { name: 'Create Link' }).waitFor();
  await page.route('**/assets/*.js', (route) => route.abort());
  await clickCreate(page);
  await failed(page).waitFor();
}

test('code that fails to load again leaves a page on which something was entered, with an explanation', async () => {
  const { page, leave } = await atCart();
  await page.getByRole('button', { name: 'Add a promo code' }).click();
  await page.getByLabel('Promo code').fill('WELCOME10');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await failToShare(page);
  await clickCreate(page);
  await expect.poll(() => page.getByRole('button', { name: 'Create Link' }).getAttribute('aria-busy')).toBeNull();
  await failed(page).waitFor();
  // Requested before a page is loaded again.
  expect(requests).not.toContain('/healthz');
  await page.keyboard.press('Escape');
  expect(await page.getByLabel('Promo code').inputValue()).toBe('WELCOME10');
  await leave();
});

test('code that fails to load again reloads a page on which nothing was entered', async () => {
  const { page, leave } = await atCart();
  await failToShare(page);
  await Promise.all([page.waitForEvent('load'), clickCreate(page)]);
  await leave();
});
