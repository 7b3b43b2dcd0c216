import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openFlatBrowser } from './browser.ts';
import { addSmall, journeys, open } from './journey.ts';
import { hosts, type Shop, sharedShop } from './shop.ts';
import { addAll, scripts, totalOf, trigger, viewport } from './visualizer.ts';

let shop: Shop;
let flat: Browser;
beforeAll(async () => {
  [shop, flat] = [sharedShop(), await openFlatBrowser()];
});
afterAll(() => flat?.close());

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
  await expect.poll(() => trigger(page).evaluate((element) => element === document.activeElement)).toBe(true);
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
  await expect.poll(() => trigger(page).isDisabled()).toBe(true);
  expect(await scripts(page)).toBe(1);
  await leave();
});

test('where nothing can be drawn in three dimensions, everything else works', async () => {
  const { page, leave } = await newVisitor(flat, { viewport });
  await open(page, shop, journeys.main, journeys.main.sofa);
  await trigger(page).click();
  await expect.poll(() => totalOf(page)).toBeGreaterThan(1000);
  await page.getByRole('button', { name: 'Add Quill Side Table' }).press('Enter');
  await expect.poll(() => page.getByText('2 items', { exact: true }).count()).toBe(1);
  await expect.poll(() => addAll(page).isEnabled()).toBe(true);
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
  await expect.poll(() => room.locator('[aria-live]').textContent()).toContain('Article ajouté à la pièce');
  expect(await room.getByRole('button', { name: /^(Add|Move|Turn|Undo|Remove|Duplicate)\b/ }).count()).toBe(0);
  await leave();
});

test('a product without a model has no trigger', async () => {
  const { page, leave } = await newVisitor(flat, { viewport });
  await open(page, shop, journeys.main, '/clay-dinnerware-set/s100801');
  expect(await page.getByRole('button', { name: /Load 3D Visualizer/ }).count()).toBe(0);
  await leave();
});
