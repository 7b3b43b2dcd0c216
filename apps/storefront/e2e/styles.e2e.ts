import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from './account.ts';
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

/** The built style sheets, by the class names that they have rules for. */
function sheetsByClass(): ReadonlyMap<string, readonly string[]> {
  const folder = join(import.meta.dirname, '../build/client');
  const sheets = new Map<string, string[]>();
  for (const file of globSync('assets/*.css', { cwd: folder })) {
    for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/\.(\w{6,10})\b/g)) {
      sheets.set(name, [...(sheets.get(name) ?? []), `/${file}`]);
    }
  }
  return sheets;
}

test('server HTML is styled at first paint, before any script runs', async () => {
  const sheets = sheetsByClass();
  const { page: signedIn, leave } = await newVisitor(browser);
  await signIn(signedIn, shop, { email: 'vera.cards@example.com', password: 'Settee-Vera-1' });
  const visitor = await newVisitor(browser, {
    javaScriptEnabled: false,
    storageState: await signedIn.context().storageState(),
  });
  const { page } = visitor;
  for (const path of [
    '/',
    '/sofas',
    '/search?q=table',
    journeys.main.sofa,
    '/checkout/cart',
    '/Favorites/',
    '/stores',
    '/account',
    '/account/cards',
  ]) {
    await page.goto(shop.at(path));
    expect(await page.getByRole('button', { name: /Vera/ }).count()).toBe(1);
    const [shown, linked] = await page.evaluate(() => [
      [...document.querySelectorAll('body *:not([popover], [popover] *)')].flatMap(({ classList }) => [...classList]),
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => new URL(href).pathname),
    ]);
    const isStyled = (name: string) => sheets.get(name)?.some((sheet) => linked?.includes(sheet)) ?? true;
    expect([path, [...new Set(shown)].filter((name) => !isStyled(name))]).toEqual([path, []]);
  }
  await visitor.leave();
  await leave();
});

test('a first visit loads no style sheet, and what opens later only its part', async () => {
  const { page, leave } = await newVisitor(browser);
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await open(page, shop, journeys.main, journeys.main.small);
  await page.waitForLoadState('networkidle');
  expect(sheets).toEqual([]);
  const files = await page.locator('style[data-files]').getAttribute('data-files');
  expect(files).toMatch(/^\/assets\/.*\.css$/);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog').getByText('added to your cart').waitFor();
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter((sheet) => files?.includes(sheet))).toEqual([]);
  await leave();
});
