import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, getPath } from './account.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { inspect, inspectOpened } from './inspect-journey.ts';
import { open, journeys, usable } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { type RunningShop, startShop } from './shop.ts';
import { routeUntil } from './network.ts';

const fay = { email: 'fay.favorites@example.com', password: 'Settee-Fay-1' };
const choices = '?option.11=3002&option.12=1202&option.13=2001';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

/** The heart; Canadian sites have favourites. */
const heart = (page: Page, name: string | RegExp = /^Add to Favou?rites$/) => page.getByRole('button', { name });
const addModal = (page: Page) => page.getByRole('dialog', { name: 'Add This Item to a List' });
const added = (page: Page) => page.getByRole('dialog', { name: 'Item Added to Your List' });
const title = (page: Page) => page.getByRole('heading', { level: 1, name: /^Favou?rites$/ });
const items = (page: Page) => page.getByRole('main').getByRole('article');
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true });

/** Saves the product that is shown in a list of this name; a new one unless the shopper has it. */
async function save(page: Page, list: string): Promise<void> {
  await heart(page).click();
  const modal = addModal(page);
  await modal.waitFor();
  const known = modal.getByRole('radio', { name: list });
  if ((await known.count()) > 0) await known.check();
  else {
    const other = modal.getByRole('radio', { name: 'Create a new list' });
    if ((await other.count()) > 0) await other.check();
    await modal.getByRole('textbox').fill(list);
  }
  await modal.getByRole('button', { name: 'Add to List' }).click();
  await added(page).waitFor();
}

async function saveAndStay(page: Page, list: string): Promise<void> {
  await save(page, list);
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await heart(page, /^In Your Favou?rites$/).waitFor();
}

test.each([journeys.main, journeys.cb2, journeys.mainCanada])(
  'FAV-01, FAV-02, FAV-04, FAV-05, FAV-08, FAV-16: a guest saves a configured sofa, which stays saved: $host',
  async (journey) => {
    const { page, complaints, leave } = await newVisitor(browser);
    await open(page, shop, journey, journey.sofa);
    expect(await heart(page).isDisabled()).toBe(true);
    await open(page, shop, journey, journey.sofa + choices);
    await save(page, 'Living room');
    await added(page).getByText('Added to Living room').waitFor();
    await page.getByRole('button', { name: 'Continue Shopping' }).click();
    await heart(page, /^In Your Favou?rites$/).waitFor();
    await page.reload();
    await heart(page, /^In Your Favou?rites$/).waitFor();
    // The same sofa in another fabric is not saved.
    await open(page, shop, journey, journey.sofa + choices.replace('1202', '1201'));
    await save(page, 'Living room');
    await added(page).getByRole('link', { name: 'View Now' }).click();
    await title(page).waitFor();
    await expect.poll(() => getPath(page)).toBe('/Favorites/');
    await expect.poll(() => items(page).count()).toBe(2);
    const sage = items(page).filter({ hasText: 'Washed Linen, Sage' });
    await expect.poll(() => sage.innerText()).toContain(journey.host.startsWith('ca') ? 'CAD ' : '$2,049.00');
    await sage.getByRole('link', { name: 'Alder Sofa' }).click();
    await heart(page, /^In Your Favou?rites$/).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe(choices);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('FAV-03: a guest signs in from the modal, returns to the configured sofa, and the lists are merged', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, journey.sofa + choices.replace('1202', '1303'));
  await saveAndStay(page, 'living ROOM');
  await open(page, shop, journey, journey.small);
  await saveAndStay(page, 'Hall');
  await open(page, shop, journey, journey.sofa + choices);
  await heart(page).click();
  const modal = addModal(page);
  await modal.getByText('Already have a list? Sign in').waitFor();
  await modal.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/account/login?returnUrl=**');
  await usable(page);
  await enter(page, fay);
  await page.waitForURL(`**${journey.sofa}${choices}`);
  // The product is in the list that the account already had.
  await heart(page, /^In Your Favou?rites$/).waitFor();
  await heart(page, /^In Your Favou?rites$/).waitFor();
  await heart(page, /^In Your Favou?rites$/).click();
  await modal.getByText('Already on this list').waitFor();
  expect(await modal.getByText('Already have a list?').count()).toBe(0);
  const names = await modal
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.innerText));
  expect(names.map((name) => name?.split('\n')[0]).toSorted()).toEqual([
    'Create a new list',
    'Hall',
    'Living room',
    'Some day',
  ]);
  await page.keyboard.press('Escape');
  await page.goto(shop.at('/Favorites/'));
  await title(page).waitFor();
  await page.getByRole('link', { name: 'Living room 4 items' }).click();
  await page.getByText('Cotton Velvet, Petrol').waitFor();
  await expect.poll(() => page.getByText(/saved in this browser only/).count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

test('an item is removed and put back in its place, moved, and its list is renamed and deleted', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  for (const path of [journey.sofa + choices, journey.small, '/oslo-dining-chair/s100202']) {
    await open(page, shop, journey, path);
    await saveAndStay(page, 'Den');
  }
  await open(page, shop, journey, '/favorites');
  await title(page).waitFor();
  const names = () => items(page).getByRole('heading').allInnerTexts();
  const before = ['Oslo Dining Chair', 'Quill Side Table', 'Alder Sofa'];
  await expect.poll(names).toEqual(before);
  await remove(page, 'Quill Side Table').click();
  const undo = page.getByRole('button', { name: 'Undo: add Quill Side Table back' });
  await expect.poll(() => undo.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: 'Den 2 items' }).waitFor();
  await undo.click();
  await page.getByRole('link', { name: 'Den 3 items' }).waitFor();
  await expect.poll(names).toEqual(before);
  await page.reload();
  await expect.poll(names).toEqual(before);
  await usable(page);

  await page.getByRole('button', { name: 'Move Alder Sofa to another list' }).click();
  const move = page.getByRole('dialog', { name: 'Move to Another List' });
  await move.getByRole('textbox').fill('Attic');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Attic 1 item' }).click();
  await page.getByRole('heading', { level: 2, name: 'Attic' }).waitFor();
  await expect.poll(names).toEqual(['Alder Sofa']);

  await page.getByRole('button', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename List' });
  await rename.getByLabel('List name').fill('DEN');
  await rename.getByRole('button', { name: 'Save' }).click();
  await rename.getByText('You already have a list with this name.').waitFor();
  await rename.getByLabel('List name').fill('Loft');
  await rename.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 2, name: 'Loft' }).waitFor();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete List' }).click();
  await page.getByRole('heading', { level: 2, name: 'Den' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Loft/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

test('favorites are added from the list to the cart, the sofa in its fabric', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, journey.small);
  await saveAndStay(page, 'Den');
  await open(page, shop, journey, journey.sofa + choices);
  await save(page, 'Den');
  await added(page).getByRole('link', { name: 'View Now' }).click();
  await page.getByRole('button', { name: 'Add to cart: Quill Side Table' }).click();
  await page.getByRole('dialog').getByText('added to your cart').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to cart: Alder Sofa' }).click();
  await page.getByRole('button', { name: 'Accept Terms And Add To Cart' }).click();
  await page.waitForURL('**/checkout/cart');
  await page.getByText('Quill Side Table').first().waitFor();
  await page.getByRole('main').getByText('Washed Linen, Sage').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('two tabs and a double click save a product once', async () => {
  const journey = journeys.main;
  const { page, leave } = await newVisitor(browser);
  const other = await page.context().newPage();
  for (const tab of [page, other]) await open(tab, shop, journey, journey.small);
  await heart(page).click();
  await addModal(page).getByRole('textbox').fill('Den');
  await addModal(page).getByRole('button', { name: 'Add to List' }).dblclick();
  await added(page).waitFor();
  // The other tab is notified and saves the product again, in a list of the same name.
  await heart(other, /^In Your Favou?rites$/).waitFor();
  await heart(other, /^In Your Favou?rites$/).click();
  await addModal(other).getByText('Already on this list').waitFor();
  await addModal(other).getByRole('textbox').fill('den');
  await addModal(other).getByRole('button', { name: 'Add to List' }).click();
  await added(other).getByRole('link', { name: 'View Now' }).click();
  await other.getByRole('link', { name: 'Den 1 item' }).waitFor();
  await expect.poll(() => other.getByRole('navigation', { name: 'Your lists' }).getByRole('link').count()).toBe(1);
  await expect.poll(() => items(other).count()).toBe(1);
  await leave();
});

test('FAV-17, FAV-18, FAV-19: a failed request is logged and reported, and nothing shows as saved', async () => {
  const journey = journeys.main;
  const { page, leave } = await newVisitor(browser);
  const logged: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('favorites')) logged.push(body);
  });
  const broken = { status: 503, body: '' };
  const recover = await routeUntil(page, '**/Favorites/addtolistpopup', (route) => route.fulfill(broken));
  await open(page, shop, journey, journey.small);
  await heart(page).click();
  await page.getByText('We couldn’t open your lists.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => logged.join()).toContain('Error opening the favorites lists');
  recover();
  await page.route('**/Favorites/createboard', (route) => route.fulfill(broken));
  await heart(page).click();
  await addModal(page).getByRole('textbox').fill('Den');
  await addModal(page).getByRole('button', { name: 'Add to List' }).click();
  await addModal(page).getByRole('alert').waitFor();
  await expect.poll(() => logged.join()).toContain('Error adding to a favorites list');
  await page.keyboard.press('Escape');
  await heart(page).waitFor();
  await leave();
});

test.each([
  { ...journeys.main, width: 360 },
  { ...journeys.main, width: 1280 },
  { ...journeys.cb2, width: 360 },
  { ...journeys.cb2, width: 1280 },
])(
  'the favorites have no violation, scroll nowhere sideways and nothing moves: $host, $width px',
  async ({ width, ...journey }) => {
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 800 } });
    await page.addInitScript(trackLayoutShifts);
    await open(page, shop, journey, '/Favorites/');
    await inspectOpened(page, 'no favorites');
    await open(page, shop, journey, journey.sofa + choices);
    await inspectOpened(page, 'product');
    await heart(page).click();
    await addModal(page).waitFor();
    await inspect(page, 'new list');
    await page.keyboard.press('Escape');
    await save(page, 'A list with a name that is nearly too long for it');
    await inspect(page, 'added');
    await page.getByRole('button', { name: 'Continue Shopping' }).click();
    await open(page, shop, journey, journey.small);
    await saveAndStay(page, 'Den');
    await open(page, shop, journey, '/Favorites/');
    await inspectOpened(page, 'favorites');
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await page.getByRole('button', { name: /^Undo/ }).waitFor();
    await inspect(page, 'removed');
    expect(complaints).toEqual([]);
    await leave();
  },
);
