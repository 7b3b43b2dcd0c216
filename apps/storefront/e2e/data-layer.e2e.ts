import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from './account.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { ends, expectAllSeen, layer } from './data-layer.ts';
import { fillAddress, open, journeys } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';
import { openDrawer, orderFrom, receipt, send } from './swatch-journey.ts';
import { routeOnce } from './network.ts';

const journey = journeys.main;
const nora = { email: 'nora.new@example.com', password: 'Settee-Nora-1' };

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

test('EVENT-01, EVENT-02, EVENT-03, EVENT-04, EVENT-05, EVENT-07: the data layer has the page, its drawers, choices, filters and a sent form', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await page.goto(shop.at(journey.sofa, journey.host));
  const shown = { event: 'productImpression', sku: expect.any(Number), label: expect.stringContaining('Alder') };
  await expect.poll(() => layer(page)).toEqual([shown]);
  const sku = (await layer(page))[0]?.['sku'];

  await openDrawer(page);
  await page.getByRole('radio', { name: 'Washed Linen, Rust' }).first().check({ force: true });
  const chosen = { event: 'componentInteraction', sku, label: 'Washed Linen, Rust', option: 'Fabric' };
  await expect.poll(() => layer(page)).toEqual([shown, { event: 'drawerOpen', sku, label: 'Fabric' }, chosen]);

  await clickButton(page, 'Browse All Fabrics');
  const popup = page.getByRole('dialog', { name: 'Browse All Fabrics' });
  await popup.getByRole('button', { name: 'Filter', exact: true }).click();
  await popup.getByRole('button', { name: 'Blue', exact: true }).click();
  await expect
    .poll(async () => (await layer(page)).slice(3))
    .toEqual([{ event: 'filterInteraction', sku, label: 'Blue' }]);

  await orderFrom(page, shop, journey);
  await fillAddress(page, journey);
  await send(page).click();
  await receipt(page).waitFor();
  await ends(page, { event: 'Form Submitted', formName: 'Order Free Swatch', formStatus: 'accepted' });
  expect(complaints).toEqual([]);
  await leave();
});

test('EVENT-01: filters, order and swatches of all fabrics are reported', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/free-swatches');
  const filtered = (label: string) => ({ event: 'filterInteraction', label });
  await page.getByRole('checkbox', { name: /^Blue/ }).check();
  await page.getByText('9 fabrics', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: /^Green/ }).check();
  await page.getByText('19 fabrics', { exact: true }).waitFor();
  await page.getByLabel('Sort by').selectOption('Name: A to Z');
  await clickButton(page, 'Clear All');
  await page.getByText('72 fabrics', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: /^Blue/ }).check();
  await page.getByRole('checkbox', { name: /^Blue/ }).uncheck();
  const all = ['Blue', 'Green', 'Name: A to Z', 'Clear All', 'Blue', 'Blue'].map(filtered);
  await expect.poll(() => layer(page)).toEqual(all);
  await clickButton(page, /^Add Swatch, /);
  await clickButton(page, /^Remove Swatch, /);
  await ends(
    page,
    { event: 'swatchCart.added', choiceCode: expect.any(Number) },
    { event: 'swatchCart.removed', choiceCode: expect.any(Number) },
  );
  expect(complaints).toEqual([]);
  await leave();
});

test('favorites are reported: a failed save, a save, a removal, its undo and a move', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, journey.small);
  const sku = expect.any(Number);
  await clickButton(page, 'Add to Favorites');
  const modal = page.getByRole('dialog', { name: 'Add This Item to a List' });
  await modal.getByRole('textbox').fill('Den');
  await routeOnce(page, /favorites/i, (route) => route.fulfill({ status: 500, body: '{}' }));
  await modal.getByRole('button', { name: 'Add to List' }).click();
  await ends(page, { event: 'favorites.addFailed', sku });
  await modal.getByRole('button', { name: 'Add to List' }).click();
  await page.getByRole('dialog', { name: 'Item Added to Your List' }).waitFor();
  await ends(page, { event: 'add_to_wishlist', items: [{ item_id: expect.any(String) }] });

  await open(page, shop, journey, '/favorites');
  await page.getByRole('button', { name: 'Remove Quill Side Table', exact: true }).click();
  await clickButton(page, 'Undo: add Quill Side Table back');
  await clickButton(page, 'Move Quill Side Table to another list');
  await page.getByRole('dialog', { name: 'Move to Another List' }).getByRole('textbox').fill('Attic');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Attic 1 item' }).waitFor();
  await expect
    .poll(() => layer(page))
    .toEqual([
      { event: 'favorites.itemRemoved', sku },
      { event: 'favorites.removalUndone', sku },
      { event: 'favorites.itemMoved', sku },
    ]);
  await leave();
});

test('gift registries are reported: a new one, a failed add, an add, a quantity, a removal and its undo', async () => {
  const { page, leave } = await newVisitor(browser);
  await signIn(page, shop, nora);
  await open(page, shop, journey, '/gift-registry');
  const soon = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Event date').fill(soon);
  await clickButton(page, 'Create Registry');
  await page.getByRole('heading', { name: 'Nothing in your registry yet' }).waitFor();
  const registry = new URL(page.url()).pathname;
  await ends(page, { event: 'registry.created' });

  await open(page, shop, journey, journey.small);
  const sku = expect.any(Number);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Registry', exact: true });
  await routeOnce(page, '**/gift-registry/add*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await add.click();
  await ends(page, { event: 'registry.addFailed', sku });
  await expect.poll(() => add.getAttribute('aria-busy')).toBeNull();
  await add.click();
  await page.getByRole('dialog', { name: '1 item added to your registry' }).waitFor();
  await ends(page, { event: 'registry.itemAdded', sku, quantity: 1 });

  await open(page, shop, journey, registry);
  await clickButton(page, 'Increase quantity');
  await ends(page, { event: 'registry.quantityChanged', sku, quantity: 2 });
  await clickButton(page, 'Remove Quill Side Table');
  await clickButton(page, 'Undo: add Quill Side Table back');
  await ends(page, { event: 'registry.itemRemoved', sku }, { event: 'registry.removalUndone', sku });
  await leave();
});

test('every page has a data layer, before anything is done on it', async () => {
  const { page, leave } = await newVisitor(browser);
  const paths = ['/', '/stores', '/checkout/cart', '/checkout/confirmation', '/account/login', '/nothing-here'];
  for (const path of paths) {
    await open(page, shop, journey, path);
    expect(await layer(page), path).toEqual([]);
  }
  await leave();
});

test('a search, its results and the opened product are reported; a field error of the swatch form without the entry', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/search?q=side+table');
  const list = { item_list_name: expect.any(String), items: expect.arrayContaining([{ item_id: expect.any(String) }]) };
  await expect.poll(async () => (await layer(page)).length).toBe(2);
  expect(await layer(page)).toContainEqual({ event: 'search', search_term: 'side table' });
  expect(await layer(page)).toContainEqual({ event: 'view_item_list', ...list });
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(() => layer(page))
    .toContainEqual({
      event: 'select_item',
      item_list_name: expect.any(String),
      items: [{ item_id: expect.any(String), index: 1 }],
    });
  await orderFrom(page, shop, journey);
  await send(page).click();
  await expect
    .poll(() => layer(page))
    .toContainEqual({ event: 'form.fieldError', form: 'freeSwatches', field: 'postalCode', rule: 'missing' });
  await leave();
});

test('every documented event of the configurator kit has been in the data layer of the running shop', () =>
  expectAllSeen('configurator-kit'));
