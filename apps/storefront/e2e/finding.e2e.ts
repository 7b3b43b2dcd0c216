import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { journeys, open } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const query = (page: Page) => new URL(page.url()).search;

test.each(Object.values(journeys))(
  'on $host filters narrow all products, their chips remove them, and Back undoes each',
  async (journey) => {
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 1280, height: 900 } });
    await open(page, shop, journey, '/');
    await page.getByRole('link', { name: 'Shop All' }).click();
    await page.waitForURL('**/shop-all');
    await expect.poll(() => cards(page).count()).toBe(24);

    const chairs = page.getByRole('checkbox', { name: /^Chairs \(\d+\)/ });
    const count = Number(/\d+/.exec((await chairs.locator('xpath=ancestor::label').innerText()) ?? '')?.[0]);
    await chairs.check();
    await expect.poll(() => cards(page).count()).toBe(count);
    await expect.poll(() => query(page)).toBe('?category=chairs');
    const featured = await cards(page).first().innerText();
    await page.getByLabel('Sort by').selectOption('price-low');
    await expect.poll(() => query(page)).toBe('?category=chairs&sort=price-low');
    await expect.poll(() => cards(page).first().innerText()).not.toBe(featured);

    await page.goBack();
    await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('featured');
    await expect.poll(() => cards(page).first().innerText()).toBe(featured);
    await page.getByRole('button', { name: 'Remove Chairs filter' }).click();
    await expect.poll(() => query(page)).toBe('');
    await expect.poll(() => cards(page).count()).toBe(24);
    await page.goBack();
    await expect.poll(() => chairs.isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('a listing that was opened directly shows all products again without its filter, and Back in the same moment brings the filter back', async () => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 1280, height: 900 } });
  await open(page, shop, journeys.main, '/shop-all');
  const chairs = page.getByRole('checkbox', { name: /^Chairs \(\d+\)/ });
  const removal = page.getByRole('button', { name: 'Remove Chairs filter' });
  await chairs.check();
  await expect.poll(() => cards(page).count()).toBeLessThan(24);
  await removal.click();
  await expect.poll(() => cards(page).count()).toBe(24);
  await page.goBack();
  await expect.poll(() => chairs.isChecked()).toBe(true);

  // On a slow device Back arrives while React is still rendering the removal.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  for (let time = 1; time <= 8; time++) {
    await removal.click();
    await expect.poll(() => query(page)).toBe('');
    await page.goBack();
    await expect.poll(() => chairs.isChecked()).toBe(true);
    expect(query(page)).toBe('?category=chairs');
  }
  expect(complaints).toEqual([]);
  await leave();
});

test('pages, filters and their counts are there without script', async () => {
  const { page, leave } = await newVisitor(browser, { javaScriptEnabled: false });
  await page.goto(shop.at('/shop-all', journeys.main.host));
  expect(await cards(page).count()).toBe(24);
  const next = page.getByRole('link', { name: 'Next page' });
  expect(await next.getAttribute('rel')).toBe('next');
  await next.click();
  await page.waitForURL('**/shop-all?page=2');
  expect(await cards(page).count()).toBeGreaterThan(2);
  expect(await page.getByText(/^25–\d+ of \d+ products$/).count()).toBe(1);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/shop-all\?page=2$/);
  await leave();
});

test('a phone has the filters in a sheet, which shows how much is left', async () => {
  const { page, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await open(page, shop, journeys.main, '/shop-all');
  await page.getByRole('button', { name: 'Filter', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('checkbox', { name: /^Blue/ }).check();
  await sheet.getByRole('button', { name: 'Width' }).tap();
  await sheet.getByRole('checkbox', { name: /^90 in and up/ }).check();
  await sheet.getByRole('button', { name: /^Show \d Products$/ }).tap();
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Filter (2)' }).waitFor();
  await expect.poll(() => query(page)).toBe('?color=blue&width=over-90');
  await expect.poll(() => cards(page).first().innerText()).toContain('Sofa');
  await leave();
});

test('a search is corrected and narrowed, and opens pages; nonsense shows categories and popular products', async () => {
  const { page, leave } = await newVisitor(browser, { viewport: { width: 1280, height: 900 } });
  const search = async (text: string) => {
    const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
    await field.fill(text);
    await field.press('Enter');
  };
  await open(page, shop, journeys.main, '/');
  await search('chiar');
  await page.getByText('We found nothing for “chiar,” so here’s “chair.”').waitFor();
  expect(await heading(page).innerText()).toMatch(/^\d+ results for “chair”$/);

  await search('grey couch under 2000');
  await page.getByRole('heading', { name: /results? for “grey couch under 2000”/ }).waitFor();
  await expect.poll(() => cards(page).first().innerText()).toContain('Alder Sofa');

  await search('100302');
  await page.waitForURL('**/quill-side-table/s100302');
  await search('return policy');
  await page.waitForURL('**/customer-service/returns');

  await search('xyzzy');
  await page.getByRole('heading', { name: 'No results for “xyzzy”' }).waitFor();
  await page.getByRole('heading', { name: 'Popular right now' }).waitFor();
  await page.getByRole('navigation', { name: 'Shop by category' }).getByRole('link', { name: 'Lighting' }).click();
  await page.waitForURL('**/lighting');
  await leave();
});

test('suggestions are categories and products, selected with the arrow keys', async () => {
  const { page, leave } = await newVisitor(browser, { viewport: { width: 1280, height: 900 } });
  await open(page, shop, journeys.main, '/');
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  await field.fill('light');
  await page.getByRole('option', { name: 'Lighting' }).waitFor();
  await field.press('ArrowDown');
  expect(await page.getByRole('option', { selected: true }).innerText()).toBe('Lighting');
  await field.press('Enter');
  await page.waitForURL('**/lighting');
  await leave();
});

test('FAV-01: the heart of a card saves what the card shows', async () => {
  const { page, leave } = await newVisitor(browser, { viewport: { width: 1280, height: 900 } });
  await open(page, shop, journeys.main, '/sofas');
  const heart = page.getByRole('button', { name: 'Add Alder Sofa to favorites' });
  await heart.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Den');
  await dialog.getByRole('button', { name: 'Add to List' }).click();
  await dialog.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await leave();
});

test('the focus stays in a field that got it while the next page was loading', async () => {
  const { page, leave } = await newVisitor(browser, { viewport: { width: 1280, height: 900 } });
  await open(page, shop, journeys.main, '/');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Lighting' }).click();
  await page.waitForURL('**/lighting');
  await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill('xyzzy');
  release();
  await page.getByRole('heading', { name: 'Lighting', level: 1 }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'No results for “xyzzy”' }).waitFor();
  await leave();
});
