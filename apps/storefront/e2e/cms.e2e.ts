import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, open, startAsGuest, toPayment, journeys } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  shop = sharedShop();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const journey = journeys.main;
const scripts =
  "<script>throw new Error('no such gallery')</script><script>document.documentElement.title += 'ran once '</script>";

/** Adds scripts to the HTML of every popup, as an editor could. */
async function addScripts(page: Page): Promise<void> {
  await page.route('**/browse/popup**', async (route) => {
    const response = await route.fetch();
    const content = await response.json();
    await route.fulfill({ response, json: { ...content, html: scripts + content.html } });
  });
}
const ran = (page: Page) => page.evaluate(() => document.documentElement.title);

test('CMS-03, CMS-04: scripts in the content of a popup run under the policy of the page; one that fails is logged', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addScripts(page);
  const logged: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/Checkout/Log') logged.push(request.postData() ?? '');
  });
  await open(page, shop, journey, '/linden-sideboard/s100501');
  await page.getByRole('button', { name: 'Check Store Availability' }).click();
  const layer = page.getByRole('dialog', { name: 'Store Availability' });
  await layer.getByRole('textbox').fill('60614');
  await layer.getByRole('textbox').press('Enter');
  await layer.getByRole('button', { name: 'All Stores at a Glance' }).click();
  await page.getByRole('dialog', { name: 'Our stores' }).getByRole('heading', { name: 'Lincoln Park' }).waitFor();
  await expect.poll(() => logged.join()).toContain('no such gallery');
  expect(await ran(page)).toBe('ran once ');
  expect(complaints).toEqual([]);
  await leave();
});

test('README decision 12, CMS-02: on the payment page the help shows its text and runs none of its scripts', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addScripts(page);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await toPayment(page, journey);
  const asking = page.waitForRequest((request) => request.url().includes('popupName=CreditCardVerification'));
  await page.getByRole('button', { name: /security code/i }).click();
  await asking;
  await page.getByText('the last three digits on the signature strip').waitFor();
  expect(await ran(page)).toBe('');
  expect(complaints).toEqual([]);
  await leave();
});
