import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, journeys, open, startAsGuest } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

const journey = journeys.main;
const campaign = 'utm_source=mail&gclid=abc%2B1&page_id=%ff';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const search = (page: Page) => new URL(page.url()).search;
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

test('PDP-06: the choices of a product change its own parameters and leave those of a campaign', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, `${journey.sofa}?${campaign}&scroll=true`);
  await page.getByRole('button', { name: /Fabric/, expanded: true }).waitFor();
  await expect.poll(() => search(page)).toBe(`?${campaign}`);
  await page.getByRole('radio', { name: '89 in', exact: true }).locator('xpath=ancestor::label').click();
  await expect.poll(() => search(page)).toBe(`?option.11=3002&${campaign}`);
  expect(await canonical(page)).toBe(shop.at(journey.sofa));
  await page.goBack();
  await expect.poll(() => search(page)).toBe(`?${campaign}`);
  expect(complaints).toEqual([]);
  await leave();
});

test('PDP-06: a choice leaves the fragment of the address and the place on the page', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, `${journey.sofa}?${campaign}#reviews`);
  const choice = page.getByRole('radio', { name: '89 in', exact: true }).locator('xpath=ancestor::label');
  await choice.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await choice.click();
  await expect.poll(() => search(page)).toBe(`?option.11=3002&${campaign}`);
  expect(new URL(page.url()).hash).toBe('#reviews');
  await page.goBack();
  await expect.poll(() => search(page)).toBe(`?${campaign}`);
  expect(new URL(page.url()).hash).toBe('#reviews');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(complaints).toEqual([]);
  await leave();
});

test('FABRIC-04: without script, search and store finder leave the parameters of a campaign', async () => {
  const { page, leave } = await newVisitor(browser, { javaScriptEnabled: false });
  const readable = 'utm_source=mail&gclid=abc%2B1&note=caf%C3%A9+%26';
  await page.goto(shop.at(`/search?q=sofa&color=blue&page=2&${readable}`, journey.host));
  const field = page.getByRole('main').locator('[name=q]');
  await field.fill('table');
  await field.press('Enter');
  await page.waitForURL(/q=table/);
  expect(new URL(page.url()).searchParams.toString()).toBe(`${readable}&q=table`);
  await page.goto(shop.at(`/stores?zip=10001&${readable}`, journey.host));
  const zip = page.getByRole('main').locator('[name=zip]');
  await zip.fill('60614');
  await zip.press('Enter');
  await page.waitForURL(/zip=60614/);
  expect(new URL(page.url()).searchParams.toString()).toBe(`${readable}&zip=60614`);
  await leave();
});

test('FABRIC-04: filters, order and pages of lists leave the parameters of a campaign', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, `/shop-all?${campaign}`);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.poll(() => search(page)).toBe(`?page=2&${campaign}`);
  await expect.poll(() => canonical(page)).toBe(shop.at('/shop-all?page=2'));
  await page.getByRole('checkbox', { name: /^Chairs \(\d+\)/ }).check();
  await expect.poll(() => search(page)).toBe(`?category=chairs&${campaign}`);
  await page.getByLabel('Sort by').selectOption('price-low');
  await expect.poll(() => search(page)).toBe(`?category=chairs&sort=price-low&${campaign}`);
  await page.getByRole('button', { name: 'Remove Chairs filter' }).click();
  await expect.poll(() => search(page)).toBe(`?sort=price-low&${campaign}`);

  await open(page, shop, journey, `/free-swatches?${campaign}`);
  await page.getByRole('checkbox', { name: /^Blue/ }).first().check();
  await expect.poll(() => search(page)).toBe(`?colorgroup=blue&${campaign}`);

  await open(page, shop, journey, `/search?q=sofa&color=blue&${campaign}`);
  const field = page.getByRole('main').locator('[name=q]');
  await field.fill('table');
  await field.press('Enter');
  await expect.poll(() => search(page)).toBe(`?q=table&${campaign}`);

  await open(page, shop, journey, `/stores?${campaign}`);
  const zip = page.getByRole('main').getByRole('textbox').first();
  await zip.fill('60614');
  await zip.press('Enter');
  await expect.poll(() => search(page)).toBe(`?zip=60614&${campaign}`);
  expect(await canonical(page)).toBe(shop.at('/stores'));
  await leave();
});

test('ROUTE-09: redirects and the switches of language and country leave the parameters of a campaign', async () => {
  const { page, leave } = await newVisitor(browser);
  await page.goto(shop.at(`/search?q=100112&${campaign}`));
  expect(page.url()).toBe(shop.at(`${journey.sofa}?${campaign}`));
  await page.goto(shop.at(`/another-name/s100101?option.99=1&${campaign}`));
  expect(new URL(page.url()).searchParams.getAll('utm_source')).toEqual(['mail']);

  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await page.goto(shop.at(`/checkout/review?from=review&${campaign}`));
  expect(page.url()).toBe(shop.at(`/checkout/shipping?${campaign}`));

  await open(page, shop, journeys.mainCanada, `/sofas?sort=newest&${campaign}`);
  const country = page.getByRole('contentinfo').getByRole('link', { name: 'United States' });
  expect(await country.getAttribute('href')).toBe(shop.at(`/?${campaign}`));
  await page.getByRole('link', { name: 'Français' }).first().click();
  await expect.poll(() => page.url()).toBe(shop.at(`/fr/sofas?sort=newest&${campaign}`, journeys.mainCanada.host));
  await leave();
});
