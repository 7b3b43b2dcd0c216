import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { inspect, inspectOpened } from './inspect-journey.ts';
import { open, journeys } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { type Shop, sharedShop } from './shop.ts';
import { routeUntil } from './network.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const link = (page: Page) => page.getByRole('button', { name: 'See What’s Available Soonest' });
const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Available Soonest' });
const items = (page: Page) => sidebar(page).getByRole('article');
const isFocused = (page: Page) => link(page).evaluate((node) => node === document.activeElement);

/** Fabric and URL of a quick-ship configuration of the sofa of each site. */
const soonest = [
  [journeys.main, 'Bouclé, Oat', '?option.11=3002&option.12=1101&option.13=2002'],
  [journeys.cb2, 'Bouclé, Dove', '?option.11=3003&option.12=1106&option.13=2003'],
] as const;

test.each(soonest)(
  'PDP-04, QSHIP-01, QSHIP-05, QSHIP-07: a quick-ship product configures the page and is added to the cart: $host',
  async (journey, fabric, query) => {
    const { page, complaints, leave } = await newVisitor(browser);
    await open(page, shop, journey, journey.sofa);
    await link(page).click();
    await sidebar(page).getByRole('heading', { name: 'In stock and ready to ship' }).waitFor();
    const item = items(page).filter({ hasText: fabric });
    const text = await item.innerText();
    const [price = ''] = text.match(/\$[\d,.]+/) ?? [];
    const [dates = ''] = text.match(/Arrives .*/) ?? [];
    await item.getByRole('button', { name: /^Choose This One/ }).click();
    await sidebar(page).waitFor({ state: 'detached' });
    await page.waitForURL(`**${journey.sofa}${query}`);
    await expect.poll(() => isFocused(page)).toBe(true);
    await page.getByRole('main').getByText(dates).first().waitFor();
    await expect.poll(() => page.getByRole('main').getByText(price, { exact: true }).count()).toBeGreaterThan(0);
    await link(page).click();
    await sidebar(page)
      .getByRole('button', { name: /^Your selection/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await sidebar(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    // Nothing is made for this order, so no terms of a custom order are shown.
    await page.getByRole('dialog').getByText('added to your cart').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Checkout Now' }).click();
    await page.waitForURL('**/checkout/cart');
    // The page that is left names the fabric too.
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    await page.getByRole('main').getByText(fabric).first().waitFor();
    for (const shown of [fabric, price, dates])
      await expect.poll(() => page.getByRole('main').innerText()).toContain(shown);
    // One step back of the history is the configuration before.
    await open(page, shop, journey, `${journey.sofa}?option.11=3001`);
    await link(page).click();
    await items(page).filter({ hasText: fabric }).getByRole('button').click();
    await page.waitForURL(`**${query}`);
    await page.goBack();
    await page.waitForURL('**?option.11=3001');
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('QSHIP-04: another ZIP Code searches again and updates the dates', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, journeys.main.sofa);
  await link(page).click();
  await items(page).first().waitFor();
  const before = await items(page).allInnerTexts();
  await sidebar(page).getByRole('button', { name: 'Enter' }).click();
  await sidebar(page).getByRole('textbox', { name: 'ZIP Code' }).fill('00000');
  await page.keyboard.press('Enter');
  await sidebar(page).getByText('00000 is not a valid ZIP Code.').waitFor();
  await sidebar(page).getByRole('textbox', { name: 'ZIP Code' }).fill('99501');
  await page.keyboard.press('Enter');
  await sidebar(page).getByRole('button', { name: '99501' }).waitFor();
  const isOther = async () => {
    const after = await items(page).allInnerTexts();
    return after.length === before.length && after[0] !== before[0];
  };
  await expect.poll(isOther).toBe(true);
  expect(complaints).toEqual([]);
  await leave();
});

test('QSHIP-06, QSHIP-09: when the call fails the no-stock message shows, and another try shows the items', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, journeys.main.sofa);
  const recover = await routeUntil(page, '**/browse/quickship/*', (route) => route.abort());
  await link(page).click();
  await sidebar(page).getByRole('heading', { name: 'No quick-ship items are available right now.' }).waitFor();
  recover();
  await sidebar(page).getByRole('button', { name: 'Try Again' }).click();
  await items(page).first().waitFor();
  await leave();
});

test('QSHIP-02, QSHIP-08: a click requests the default sku, and a skeleton shows until the response arrives', async () => {
  const { page, leave } = await newVisitor(browser);
  const requests: string[] = [];
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/browse/quickship/*', async (route) => {
    requests.push(new URL(route.request().url()).pathname);
    await held;
    await route.continue();
  });
  await open(page, shop, journeys.main, `${journeys.main.sofa}?option.11=3003`);
  expect(requests).toEqual([]);
  await link(page).click();
  await sidebar(page).getByText('Finding what’s ready to ship').waitFor();
  expect(requests).toEqual(['/browse/quickship/100112']);
  respond();
  await items(page).first().waitFor();
  await expect.poll(() => sidebar(page).getByText('Finding what’s ready to ship').count()).toBe(0);
  await leave();
});

test('PDP-04: a product without quick-ship stock has no quick-ship link', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, journeys.main.small);
  expect(await link(page).count()).toBe(0);
  await leave();
});

test.each([
  [360, journeys.main],
  [1280, journeys.cb2],
] as const)('at %i px nothing moves, is too wide or out of reach', async (width, journey) => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 800 } });
  await page.addInitScript(trackLayoutShifts);
  await open(page, shop, journey, journey.sofa);
  await inspectOpened(page, `product at ${width}`);
  const box = await link(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await link(page).click();
  await items(page).first().waitFor();
  await inspect(page, `sidebar at ${width}`);
  expect(complaints).toEqual([]);
  await leave();
});
