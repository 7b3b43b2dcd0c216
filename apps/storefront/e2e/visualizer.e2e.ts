import { type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs, drawingArgs } from '../../../tooling/chromium.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, journeys, open } from './journey.ts';
import { hosts, type Shop, sharedShop } from './shop.ts';

const hostRules = '--host-resolver-rules=MAP *.localhost 127.0.0.1';
let shop: Shop;
let browser: Browser;
let flat: Browser;
beforeAll(async () => {
  [shop, browser, flat] = await Promise.all([
    sharedShop(),
    openBrowser({ args: [...drawingArgs, hostRules] }),
    openBrowser({ args: [...chromiumArgs, '--disable-3d-apis', hostRules] }),
  ]);
});
afterAll(() => Promise.all([browser?.close(), flat?.close()]));

/** A picture that the processor draws takes its time. */
const patient = { timeout: 60_000 };

const viewport = { width: 420, height: 800 };
const trigger = (page: Page) => page.getByRole('button', { name: 'Load 3D Visualizer for Alder Sofa' });
const addAll = (page: Page) => page.getByRole('button', { name: 'Add all to cart' });
const scripts = (page: Page) => page.locator('script[src*="/visualizer/"]').count();

/** Returns the number of distinct colors on the room canvas, in 32 steps per channel. */
async function colors(page: Page): Promise<number> {
  const { data } = await sharp(await page.locator('canvas').screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = new Set<number>();
  for (let at = 0; at < data.length; at += 3)
    found.add((((data[at] ?? 0) >> 3) << 10) | (((data[at + 1] ?? 0) >> 3) << 5) | ((data[at + 2] ?? 0) >> 3));
  return found.size;
}

const dollars = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''));
const totalOf = async (page: Page) => dollars(await page.getByText(/^Total\s*\$/).textContent());

test.each(['main', 'cb2'] as const)(
  'VIZ-01 VIZ-02 VIZ-03 VIZ-06 VIZ-07 VIZ-11 VIZ-13 VIZ-14 TERMS-07: on %s a sofa shows in a room, a product is added by keyboard, and both are added to the cart',
  async (brand) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser, { viewport });
    await open(page, shop, journey, `${journey.sofa}?option.11=3001&option.12=1202&option.13=2001`);
    expect(await scripts(page)).toBe(0);
    expect(await page.locator('canvas').count()).toBe(0);
    await trigger(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('canvas').count()).toBe(1);
    expect(await scripts(page)).toBe(1);
    const role = brand === 'cb2' ? 'dialog' : 'region';
    expect(await page.getByRole(role, { name: '3D Visualizer' }).count()).toBe(1);
    await expect.poll(() => totalOf(page)).toBeGreaterThan(1000);
    await expect.poll(() => colors(page), patient).toBeGreaterThan(100);
    const alone = await totalOf(page);

    const offer = page.getByRole('button', { name: /^Add (Quill|Column) Side Table/ });
    await offer.press('Enter');
    await expect.poll(() => page.getByText('2 items', { exact: true }).count(), patient).toBe(1);
    await page.getByRole('button', { name: 'View Summary' }).click();
    const lines = page.getByRole('region', { name: 'Summary' }).getByRole('listitem');
    await expect.poll(() => lines.count()).toBe(2);
    await expect.poll(() => totalOf(page)).toBeGreaterThan(alone);
    expect(await lines.first().textContent()).toMatch(/Alder Sofa76 in, /);
    const prices = (await lines.allTextContents()).map((text) => dollars(/\$[\d,.]+$/.exec(text)?.[0] ?? ''));
    expect(prices[0]).toBe(alone);
    expect(await totalOf(page)).toBe((prices[0] ?? 0) + (prices[1] ?? 0));

    await addAll(page).click();
    // The sofa is made to order, so its terms show first.
    await page.getByRole('button', { name: 'Accept And Add To Cart', exact: true }).click();
    await page.waitForURL(/\/checkout\/cart/);
    const cart = page.getByRole('main');
    await expect.poll(() => cart.getByText('Alder Sofa').count()).toBeGreaterThan(0);
    await expect.poll(() => cart.getByText(/(Quill|Column) Side Table/).count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('VIZ-30: the room follows the choices of the page, near 60062 while the cart has no zip code', async () => {
  const { page, leave } = await newVisitor(flat, { viewport: { width: 1280, height: 900 } });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('get-sku-data')) requests.push(decodeURIComponent(request.url()));
  });
  await open(page, shop, journeys.main, `${journeys.main.sofa}?option.11=3001&option.12=1201&option.13=2001`);
  await trigger(page).click();
  await expect.poll(() => totalOf(page)).toBeGreaterThan(1000);
  expect(requests.at(-1)).toContain('11-3001_12-1201_13-2001');
  expect(requests.at(-1)).toContain('zipCode=60062');
  const before = await totalOf(page);
  await page.getByRole('radio', { name: '101 in', exact: true }).locator('xpath=ancestor::label').click();
  await expect.poll(() => requests.at(-1)).toContain('11-3003_12-1201_13-2001');
  await expect.poll(() => totalOf(page)).toBeGreaterThan(before);
  await leave();
});

test('VIZ-15: the room is priced for the ZIP code of the cart', async () => {
  const { page, leave } = await newVisitor(flat, { viewport: { width: 1280, height: 900 } });
  const zips: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/get-sku-data')) zips.push(searchParams.get('zipCode'));
  });
  await addSmall(page, shop, journeys.main);
  await open(page, shop, journeys.main, '/checkout/cart');
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByLabel('ZIP Code').fill('97201');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('main').getByRole('button', { name: '97201' }).waitFor();
  await open(page, shop, journeys.main, journeys.main.sofa);
  await trigger(page).click();
  await expect.poll(() => zips.at(-1)).toBe('97201');
  await leave();
});

test('VIZ-29: a script that fails is reported only in the console; the page stays usable and offers a retry', async () => {
  const { page, complaints, leave } = await newVisitor(flat, { viewport });
  let isOffline = true;
  await page.route('**/visualizer/*.js', (route) => (isOffline ? route.abort() : route.continue()));
  await open(page, shop, journeys.main, journeys.main.sofa);
  await trigger(page).click();
  await expect.poll(() => complaints.filter((text) => text.includes('Visualizer:')).length).toBe(1);
  await expect.poll(() => trigger(page).isEnabled()).toBe(true);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await trigger(page).evaluate((element) => element === document.activeElement)).toBe(true);
  isOffline = false;
  await trigger(page).click();
  await expect.poll(() => totalOf(page)).toBeGreaterThan(1000);
  await leave();
});

test('VIZ-04 VIZ-06: several clicks on the trigger load the script once', async () => {
  const { page, leave } = await newVisitor(flat, { viewport });
  await open(page, shop, journeys.main, journeys.main.sofa);
  await trigger(page).dblclick();
  await expect.poll(() => totalOf(page)).toBeGreaterThan(1000);
  expect(await trigger(page).isDisabled()).toBe(true);
  expect(await scripts(page)).toBe(1);
  await leave();
});

test('where nothing can be drawn in three dimensions, everything else works', async () => {
  const { page, leave } = await newVisitor(flat, { viewport });
  await open(page, shop, journeys.main, journeys.main.sofa);
  await trigger(page).click();
  await expect.poll(() => totalOf(page)).toBeGreaterThan(1000);
  await page.getByRole('button', { name: 'Add Quill Side Table' }).press('Enter');
  await expect.poll(() => page.getByText('2 items', { exact: true }).count(), patient).toBe(1);
  await expect.poll(() => addAll(page).isEnabled(), patient).toBe(true);
  await leave();
});

test('on a French page the room speaks French', async () => {
  const { page, leave } = await newVisitor(flat, { viewport });
  await page.goto(shop.at(`/fr${journeys.main.sofa}`, hosts.mainCanada));
  await page.getByRole('button', { name: /^Ouvrir le visualiseur 3D/ }).click();
  await page.getByRole('heading', { name: 'Dans la pièce' }).waitFor();
  await page.getByRole('button', { name: 'Ajouter Table d’appoint Quill' }).press('Enter');
  await page.getByRole('group', { name: 'Placer Table d’appoint Quill' }).waitFor();
  const room = page.locator('.settee-visualizer');
  expect(await room.locator('[aria-live]').textContent()).toContain('Article ajouté à la pièce');
  expect(await room.getByRole('button', { name: /^(Add|Move|Turn|Undo|Remove|Duplicate)\b/ }).count()).toBe(0);
  await leave();
});

test('a product without a model has no trigger', async () => {
  const { page, leave } = await newVisitor(flat, { viewport });
  await open(page, shop, journeys.main, '/clay-dinnerware-set/s100801');
  expect(await page.getByRole('button', { name: /Load 3D Visualizer/ }).count()).toBe(0);
  await leave();
});
