import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { inspect } from './inspect-journey.ts';
import { fillAddress, open, journeys, usable } from './journey.ts';
import { type Shop, sharedShop, startShop } from './shop.ts';
import { figure, form, openDrawer, receipt, send, sheet } from './swatch-journey.ts';
import { routeUntil } from './network.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const week = 7 * 86_400;

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const tray = (page: Page) => page.getByRole('region', { name: /^Your swatches/ });
const add = (page: Page, name: string) => page.getByRole('button', { name: `Add Swatch, ${name}` }).first();
const query = (page: Page) => new URL(page.url()).search;
const cartCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'addedCartSwatches');

test.each(Object.values(journeys))(
  'FABRIC-01: $host shows all fabrics at /free-swatches before any script',
  async ({ host }) => {
    const reply = await fetch(shop.at('/free-swatches?colorgroup=blue+green&sort=name', 'localhost'), {
      headers: { host: new URL(shop.at('/', host)).host },
    });
    const html = await reply.text();
    expect(reply.status).toBe(200);
    expect(html).toContain('<title>Free Swatches | ');
    expect(html).toContain('19 fabrics');
    expect(html.indexOf('View details for Washed Linen, Denim')).toBeLessThan(
      html.indexOf('View details for Cotton Velvet, Forest'),
    );
  },
);

test('FABRIC-01, FABRIC-02, FABRIC-04, FABRIC-05, FABRIC-06, FABRIC-09, FABRIC-12 to FABRIC-14: filters, a flyout, five swatches and no sixth, Back, reload, and an order that is saved', async () => {
  const journey = journeys.main;
  const own = await startShop();
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, own, journey, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse All Swatches' }).click();
  await page.waitForURL('**/free-swatches');
  await page.getByText('72 fabrics', { exact: true }).waitFor();
  await expect.poll(() => cards(page).count()).toBe(24);
  expect(
    await cards(page)
      .getByRole('button', { name: /^View details for / })
      .count(),
  ).toBe(24);
  const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(tops[1]).toBe(tops[0]);
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect.poll(() => cards(page).count()).toBe(48);
  await expect.poll(() => query(page)).toBe('?page=2');

  await page.getByRole('checkbox', { name: /^Blue/ }).check();
  await page.getByText('9 fabrics', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: /^Green/ }).check();
  await page.getByText('19 fabrics', { exact: true }).waitFor();
  await expect.poll(() => query(page)).toBe('?colorgroup=blue+green');
  await page.getByLabel('Sort by').selectOption('Name: A to Z');
  await expect.poll(() => cards(page).first().getByRole('heading').innerText()).toBe('Denim');

  await page.getByRole('button', { name: 'View details for Washed Linen, Denim' }).click();
  const flyout = page.getByRole('dialog', { name: 'Washed Linen, Denim' });
  await flyout.getByText('Woven in Belgium').waitFor();
  await flyout.getByRole('button', { name: 'Add Swatch' }).click();
  await flyout.getByRole('button', { name: 'Remove Swatch' }).waitFor();
  await page.keyboard.press('Escape');
  await flyout.waitFor({ state: 'detached' });
  for (const name of [
    'Cotton Velvet, Forest',
    'Cotton Velvet, Midnight',
    'Washed Linen, Sage',
    'Cotton Velvet, Petrol',
  ])
    await add(page, name).click();
  await tray(page).getByText('5 of 5').waitFor();
  await add(page, 'Cotton Velvet, Moss').click();
  await tray(page).getByText('You may only select up to five swatches.').waitFor();
  const cookie = await cartCookie(page);
  expect(cookie?.value).toBe('1204-1301-1304-1202-1303');
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - week)).toBeLessThan(600);
  await inspect(page, 'free swatches, all fabrics');

  await page.goBack();
  await expect.poll(() => query(page)).toBe('?colorgroup=blue+green');
  await page.goBack();
  await page.getByText('9 fabrics', { exact: true }).waitFor();
  await page.goForward();
  await page.getByText('19 fabrics', { exact: true }).waitFor();
  await page.reload();
  await usable(page);
  await page.getByText('19 fabrics', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: /^Green/ }).isChecked()).toBe(true);
  await tray(page).getByText('5 of 5').waitFor();
  await page.getByRole('region', { name: 'Recently Viewed' }).getByRole('heading', { name: 'Denim' }).waitFor();

  await tray(page).getByRole('button', { name: 'Remove Cotton Velvet, Petrol' }).click();
  await tray(page).getByRole('button', { name: 'Order Free Swatches' }).click();
  await form(page).getByText('4 of 5').waitFor();
  await fillAddress(page, journey);
  await send(page).dblclick();
  await receipt(page).waitFor();
  const said = await figure(page, 'Order Number');
  expect(await receipt(page).getByRole('listitem').allInnerTexts()).toEqual([
    'Washed Linen, Denim',
    'Cotton Velvet, Forest',
    'Cotton Velvet, Midnight',
    'Washed Linen, Sage',
  ]);
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await receipt(page).waitFor({ state: 'detached' });
  await expect.poll(() => tray(page).count()).toBe(0);
  await expect.poll(() => cartCookie(page)).toBeUndefined();
  expect(complaints).toEqual([]);
  await leave();
  const [items] = await own.stop({
    statements: [
      'select order_number, sku, choice_code from swatch_order join swatch_order_item on order_id = id order by position',
    ],
  });
  expect(items).toEqual([1204, 1301, 1304, 1202].map((choice_code) => ({ order_number: said, sku: 0, choice_code })));
});

test('FABRIC-15, FABRIC-16: on a cb2 phone in Canada a swatch is discontinued, and the order is placed without it', async () => {
  const journey = journeys.cb2Canada;
  const { page, complaints, leave } = await newVisitor(browser, phone);
  await page.context().addCookies([{ name: 'addedCartSwatches', value: '1202-1107', url: shop.at('/', journey.host) }]);
  await open(page, shop, journey, '/free-swatches?fabrictype=velvet');
  await page.getByRole('region', { name: 'No longer available' }).getByRole('heading', { name: 'Slate' }).waitFor();
  await tray(page).getByText('One of your swatches is no longer available.').waitFor();
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  const layer = page.getByRole('dialog', { name: 'Filter fabrics' });
  await layer.getByRole('checkbox', { name: /^Green/ }).check();
  await layer.getByRole('button', { name: 'Show 3 Fabrics' }).click();
  await layer.waitFor({ state: 'detached' });
  await expect.poll(() => query(page)).toBe('?colorgroup=green&fabrictype=velvet');
  await add(page, 'Cotton Velvet, Forest').click();
  await inspect(page, 'free swatches on a phone');
  await tray(page).getByRole('button', { name: 'Order Free Swatches' }).click();
  await sheet(page).getByText('Textured Bouclé, Slate').waitFor();
  await sheet(page).getByRole('button', { name: 'Continue Without It' }).click();
  await fillAddress(page, journey);
  await send(page).click();
  await receipt(page).waitFor();
  expect(await receipt(page).getByRole('listitem').allInnerTexts()).toEqual([
    'Washed Linen, Sage',
    'Cotton Velvet, Forest',
  ]);
  await expect.poll(() => cartCookie(page)).toBeUndefined();
  expect(complaints).toEqual([]);
  await leave();
});

test('a product’s form and the page of all fabrics have one swatch cart', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/free-swatches');
  await add(page, 'Textured Bouclé, Chalk').click();
  await expect.poll(async () => (await cartCookie(page))?.value).toBe('1102');
  await open(page, shop, journey, journey.sofa);
  await openDrawer(page);
  await page.getByRole('button', { name: 'Order Free Swatches' }).click();
  await form(page).getByRole('button', { name: 'Remove Textured Bouclé, Chalk' }).waitFor();
  await form(page).getByRole('checkbox', { name: 'Washed Linen, Sage', exact: true }).check({ force: true });
  await expect.poll(async () => (await cartCookie(page))?.value).toBe('1102-1202');
  await form(page).getByRole('link', { name: 'Browse All Swatches' }).click();
  await page.waitForURL('**/free-swatches');
  await tray(page).getByText('2 of 5').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('FABRIC-17, FABRIC-21: filters that fail to load are logged; the page stays, and nothing is said', async () => {
  const journey = journeys.main;
  const { page, leave } = await newVisitor(browser);
  const logged: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') logged.push(request.postData() ?? '');
  });
  await open(page, shop, journey, '/free-swatches');
  const recover = await routeUntil(page, '**/free-swatches/get-filtered-results?*', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await page.getByRole('checkbox', { name: /^Blue/ }).check();
  await expect.poll(() => logged.join()).toContain('There was an error from server');
  expect(await cards(page).count()).toBe(24);
  expect(await page.getByRole('alert').count()).toBe(0);
  recover();
  await page.getByRole('checkbox', { name: /^Green/ }).check();
  await page.getByText('19 fabrics', { exact: true }).waitFor();
  await leave();
});
