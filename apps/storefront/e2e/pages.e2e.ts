import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../../tooling/limits.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { inspectJourney } from './inspect-journey.ts';
import { journeys } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

test.each([1280, 360])(
  'every page of the journey has no accessibility violation, no layout shift and no console message: main at %i px',
  (width) => inspectJourney(browser, shop, journeys.main, width),
  2 * limits.journey,
);

test('PDP-05 PDP-08 PDP-09: without scripts the product page is complete, and its links work', async () => {
  const journey = journeys.main;
  const { page, leave } = await newVisitor(browser, { javaScriptEnabled: false });
  await page.goto(shop.at(`${journey.sofa}?option.11=3001&option.12=1203`, journey.host));
  expect(await page.title()).toBe('Alder Sofa + Reviews | Settee');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Alder Sofa');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(shop.at(journey.sofa, journey.host));
  expect(await page.locator('meta[name=description]').getAttribute('content')).not.toBe('');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'Product', name: 'Alder Sofa' });
  expect(JSON.stringify(data)).toContain('"priceCurrency":"USD"');
  expect(await page.locator('main').innerText()).toContain('$1,849.00');
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Chairs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Chairs' }).waitFor();
  await leave();
});

test('an unknown URL returns 404 and a page with links', async () => {
  const { page, leave } = await newVisitor(browser);
  const response = await page.goto(shop.at('/no-such-sofa/s999999'));
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
  await leave();
});
