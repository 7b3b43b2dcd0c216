import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { journeys, open } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([sharedShop(), openBrowser()]);
});
afterAll(() => browser?.close());

test.each([
  ['main', 1280],
  ['cb2', 360],
] as const)(
  'DELIV-06 ZIP-20: a ZIP Code on the product page sets cost and date of the delivery, and the cart uses it: %s at %i px',
  async (brand, width) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 800 } });
    await open(page, shop, journey, '/');
    await page.addInitScript(trackLayoutShifts);
    await open(page, shop, journey, journey.sofa);
    const facts = page.getByRole('list', { name: 'Delivery and returns' });
    await facts.getByText('In-home delivery: $249 or less, depending on where you live').waitFor();
    await facts.getByText('Made to order. Cancel within 48 hours; no returns unless damaged.').waitFor();
    await facts.getByText('10-year warranty').waitFor();
    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
    await facts.getByRole('button', { name: 'Enter' }).click();
    await facts.getByLabel('ZIP Code').fill('60614');
    await facts.getByRole('button', { name: 'Update' }).click();
    await facts.getByText('In-home delivery: $99').waitFor();

    const near = await page.getByText(/^Made to order. Arrives/).innerText();
    await facts.getByRole('button', { name: '60614' }).click();
    await facts.getByLabel('ZIP Code').fill('99501');
    await facts.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => page.getByText(/^Made to order. Arrives/).innerText()).not.toBe(near);

    await open(page, shop, journey, journey.sofa);
    await facts.getByRole('button', { name: '99501' }).waitFor();
    await page.getByText(/^or \$[\d.]+ a month for 12 months with the House Card$/).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('the address of a configured product is shared, and copied where the device cannot share', async () => {
  const { page, leave } = await newVisitor(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  const path = `${journeys.main.sofa}?option.11=3002`;
  await open(page, shop, journeys.main, path);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shop.at(path));
  await leave();
});
