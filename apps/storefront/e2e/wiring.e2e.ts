import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, open, journeys } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  shop = sharedShop();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test('RECENT-04: of eight recently viewed fabrics the popup shows the six newest', async () => {
  const { page, leave } = await newVisitor(browser);
  const viewed = [1203, 1103, 1303, 1804, 1706, 1004, 1204, 1505];
  await page.addInitScript(
    (codes) =>
      localStorage.setItem(
        'recentSwatches',
        JSON.stringify(codes.map((ChoiceCode) => ({ OptionCode: 12, ChoiceCode }))),
      ),
    viewed,
  );
  await open(page, shop, journeys.main, `${journeys.main.sofa}?option.12=1201`);
  const button = page.getByRole('button', { name: 'Browse All Fabrics' });
  if ((await button.count()) === 0) await page.getByRole('button', { name: /^2\s*Fabric/, expanded: false }).click();
  await button.click();
  const popup = page.getByRole('dialog', { name: 'Browse All Fabrics' });
  await popup.getByRole('button', { name: /^Recently Viewed/ }).click();
  const recent = popup.getByRole('group', { name: 'Recently Viewed' }).getByRole('radio');
  await recent.first().waitFor();
  const codes = await recent.evaluateAll((inputs) => inputs.map((input) => Number(input.getAttribute('value'))));
  expect(codes).toEqual(viewed.slice(0, 6));
  await leave();
});

test('CHK-02: a guest who starts the checkout gets the sign-in layer, and stays in the cart', async () => {
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journeys.main);
  await open(page, shop, journeys.main, '/checkout/cart');
  await page.getByRole('button', { name: 'Checkout Now' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guest Checkout' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/checkout/cart');
  await leave();
});

test('ATC-08: a configured sofa is added after a lookup of its terms, a plain table without one', async () => {
  const { page, leave } = await newVisitor(browser);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/GetProductInfo|AddItemToCartV2/.test(pathname)) requests.push(`${request.method()} ${pathname}`);
  });
  await addSmall(page, shop, journeys.main);
  expect(requests).toEqual(['POST /browse/scbadd/AddItemToCartV2']);
  await open(page, shop, journeys.main, `${journeys.main.sofa}?option.11=3002&option.12=1201&option.13=2001`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect.poll(() => requests[1]).toBe('GET /browse/UserData/GetProductInfo');
  await leave();
});

test('CMPR-04: a product page lists what was viewed before, without the product itself', async () => {
  const { page, leave } = await newVisitor(browser);
  const { small, sofa } = journeys.main;
  for (const path of [small, sofa]) {
    const noted = page.waitForResponse((reply) => reply.url().endsWith('/browse/recentlyviewed/update'));
    await open(page, shop, journeys.main, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await noted;
  }
  await open(page, shop, journeys.main, sofa);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const viewed = page.getByRole('region', { name: 'Recently Viewed' });
  await viewed.scrollIntoViewIfNeeded();
  const paths = () => viewed.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(async () => [...new Set(await paths())]).toEqual([small]);
  await leave();
});

test("ERR-10: 'Ok' of the session error popup reloads the page", async () => {
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journeys.main);
  await open(page, shop, journeys.main, '/checkout/cart');
  await page.route('**/ReactCart/Checkout', (route) => route.fulfill({ json: { isReset: true } }));
  await page.getByRole('button', { name: 'Checkout Now' }).first().click();
  const popup = page.getByRole('alertdialog', { name: 'Session Error' });
  await popup.waitFor();
  const reloaded = page.waitForEvent('load');
  await popup.getByRole('button', { name: 'Ok' }).click();
  await reloaded;
  expect(new URL(page.url()).pathname).toBe('/checkout/cart');
  await leave();
});
