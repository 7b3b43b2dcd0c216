import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { fillAddress, trips } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';
import { openDrawer, orderFrom, receipt, send } from './swatch-trip.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  shop = sharedShop();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const layer = (page: Page) => page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? [])));

test('EVENT-01 to EVENT-05, EVENT-07: the data layer hears of the page, its drawers, choices, filters and a sent form', async () => {
  const trip = trips.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await page.goto(shop.at(trip.sofa, trip.host));
  const seen = { event: 'productImpression', sku: expect.any(Number), label: expect.stringContaining('Alder') };
  await expect.poll(() => layer(page)).toEqual([seen]);
  const [{ sku }] = await layer(page);

  await openDrawer(page);
  await page.getByRole('radio', { name: 'Washed Linen, Rust' }).first().check({ force: true });
  const chosen = { event: 'componentInteraction', sku, label: 'Washed Linen, Rust' };
  await expect.poll(() => layer(page)).toEqual([seen, { event: 'drawerOpen', sku, label: 'Fabric' }, chosen]);

  await page.getByRole('button', { name: 'Browse All Fabrics' }).click();
  const popup = page.getByRole('dialog', { name: 'Browse All Fabrics' });
  await popup.getByRole('button', { name: 'Filter', exact: true }).click();
  await popup.getByRole('button', { name: 'Blue', exact: true }).click();
  expect((await layer(page)).slice(3)).toEqual([{ event: 'filterInteraction', sku, label: 'Blue' }]);

  await orderFrom(page, shop, trip);
  await fillAddress(page, trip);
  await send(page).click();
  await receipt(page).waitFor();
  const sent = { event: 'Form Submitted', formName: 'Order Free Swatch', formStatus: 'accepted' };
  await expect.poll(async () => (await layer(page)).at(-1)).toEqual(sent);
  expect(complaints).toEqual([]);
  await leave();
});
