import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { inspect, inspectOpened } from './inspect-journey.ts';
import { addSmall, open, journeys, usable } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const button = (page: Page) => page.getByRole('button', { name: 'Check Store Availability' });
const layer = (page: Page) => page.getByRole('dialog', { name: 'Store Availability' });
const sideboard = '/linden-sideboard/s100501';

async function find(page: Page, zip: string): Promise<void> {
  const field = layer(page).getByRole('textbox');
  await field.fill(zip);
  await field.press('Enter');
  await layer(page).getByText(`near ${zip}`).waitFor();
}
const names = (page: Page) => layer(page).getByRole('listitem').getByRole('heading').allInnerTexts();

test('PDP-04, STORE-02, STORE-04: which stores near a zip code have a sideboard, and near another one', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await page.addInitScript(trackLayoutShifts);
  await open(page, shop, journeys.main, sideboard);
  await button(page).click();
  await layer(page).getByText('Enter your ZIP Code').waitFor();
  await inspect(page, 'stores, asking for a zip code');
  await find(page, '60614');
  expect((await names(page)).slice(0, 2)).toEqual(['Lincoln Park', 'Oak Brook']);
  await inspect(page, 'stores near 60614');
  const all = (await names(page)).length;
  await layer(page).getByRole('checkbox', { name: 'Only show stores with this item' }).check();
  await expect.poll(async () => (await names(page)).length).toBeLessThan(all);
  expect(await layer(page).getByText('Not available at this store').count()).toBe(0);
  await layer(page).getByRole('checkbox').uncheck();
  await find(page, '10010');
  expect((await names(page))[0]).toBe('Flatiron');
  await page.keyboard.press('Escape');
  await layer(page).waitFor({ state: 'detached' });
  await expect.poll(() => button(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.reload();
  await usable(page);
  await inspectOpened(page, 'product with the zip code of the cart');
  await button(page).click();
  await layer(page).getByText('near 10010').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('STORE-06: the store of the cart has its popup', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, sideboard);
  await button(page).click();
  await find(page, '60614');
  await layer(page).getByRole('button', { name: 'Details for Lincoln Park' }).click();
  await page.getByRole('dialog', { name: 'Lincoln Park' }).getByText('1846 N Halsted St').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('STORE-05: the store chosen in the cart is let go for the nearest one, in the cart too', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journeys.main);
  await open(page, shop, journeys.main, '/checkout/cart');
  await page.getByRole('button', { name: 'Choose' }).click();
  const choosing = page.getByRole('dialog', { name: 'Choose a pickup store' });
  await choosing.getByRole('radio', { name: /^Oak Brook/ }).check();
  await choosing.getByRole('button', { name: 'Use This Store' }).click();
  await choosing.waitFor({ state: 'detached' });
  await open(page, shop, journeys.main, sideboard);
  await button(page).click();
  await find(page, '60614');
  await layer(page).getByRole('button', { name: 'Details for Oak Brook' }).waitFor();
  await layer(page).getByRole('button', { name: 'Use Nearest Store' }).click();
  await layer(page).getByRole('button', { name: 'Details for Lincoln Park' }).waitFor();
  await expect.poll(() => layer(page).getByRole('button', { name: 'Use Nearest Store' }).count()).toBe(0);
  await open(page, shop, journeys.main, '/checkout/cart');
  await page.getByRole('radio', { name: /^Pick up.*at Lincoln Park/ }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('STORE-01, STORE-07: all stores, in a popup and in a window of their own', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journeys.cb2, '/line-sideboard/s200501');
  await button(page).click();
  await layer(page).getByRole('button', { name: 'All Stores at a Glance' }).click();
  const popup = page.getByRole('dialog', { name: 'Our stores' });
  await popup.getByRole('heading', { name: 'Wicker Park' }).waitFor();
  await page.keyboard.press('Escape');
  const opening = page.context().waitForEvent('page');
  await layer(page)
    .getByRole('link', { name: /^Store Locations/ })
    .click();
  const other = await opening;
  await other.getByRole('heading', { level: 1, name: 'Our Stores' }).waitFor();
  expect(new URL(other.url()).pathname).toBe('/stores');
  expect(await layer(page).isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await leave();
});

test('the Canadian site has its own stores, by postal code and in kilometers', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journeys.mainCanada, sideboard);
  await button(page).click();
  await layer(page).getByRole('textbox', { name: 'Postal Code' }).fill('60614');
  await page.keyboard.press('Enter');
  await layer(page).getByText('60614 is not a valid Postal Code.').waitFor();
  await find(page, 'M5S 1M4');
  expect(await names(page)).toEqual(['Yorkville', 'Calgary Centre', 'South Granville']);
  expect(
    await layer(page)
      .getByText(/^About [\d,]+ km$/)
      .count(),
  ).toBe(3);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Stores' }).click();
  await page.getByRole('heading', { level: 2, name: 'British Columbia' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
