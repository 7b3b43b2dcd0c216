import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { layer } from './data-layer.ts';
import { addSmall, applyCard, journeys, open, startAsGuest, toPayment, usable } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';

/** Sends each event that it finds in the data layer, or that is pushed later, to its host. */
const tagManager = `
  const origin = new URL(document.currentScript.src).origin;
  const send = (entry) => fetch(origin + '/hit', { method: 'POST', mode: 'no-cors', body: JSON.stringify(entry) });
  window.dataLayer.forEach(send);
  const push = window.dataLayer.push.bind(window.dataLayer);
  window.dataLayer.push = (entry) => (send(entry), push(entry));
`;

let tags: Server;
let shop: RunningShop;
let browser: Browser;
/** Events that the tag manager has received. */
let hits: { event: string }[] = [];
/** Pages on which its script was loaded. */
let loads = 0;
beforeAll(async () => {
  tags = createServer((request, response) => {
    if (request.method === 'POST') request.on('data', (chunk) => hits.push(JSON.parse(String(chunk))));
    else loads += 1;
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end(request.method === 'POST' ? '' : tagManager);
  });
  await new Promise<void>((resolve) => tags.listen(0, '127.0.0.1', resolve));
  const { port } = tags.address() as AddressInfo;
  const settings = { TAG_MANAGER_URL: `http://127.0.0.1:${port}/tag.js` };
  [shop, browser] = await Promise.all([startShop(settings), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  tags?.close();
});

const panel = (page: Page) => page.getByRole('region', { name: 'Privacy Choices' });
const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

async function toConfirmation(page: Page, site: (typeof journeys)['main' | 'cb2']): Promise<void> {
  await addSmall(page, shop, site);
  await startAsGuest(page, shop, site);
  await toPayment(page, site);
  await applyCard(page);
  await clickButton(page, 'Next: Review & Place Order');
  await page.waitForURL('**/checkout/review');
  await clickButton(page, 'Place Order');
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText('Thank you').waitFor();
  await usable(page);
}

test('with consent the tag manager gets each event of a purchase once, is on no page with a card form, and a reload reports no second order', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, '/');
  await panel(page).waitFor();
  expect([loads, await layer(page)]).toEqual([0, []]);
  await clickButton(page, 'Accept All');
  await expect.poll(() => loads).toBe(1);
  await expect.poll(() => panel(page).count()).toBe(0);
  await toConfirmation(page, journeys.main);
  const names = () => hits.map(({ event }) => event);
  await expect.poll(names).toContain('purchase');
  const purchase = [
    'checkout.stepCompleted',
    'checkout.stepCompleted',
    'add_shipping_info',
    'add_payment_info',
    'checkout.stepCompleted',
  ];
  // Each is a separate request, so they arrive in any order.
  const arrived = () => names().filter((name) => /^checkout\.|^add_.*_info$|^purchase$/.test(name));
  await expect.poll(() => arrived().toSorted()).toEqual([...purchase, 'purchase'].toSorted());
  expect(await page.evaluate(() => document.cookie)).toContain('settee_consent=1.1');
  // Home, product and confirmation.
  expect(loads).toBe(3);
  await page.reload();
  await usable(page);
  await expect.poll(() => loads).toBe(4);
  expect(names().filter((name) => name === 'purchase')).toHaveLength(1);
  expect(complaints).toEqual([]);
  await leave();
});

test('a rejection loads no script and reports nothing; the footer changes the choice, by keyboard', async () => {
  [hits, loads] = [[], 0];
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journeys.cb2, '/');
  await clickButton(page, 'Reject All');
  await expect.poll(() => panel(page).count()).toBe(0);
  await toConfirmation(page, journeys.cb2);
  expect([await layer(page), hits, loads, await panel(page).count()]).toEqual([[], [], 0, 0]);
  const link = page.getByRole('button', { name: 'Privacy Choices' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => panel(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('checkbox', { name: 'Analytics' }).check();
  await clickButton(page, 'Save Choices');
  await expect.poll(() => loads).toBe(1);
  await expect
    .poll(async () => (await layer(page))[0])
    .toEqual({ event: 'consent.updated', analytics: true, advertising: false });
  await leave();
});
