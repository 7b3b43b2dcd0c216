import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, open, startAsGuest, toReview, journeys, usable } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';
import { routeOnce } from './network.ts';

const journey = journeys.main;

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

test('CART-16, CART-20, ZIP-01, ZIP-03, ZIP-04, ZIP-06, ZIP-07, ZIP-11, ZIP-13, ZIP-17, ZIP-18: quantity, undo, save for later and the zip change the cart, and the totals follow the server', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: /increase/i }).click();
  await main.getByText('$558.00').first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Cart/ }).innerText()).toContain('2');

  const zip = page.getByLabel('ZIP Code', { exact: true });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/zip/i.test(request.url())) calls.push(new URL(request.url()).pathname);
  });
  expect(await zip.count()).toBe(0);
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await zip.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  await main.getByText('Please enter a ZIP Code.').waitFor();
  await zip.fill('6061');
  await page.getByRole('button', { name: 'Update' }).click();
  await main.getByText('6061 is not a valid ZIP Code.').waitFor();
  expect(calls).toEqual([]);
  await zip.fill('60614');
  await page.getByRole('button', { name: 'Update' }).click();
  await main.getByText('Estimated tax').waitFor();
  await main.getByRole('button', { name: '60614' }).waitFor();
  await expect.poll(() => zip.count()).toBe(0);
  expect(calls).toEqual(['/browse/zipcode/validate', '/ReactCart/ApplyZip']);
  await expect.poll(() => main.innerText()).toContain('$57.21');

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

test('ZIP-02, ZIP-13: the Canadian site requests a Postal Code, and names it in its messages', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journeys.cb2Canada);
  await open(page, shop, journeys.cb2Canada, '/checkout/cart');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Enter' }).click();
  const update = () => page.getByRole('button', { name: 'Update' }).click();
  await update();
  await main.getByText('Please enter a Postal Code.').waitFor();
  await page.getByLabel('Postal Code', { exact: true }).fill('M5J');
  await update();
  await main.getByText('M5J is not a valid Postal Code.').waitFor();
  await page.getByLabel('Postal Code', { exact: true }).fill('m5j2n8');
  await update();
  await main.getByRole('button', { name: /^M5J ?2N8$/ }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('DELIV-01, DELIV-02, DELIV-03, DELIV-04: the cart opens shipping charges and delivery information in three tabs', async () => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  await addSmall(page, shop, journeys.cb2);
  await open(page, shop, journeys.cb2, '/checkout/cart');
  await page.getByRole('button', { name: 'Shipping Charges and Delivery Information' }).click();
  const popup = page.getByRole('dialog', { name: 'Shipping Charges and Delivery Information' });
  await popup.getByRole('tab').first().waitFor();
  const names = await popup.getByRole('tab').evaluateAll((tabs) => tabs.map(({ textContent }) => textContent));
  expect(names).toEqual(['Shipping Charges', 'Delivery Details', 'Domestic and International']);
  const seen = new Set<string>();
  for (const name of names) {
    await popup.getByRole('tab', { name: name ?? '' }).click();
    seen.add(await popup.getByRole('tabpanel', { name: name ?? '' }).innerText());
  }
  expect(seen.size).toBe(3);
  expect([...seen].join()).toMatch(/\$[\d.]+/);
  expect(complaints).toEqual([]);
  await leave();
});

test('CART-06: while the cart loads again after a failed change its totals are busy, and after a load that fails too they are not', async () => {
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  const totals = page.getByRole('region', { name: 'Order summary' });
  const isBusy = async () => (await totals.locator('[aria-busy=true]').count()) > 0;
  await routeOnce(page, '**/ReactCart/UpdateItem', (route) => route.fulfill({ status: 503, body: '' }));
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { promise: isRequested, resolve: requested } = Promise.withResolvers<void>();
  await page.route('**/ReactCart/GetCart', async (route) => {
    requested();
    await isReleased;
    await route.fulfill({ status: 503, body: '' });
  });
  await expect.poll(isBusy).toBe(false);
  await page.getByRole('button', { name: /increase/i }).click();
  await isRequested;
  await expect.poll(isBusy).toBe(true);
  release();
  await expect.poll(isBusy).toBe(false);
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
    await expect.poll(() => new URL(page.url()).pathname).toBe('/checkout/cart');
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
  await expect.poll(() => page.getByRole('link', { name: /^Cart/ }).innerText()).toContain('1');
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
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  await other.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
  await other.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  await expect.poll(() => line.count()).toBe(0);
  await expect.poll(() => other.getByRole('banner').getByRole('link', { name: 'Cart' }).innerText()).not.toMatch(/\d/);
  expect(complaints).toEqual([]);
  await leave();
});
