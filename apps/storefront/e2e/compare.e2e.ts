import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { journeys, open } from './journey.ts';
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

const bar = (page: Page) => page.getByRole('region', { name: 'Compare products' });
const chosen = (page: Page) => bar(page).getByRole('button', { name: /^Remove .+ from compare$/ });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}`, exact: true });
const columns = (page: Page) => page.getByRole('table').getByRole('columnheader').getByRole('link');
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');

/** Names of the first products of the page. */
const firstNames = async (page: Page, count: number) => {
  const names = await page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
  return names.slice(0, count);
};

test.each(Object.values(journeys))(
  'CMPR-01: on $host products of a listing and a search are compared, taken out, and narrowed to their differences',
  async (journey) => {
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 1280, height: 900 } });
    await page.addInitScript(trackLayoutShifts);
    await open(page, shop, journey, '/sofas');
    const [sofa = '', other = ''] = await firstNames(page, 2);
    await box(page, sofa).check();
    await bar(page).getByText('Choose one more to compare').waitFor();
    await expect.poll(() => bar(page).getByRole('button', { name: 'Compare', exact: true }).isDisabled()).toBe(true);

    await open(page, shop, journey, '/search?q=table');
    const [table = ''] = await firstNames(page, 1);
    await box(page, table).check();
    await bar(page).getByText('2 of 4 selected').waitFor();
    await expect.poll(() => chosen(page).count()).toBe(2);

    await page.reload();
    await expect.poll(() => chosen(page).count()).toBe(2);
    // Before any input: a late response to it counts as a shift.
    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
    expect(await box(page, table).isChecked()).toBe(true);
    await page.goBack();
    await expect.poll(() => box(page, sofa).isChecked()).toBe(true);
    await box(page, other).check();
    await bar(page).getByText('3 of 4 selected').waitFor();

    await bar(page).getByRole('link', { name: 'Compare', exact: true }).click();
    await page.waitForURL(/\/compare\?skus=\d+,\d+,\d+$/);
    await expect.poll(() => columns(page).allInnerTexts()).toEqual(expect.arrayContaining([sofa, table, other]));
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await rows(page).allInnerTexts()).toEqual(
      expect.arrayContaining(['Price', 'Availability', 'Width', 'Depth']),
    );

    await page.getByRole('button', { name: `Remove ${table} from compare` }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Remove .+ from compare$/ }).count()).toBe(2);
    await page.waitForURL(/\/compare\?skus=\d+,\d+$/);
    // Both are sofas with the same warranty.
    const all = await rows(page).count();
    await page.getByRole('switch', { name: 'Show differences only' }).check();
    await expect.poll(() => rows(page).count()).toBeLessThan(all);
    expect(await rows(page).allInnerTexts()).not.toContain('Warranty');

    await page.goBack();
    await expect.poll(() => chosen(page).count()).toBe(2);
    await expect.poll(() => box(page, other).isChecked()).toBe(true);
    expect(
      await bar(page)
        .getByRole('button', { name: `Remove ${table} from compare` })
        .count(),
    ).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('only what needs no choice is added from the comparison; everything else has a link to its page', async () => {
  const { page, leave } = await newVisitor(browser, { viewport: { width: 1280, height: 900 } });
  await open(page, shop, journeys.main, '/compare?skus=100101,100302,999999999');
  await page.getByText('One product is no longer available, so we left it out.').waitFor();
  const table = page.getByRole('table');
  const choose = table.getByRole('link', { name: 'Choose Options: Alder Sofa' });
  expect(await choose.getAttribute('href')).toBe(journeys.main.sofa);
  expect(await table.getByRole('button', { name: /^Add to cart: Alder/ }).count()).toBe(0);
  await table.getByRole('button', { name: 'Add to cart: Quill Side Table' }).click();
  await page.getByRole('dialog').getByText('added to your cart').waitFor();
  await leave();
});

test('a shared comparison is there without script, and adding to it continues with its products', async () => {
  const without = await newVisitor(browser, { javaScriptEnabled: false });
  await without.page.goto(shop.at('/compare?skus=200101,200302', journeys.cb2.host));
  expect(await without.page.getByRole('columnheader').count()).toBe(3);
  await without.leave();
  const { page, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await open(page, shop, journeys.cb2, '/compare?skus=200101,200302');
  await page.getByRole('link', { name: 'Add More Products' }).click();
  await page.waitForURL('**/shop-all');
  await expect.poll(() => chosen(page).count()).toBe(2);
  await leave();
});

test('by keyboard on a phone: a fifth product is rejected, the bar covers no focused control, all are cleared', async () => {
  const { page, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await open(page, shop, journeys.main, '/shop-all');
  const names = await firstNames(page, 6);
  for (const name of names.slice(0, 5)) {
    await box(page, name).focus();
    await page.keyboard.press('Space');
  }
  await bar(page).getByRole('alert').getByText('You can compare up to four. Remove one to add another.').waitFor();
  expect(await box(page, names[4] ?? '').isChecked()).toBe(false);
  await expect.poll(() => chosen(page).count()).toBe(4);
  for (const index of [5, 1, 3]) {
    const control = box(page, names[index] ?? '');
    await page.evaluate(() => scrollTo(0, 0));
    await control.focus();
    const top = (await bar(page).boundingBox())?.y ?? 0;
    await expect.poll(async () => (((await control.boundingBox())?.y ?? 0) < top ? 'above' : 'covered')).toBe('above');
  }
  await chosen(page).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => chosen(page).count()).toBe(3);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Remove .+ from compare$/);
  await bar(page).getByRole('button', { name: 'Clear All' }).focus();
  await page.keyboard.press('Enter');
  await bar(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await leave();
});

test('in French the box, the bar and the table have French words', async () => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 1280, height: 900 } });
  await open(page, shop, journeys.mainCanada, '/fr/sofas');
  const [sofa = '', other = ''] = await firstNames(page, 2);
  for (const name of [sofa, other]) await page.getByRole('checkbox', { name: `Comparer ${name}`, exact: true }).check();
  await page.getByRole('region', { name: 'Comparer les produits' }).getByRole('link', { name: 'Comparer' }).click();
  await page.waitForURL(/\/fr\/compare\?skus=/);
  await expect
    .poll(() => rows(page).allInnerTexts())
    .toEqual(expect.arrayContaining(['Prix', 'Disponibilité', 'Largeur', 'Profondeur', 'Retours']));
  expect(await page.getByRole('table').innerText()).not.toMatch(/Arrives|choices|\d in\b|Choose/);
  expect(complaints).toEqual([]);
  await leave();
});
