import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, open, startAsGuest, toReview, journeys, usable } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

const journey = journeys.main;

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

test('CART-16 CART-20: quantity, undo, save for later and the zip change the cart, and the totals follow the server', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: /increase/i }).click();
  await main.getByText('$558.00').first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Cart/ }).innerText()).toContain('2');

  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByLabel('ZIP Code').fill('6061');
  await page.getByRole('button', { name: 'Update' }).click();
  await main.getByText('6061 is not a valid ZIP Code.').waitFor();
  await page.getByLabel('ZIP Code').fill('60614');
  await page.getByRole('button', { name: 'Update' }).click();
  await main.getByText('Estimated tax').waitFor();
  await main.getByRole('button', { name: '60614' }).waitFor();
  await expect.poll(() => main.innerText()).toContain('$49.44');

  await page.getByRole('button', { name: /^Save for Later/ }).click();
  await page.getByRole('button', { name: /^Move to Cart/ }).click();
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: /^Remove / }).waitFor();
  await page.reload();
  await main.getByText('$558.00').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('ROUTE-02: the cart link of every checkout step opens /checkout/cart', async () => {
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await toReview(page, journey);
  for (const step of ['shipping', 'shippingandgiftoptions', 'paymentandbilling', 'review']) {
    await open(page, shop, journey, `/checkout/${step}`);
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await page.getByRole('heading', { level: 1, name: /Your cart/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/checkout/cart');
  }
  await leave();
});

test('two tabs show the same cart count, and the cart survives a closed tab', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/');
  const other = await page.context().newPage();
  await addSmall(other, shop, journey);
  await other.close();
  await page.bringToFront();
  await expect.poll(() => page.getByRole('link', { name: /^Cart/ }).innerText()).toContain('1');
  await page.reload();
  await usable(page);
  expect(await page.getByRole('link', { name: /^Cart/ }).innerText()).toContain('1');
  await leave();
});

test('signing out in one tab takes the cart and its count out of the others', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/account/login');
  await page.getByLabel('Email', { exact: true }).fill('nora.new@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Settee-Nora-1');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account/login'));
  await addSmall(page, shop, journey);
  const other = await page.context().newPage();
  await open(other, shop, journey, '/checkout/cart');
  const line = other.getByRole('list', { name: 'Items', exact: true }).getByRole('listitem');
  await line.first().waitFor();
  await page.bringToFront();
  await open(page, shop, journey, '/sofas');
  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  await other.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
  await other.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  expect(await line.count()).toBe(0);
  expect(await other.getByRole('banner').getByRole('link', { name: 'Cart' }).innerText()).not.toMatch(/\d/);
  expect(complaints).toEqual([]);
  await leave();
});
