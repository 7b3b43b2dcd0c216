import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { open, journeys, usable } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { type RunningShop, type Shop, sharedShop, startShop } from './shop.ts';

let shop: Shop;
let debugged: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, debugged, browser] = await Promise.all([
    sharedShop(),
    startShop({ BROWSE_DATA_URL: '/debug/browse/specialorder/browsedata' }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await debugged?.stop();
});

/** Marks the document to detect a page load. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis);
const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

test.each([
  ['main', 1280],
  ['main', 360],
  ['cb2', 1280],
  ['cb2', 360],
] as const)(
  'PDP-11 PDP-12: scroll=true opens the fabrics on %s at %i px, then leaves the address',
  async (brand, width) => {
    const journey = journeys[brand];
    const viewport = { width, height: 800 };
    const path = `${journey.sofa}?option.11=3002&scroll=true&utm_source=a%20letter`;
    const { page, complaints, leave } = await newVisitor(browser, { viewport });
    // Fonts are loaded by then, so any shift is caused by the page.
    await open(page, shop, journey, journey.sofa);
    await page.addInitScript(trackLayoutShifts);
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    const html = (await (await page.goto(shop.at(path, journey.host)))?.text()) ?? '';
    const drawer = html.slice(html.indexOf('data-option="12"'));
    expect(drawer.slice(0, drawer.indexOf('</button>'))).toContain('aria-expanded="true"');
    await expect.poll(() => addressOf(page)).toBe(`${journey.sofa}?option.11=3002&utm_source=a%20letter`);
    const header = page.locator('[data-option="12"] button').first();
    expect(await header.getAttribute('aria-expanded')).toBe('true');
    const top = () => header.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs(await top()) < 200).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(loads).toBe(1);
    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('PDP-11: without the flag, or with another value, the page stays at its top', async () => {
  const { page, leave } = await newVisitor(browser);
  for (const query of ['', '?scroll=false']) {
    await open(page, shop, journeys.main, journeys.main.sofa + query);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(addressOf(page)).toBe(journeys.main.sofa + query);
    expect(await page.locator('[data-option="12"] button').first().getAttribute('aria-expanded')).toBe('false');
  }
  await leave();
});

test.each([
  ['main', '/fern-sofa/s100103', 'haven', 'Haven Sectional', 'Pell Ottoman', '/pell-ottoman/s100203'],
  ['cb2', '/strata-sofa/s200103', 'grid', 'Grid Sectional', 'Pebble Ottoman', '/pebble-ottoman/s200203'],
] as const)(
  'PDP-13 PDP-14: on %s %s links to the sectional of %s, and that to its related product',
  async (brand, path, collection, sectional, displayName, shopped) => {
    const { page, complaints, leave } = await newVisitor(browser);
    await page.addInitScript(trackLayoutShifts);
    await open(page, shop, journeys[brand], path);
    await page.getByRole('link', { name: 'Customize Your Sectional' }).click();
    await page.waitForURL(`**/search?collectionCode=${collection}&itemTypeCode=sectional`);
    await page.getByRole('link', { name: sectional }).first().click();
    await page.getByRole('heading', { level: 1, name: sectional }).waitFor();
    await page.getByRole('link', { name: `Shop ${displayName}` }).click();
    await page.waitForURL(`**${shopped}`);
    await page.getByRole('heading', { level: 1, name: displayName }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);

test.each(['main', 'cb2'] as const)(
  'on %s the gallery stays visible next to the options and does not overlap the details',
  async (brand) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser);
    await open(page, shop, journey, journey.sofa);
    const boxOf = async (name: RegExp) => {
      const box = await page.locator('main').getByText(name).first().boundingBox();
      return box ?? { y: Number.NaN, height: 0 };
    };
    const details = async () => (await boxOf(/^Dimensions$/)).y;
    const before = await details();
    await page.mouse.move(200, 200);
    await page.mouse.wheel(0, before - 400);
    await expect.poll(details).toBeLessThan(500);
    const isAbove = async () => {
      const { y, height } = await boxOf(/^Customer Images/);
      return y + height <= (await details());
    };
    await expect.poll(isAbove).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('PDP-19: the other products of the category are links, from the server on', async () => {
  const html = await (await fetch(shop.at(journeys.main.sofa))).text();
  const beside = html.slice(html.indexOf('More in Sofas'));
  expect(beside).toMatch(/<a[^>]*href="\/fern-sofa\/s100103"[^>]*>Fern Sofa</);
});

test('PDP-07 PDP-10: in debug mode a complete selection rewrites address and title, without a page load', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, debugged, journeys.main, `${journeys.main.sofa}?option.11=3002&option.12=1201`);
  expect(await page.title()).toMatch(/^Alder Sofa \+ Reviews \| /);
  await mark(page);
  await page.getByRole('button', { name: /^3.*Leg/ }).click();
  await page.getByRole('radio', { name: /^Walnut/ }).check({ force: true });
  await expect.poll(() => addressOf(page)).toBe('/debug/specialorder/100112');
  await expect.poll(() => page.title()).toBe('Debug Tools | Special Order | 100112 | Settee');
  await page.getByText('11-3002_12-1201_13-2002', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: /^Size/ }).selectOption('3003');
  await expect.poll(() => addressOf(page)).toBe('/debug/specialorder/100113');
  await expect.poll(() => page.title()).toBe('Debug Tools | Special Order | 100113 | Settee');
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await usable(page);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Special order 100113');
  expect(addressOf(page)).toBe('/debug/specialorder/100113');
  expect(complaints).toEqual([]);
  await leave();
});

test('PDP-07: outside of debug mode a complete selection stays on the product page', async () => {
  const { page, leave } = await newVisitor(browser);
  const complete = `${journeys.main.sofa}?option.11=3002&option.12=1201&option.13=2002`;
  const response = page.waitForResponse(/\/browse\/specialorder\/browsedata/);
  await open(page, shop, journeys.main, complete);
  expect(new URL((await response).url()).pathname).toBe('/browse/specialorder/browsedata');
  expect(addressOf(page)).toBe(complete);
  expect(await page.title()).toMatch(/^Alder Sofa \+ Reviews \| /);
  await leave();
});
