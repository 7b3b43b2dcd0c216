import { getBrowseData } from '@settee/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { routeOnce } from './network.ts';
import { hosts, type RunningShop, type Shop, sharedShop, startShop } from './shop.ts';

let shop: Shop;
let newer: RunningShop;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  shop = sharedShop();
  newer = await startShop({ IS_NEW_BROWSE_MODAL: 'true' });
});
afterAll(async () => {
  await browser?.close();
  await newer?.stop();
});

const sofa = '/alder-sofa/s100101?option.12=1201';
const layer = (page: Page) => page.getByRole('dialog', { name: 'Browse All Fabrics' });
const codes = (page: Page) =>
  layer(page)
    .locator('[data-part] input')
    .evaluateAll((inputs) => inputs.map((input) => Number(input.getAttribute('value'))));

/** Opens the fabric drawer, which contains the button of the fabric browser, unless it is open. */
async function wayIn(page: Page) {
  const button = page.getByRole('button', { name: 'Browse All Fabrics' });
  if ((await button.count()) === 0) await page.getByRole('button', { name: /^2\s*Fabric/, expanded: false }).click();
  return button;
}

async function browse(page: Page): Promise<void> {
  await (await wayIn(page)).click();
  await layer(page).getByRole('button', { name: 'Filter', exact: true }).waitFor();
}

test('BROWSE-16: the fabrics are requested when the pointer arrives, and not again by the click or later', async () => {
  const { page, leave } = await newVisitor(browser);
  await page.goto(shop.at(sofa));
  const button = await wayIn(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === getBrowseData.path) requests.push(request.url());
  });
  const fetched = page.waitForResponse((response) => response.url().includes(getBrowseData.path));
  // The first movement of a page has 0 px, as that of a resting pointer: a shopper's has several events.
  await page.mouse.move(1, 1);
  await button.hover();
  await fetched;
  await button.click();
  await layer(page).getByRole('button', { name: 'Filter', exact: true }).waitFor();
  await layer(page).getByRole('button', { name: 'Close' }).first().click();
  await layer(page).waitFor({ state: 'detached' });
  await page.mouse.move(1, 1);
  await button.hover();
  await button.click();
  await layer(page).getByRole('button', { name: 'Filter', exact: true }).waitFor();
  expect(requests).toHaveLength(1);
  await leave();
});

test('BROWSE-01 BROWSE-16 FILTER-09 FILTER-10 FILTER-17 FILTER-18 BROWSE-09 OPT-05: filter, sort, clear, choose and save; a reload restores the choice', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await page.goto(shop.at(sofa));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await browse(page);
  const popup = layer(page);
  await popup.getByRole('button', { name: 'Filter', exact: true }).click();
  await popup.getByRole('button', { name: 'Blue', exact: true }).click();
  await popup.getByRole('button', { name: 'Velvet', exact: true }).click();
  expect(requests).not.toContain('/browse/specialorder/choicegroups');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await routeOnce(page, '**/browse/specialorder/choicegroups*', async (route) => {
    await released;
    await route.continue();
  });
  await popup.getByRole('button', { name: 'Apply' }).click();
  const overlay = popup.locator('[aria-busy=true]:has([data-part]) > [aria-hidden=true]');
  await overlay.waitFor();
  release();
  await overlay.waitFor({ state: 'detached' });
  await popup.getByRole('button', { name: 'Filter(2)' }).waitFor();
  await expect.poll(() => requests).toContain('/browse/specialorder/choicegroups');
  await expect.poll(() => codes(page)).toEqual([1303, 1304, 1804]);
  await popup.getByRole('button', { name: 'Remove Velvet filter' }).click();
  await popup.getByRole('combobox', { name: 'Sort' }).selectOption('3');
  // A click while the list is still being sorted would hit another fabric.
  await expect.poll(() => codes(page)).toEqual([1706, 1004, 1204, 1505, 1406, 1303, 1304, 1804]);
  await popup.locator('label:has(input[value="1303"])').click();
  await popup.getByRole('heading', { name: 'Cotton Velvet, Petrol' }).waitFor();
  await popup.getByRole('button', { name: 'Save Selection' }).click();
  await popup.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).searchParams.get('option.12')).toBe('1303');
  const drawer = page.getByRole('button', { name: /^2\s*Fabric/ });
  await drawer.click();
  await page.getByRole('button', { name: 'Remove Blue filter' }).click();
  await page.getByRole('button', { name: 'Remove Blue filter' }).waitFor({ state: 'detached' });
  await page.reload();
  await drawer.getByText('Cotton Velvet, Petrol').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('BROWSE-02 BROWSE-03 BROWSE-04 BROWSE-05 BROWSE-06 BROWSE-07 BROWSE-11 FILTER-15: the parts of the popup on a desktop', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await page.addInitScript(() => localStorage.setItem('recentSwatches', '[{"OptionCode":12,"ChoiceCode":1203}]'));
  await page.goto(shop.at(sofa));
  await browse(page);
  const popup = layer(page);
  const sidebar = popup.getByRole('complementary', { name: 'Your selection' });
  await sidebar.getByRole('heading', { name: 'Washed Linen, Flax' }).waitFor();
  await sidebar.getByText(/^(From )?\$[\d,.]+$/).waitFor();
  await sidebar.getByRole('button', { name: 'Show Washed Linen, Flax, Close-up' }).click();
  await sidebar.getByRole('img', { name: 'Washed Linen, Flax, Close-up' }).waitFor();
  await sidebar.getByRole('button', { name: 'Show On Washed Linen, Flax' }).click();
  await sidebar.getByRole('img', { name: 'Washed Linen, Flax, Close-up' }).waitFor({ state: 'detached' });

  const recent = popup.getByRole('button', { name: /^Recently Viewed/ });
  const rust = popup.getByRole('group', { name: 'Recently Viewed' }).getByRole('radio', { name: 'Washed Linen, Rust' });
  expect(await rust.count()).toBe(0);
  await recent.click();
  await rust.waitFor();

  await popup.getByRole('combobox', { name: 'Sort' }).selectOption('4');
  await popup.getByRole('button', { name: 'Filter', exact: true }).click();
  await popup.getByRole('button', { name: 'Close', expanded: true }).first().waitFor();
  const value = (name: string) => popup.getByRole('button', { name, exact: true });
  for (const name of ['Blue', 'Green']) await value(name).click();
  expect(await value('Green').getAttribute('aria-pressed')).toBe('true');
  await value('Green').click();
  expect(await value('Green').getAttribute('aria-pressed')).toBe('false');
  expect(await value('Blue').getAttribute('aria-pressed')).toBe('true');
  await value('Velvet').click();
  await popup.getByRole('button', { name: 'Apply' }).click();
  await popup.getByRole('button', { name: 'Filter(2)' }).waitFor();
  await popup.getByRole('button', { name: 'Remove Blue filter' }).waitFor();
  await expect.poll(() => popup.getByRole('button', { name: 'Remove Green filter' }).count()).toBe(0);
  await popup.getByRole('button', { name: 'Clear All' }).click();
  await popup.getByRole('button', { name: 'Filter', exact: true }).waitFor();
  await expect.poll(() => popup.getByRole('button', { name: 'Remove Blue filter' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

test('BROWSE-10: on a phone the popup has a panel with the details of the picked fabric, and no sidebar', async () => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await page.goto(shop.at(sofa));
  await browse(page);
  const popup = layer(page);
  expect(await popup.getByRole('complementary').count()).toBe(0);
  const panel = popup.getByRole('region', { name: 'Your selection' });
  expect(await panel.getByRole('heading', { name: 'Washed Linen, Flax' }).count()).toBe(0);
  await panel.getByRole('button', { name: 'Details' }).click();
  await panel.getByRole('heading', { name: 'Washed Linen, Flax' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('RECENT-01 RECENT-05 RECENT-08: what was chosen is there the next time, newest first, through garbage and two tabs', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('recentSwatches', '{"</script>":🛋');
    sessionStorage.setItem('begun', '1');
  });
  await page.goto(shop.at(sofa));
  await wayIn(page);
  await page.getByRole('radio', { name: 'Textured Bouclé, Olive' }).check({ force: true });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentSwatches'))).toContain('1103');
  const other = await page.context().newPage();
  await other.goto(shop.at(sofa));
  await wayIn(other);
  await other.getByRole('radio', { name: 'Washed Linen, Rust' }).check({ force: true });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentSwatches'))).toContain('1203');
  await browse(page);
  await layer(page)
    .getByRole('button', { name: /^Recently Viewed/ })
    .click();
  const recent = layer(page).getByRole('group', { name: 'Recently Viewed' }).getByRole('radio');
  await expect
    .poll(() => recent.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value'))))
    .toEqual(['1203', '1103']);
  expect(complaints).toEqual([]);
  await leave();
});

test.each([
  ['main', '/alder-sofa/s100101'],
  ['cb2', '/strata-sofa/s200101'],
  ['mainCanada', '/alder-sofa/s100101'],
  ['cb2Canada', '/strata-sofa/s200101'],
] as const)(
  'BROWSE-12 BROWSE-13 BROWSE-14 BROWSE-15 FILTER-12: the newer modal on %s at 360 px',
  async (host, path) => {
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
    await page.goto(newer.at(path, hosts[host]));
    await browse(page);
    const modal = layer(page);
    await modal.getByRole('combobox', { name: 'Sort by:' }).selectOption('4');
    await modal.getByRole('button', { name: 'Filter', exact: true }).click();
    await modal.getByRole('checkbox', { name: /^Blue/ }).check();
    await modal.getByRole('checkbox', { name: /^Linen/ }).check();
    // The request of the previous sort change may still be pending.
    const response = page.waitForResponse((reply) =>
      /\/api\/special-order\/filtered-choice-groups\?.*color=blue&type=linen/.test(reply.url()),
    );
    await modal.getByRole('button', { name: 'Apply' }).click();
    await response;
    await expect.poll(() => codes(page)).toEqual([1204]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await modal.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => modal.getByRole('combobox', { name: 'Sort by:' }).inputValue()).toBe('4');
    await modal.getByRole('button', { name: /^Back to / }).click();
    await modal.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('FILTER-24 FILTER-26: filters go on when their calls fail, and by keyboard alone', async () => {
  const { page, leave } = await newVisitor(browser);
  await page.route('**/browse/specialorder/choicegroups*', (route) => route.abort());
  await page.goto(shop.at(sofa));
  await (await wayIn(page)).focus();
  await page.keyboard.press('Enter');
  const popup = layer(page);
  const filter = popup.getByRole('button', { name: /^(Filter|Close)/, expanded: false });
  await filter.waitFor();
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let stops = 0; stops < 60 && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
  };
  const focused = (name: string) => () =>
    page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, name);
  await tabTo(focused('Filter'));
  await page.keyboard.press('Enter');
  await tabTo(focused('Orange'));
  await page.keyboard.press('Space');
  await tabTo(focused('Apply'));
  await page.keyboard.press('Enter');
  await popup.getByRole('button', { name: 'Filter(1)' }).waitFor();
  await expect.poll(focused('Filter(1)')).toBe(true);
  await tabTo(() => page.evaluate(() => document.activeElement?.getAttribute('type') === 'radio'));
  await page.keyboard.press('Space');
  const chosen = await page.evaluate(() => document.activeElement?.getAttribute('value'));
  await tabTo(focused('Save Selection'));
  await page.keyboard.press('Enter');
  await popup.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).searchParams.get('option.12')).toBe(chosen);
  await expect.poll(focused('Browse All Fabrics')).toBe(true);
  await leave();
});
