import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { open, journeys, usable } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';
import { form, openDrawer, orderFrom, sage } from './swatch-journey.ts';

const maps = 'https://maps.example/api/js?libraries=places';

let mapped: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [mapped, browser] = await Promise.all([startShop({ MAPS_SCRIPT_URL: maps }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await mapped?.stop();
});

/** Fake maps service with the API that the form uses; appends its list to the end of the page after a request. */
const mapsService = `
  globalThis.mapsLoads = (globalThis.mapsLoads ?? 0) + 1;
  globalThis.google = { maps: { places: { Autocomplete: class {
    constructor(field, settings) {
      this.list = document.createElement('div');
      this.list.className = 'pac-container';
      this.list.textContent = '2140 N Cleveland Ave, ' + settings.componentRestrictions.country;
      fetch('https://maps.example/places').then(() => document.body.append(this.list));
    }
    addListener(event, hear) { this.list.onclick = hear; return { remove() {} }; }
    getPlace() { return { formatted_address: '2140 N Cleveland Ave, Chicago, IL 60614, USA' }; }
  } } } };`;

/** A browser that gets the fake in place of the maps service. */
async function visit() {
  const visitor = await newVisitor(browser);
  await visitor.page.route('https://maps.example/**', (route) =>
    route.fulfill({
      body: mapsService,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  return visitor;
}

test('README decision 12, SWATCH-70: after a cart that blocks other scripts, a product page is opened as a document that may use the maps service', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await visit();
  await open(page, mapped, journey, journey.sofa + sage);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page
    .getByRole('dialog', { name: 'Confirm Your Selection' })
    .getByRole('button', { name: /^Accept/ })
    .click();
  await page.waitForURL('**/checkout/cart');
  await open(page, mapped, journey, '/checkout/cart');
  const opened = page.waitForEvent('load');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Alder Sofa/ })
    .first()
    .click();
  await opened;
  await usable(page);
  await openDrawer(page);
  await page.getByRole('button', { name: 'Order Free Swatches' }).click();
  await form(page).locator('form .pac-container').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('SWATCH-70 to SWATCH-73: the configured maps script loads once and fills in the address from the list in the form', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await visit();
  await orderFrom(page, mapped, journey);
  const list = form(page).locator('form .pac-container');
  await list.waitFor();
  expect(await list.innerText()).toContain('us');
  await list.click();
  await expect.poll(() => form(page).getByLabel('City').inputValue()).toBe('Chicago');
  await expect.poll(() => form(page).getByLabel('State').inputValue()).toBe('IL');
  await expect.poll(() => form(page).getByLabel('ZIP Code').inputValue()).toBe('60614');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await form(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Order Free Swatches' }).click();
  await list.waitFor();
  expect(await page.evaluate('globalThis.mapsLoads')).toBe(1);
  const policy = (path: string) => fetch(mapped.at(path)).then(({ headers }) => headers.get('content-security-policy'));
  expect(await policy(journey.sofa)).toContain('https://maps.example');
  expect(await policy('/checkout/cart')).not.toContain('https://maps.example');
  expect(complaints).toEqual([]);
  await leave();
});
