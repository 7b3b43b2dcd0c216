import type { SwatchData } from '@settee/domain';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { fillAddress, journeys, open } from './journey.ts';
import { type RunningShop, type Shop, sharedShop, startShop } from './shop.ts';
import { form, openDrawer, orderFrom, receipt, sage, send, swatch } from './swatch-journey.ts';
import { routeUntil } from './network.ts';

const maps = 'https://maps.example/api/js?libraries=places';

let shop: Shop;
let mapped: RunningShop;
let browser: Browser;
beforeAll(async () => {
  shop = sharedShop();
  [mapped, browser] = await Promise.all([startShop({ MAPS_SCRIPT_URL: maps }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await mapped?.stop();
});

const doubtfulStreet =
  'The street address you entered may not be accurate. Please go back to edit your address or choose to keep address as entered.';
const doubtfulCombination =
  'There appears to be a problem with the city, state and ZIP combination. Please select one of our suggestions below.';
const none =
  'Unfortunately there are no swatches available for ordering. We appreciate your patience and invite you to browse swatches at your local store.';
const success = (host: string) =>
  `Thank You. We have received your order for swatches. You should receive your swatches within 5-7 business days. Thank you for your interest in ordering from ${host}.`;

test('SWATCH-02 SWATCH-29 SWATCH-50 SWATCH-65 SWATCH-66 SWATCH-68 SWATCH-85: an order of a swatch from the empty form to the receipt', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await orderFrom(page, shop, journey);
  expect(await form(page).getAttribute('aria-modal')).toBe('true');
  await form(page).getByRole('heading', { name: 'Order Free Swatches' }).waitFor();
  const privacy = form(page).getByRole('link', { name: /privacy/i });
  expect(await privacy.getAttribute('href')).toBe('/customer-service/privacy-policy#infoWeCollect');
  const signUp = await form(page).getByRole('checkbox', { name: /email/i }).last().boundingBox();
  expect((await privacy.boundingBox())?.y).toBeGreaterThan(signUp?.y ?? Number.NaN);

  await swatch(page, 'Washed Linen, Sage').uncheck({ force: true });
  expect(await send(page).isDisabled()).toBe(true);
  await swatch(page, 'Washed Linen, Sage').check({ force: true });
  const isFocused = (label: string) =>
    form(page)
      .getByLabel(label, { exact: true })
      .evaluate((field) => field === document.activeElement);
  await send(page).click();
  await expect.poll(() => isFocused('First Name')).toBe(true);

  const { State: _, ...rest } = journey.address;
  await fillAddress(page, { ...journey, address: rest });
  const state = form(page).getByLabel('State', { exact: true });
  expect(await state.locator('option').first().innerText()).toBe('Please Select');
  await send(page).click();
  await expect.poll(() => isFocused('State')).toBe(true);
  await state.selectOption('IL');

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/orderfreeswatchessubmit', async (route) => {
    await released;
    await route.continue();
  });
  const sending = page.waitForRequest('**/orderfreeswatchessubmit');
  await send(page).click();
  await sending;
  const button = form(page).locator('button[type=submit]').last();
  expect(await button.evaluate((node: HTMLButtonElement) => node.disabled || node.ariaDisabled === 'true')).toBe(true);
  release();
  await receipt(page)
    .getByText(success(`localhost:${shop.port}`), { exact: true })
    .waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('SWATCH-74 SWATCH-75 SWATCH-80: a doubtful street can be confirmed, a doubtful state gets suggestions', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await orderFrom(page, shop, journey);
  await fillAddress(page, { ...journey, address: { ...journey.address, 'Address 1': 'Elm Street' } });
  await send(page).click();
  await form(page).getByText(doubtfulStreet, { exact: true }).waitFor();
  const asEntered = form(page).getByRole('checkbox', { name: 'Use address as entered' });
  await asEntered.waitFor();
  expect(await form(page).getByText(doubtfulCombination).count()).toBe(0);

  await form(page).getByLabel('State', { exact: true }).selectOption('WI');
  await send(page).click();
  await form(page).getByText(doubtfulCombination, { exact: true }).waitFor();
  await expect.poll(() => form(page).getByText(doubtfulStreet).count()).toBe(0);
  await expect.poll(() => asEntered.count()).toBe(0);

  await form(page).getByRole('list', { name: 'Suggestions' }).getByRole('button').first().click();
  await send(page).click();
  await asEntered.check();
  await send(page).click();
  await receipt(page).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('SWATCH-67 SWATCH-89: without a swatch that can be sent the button is disabled, without any the form is hidden', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  const recover = await routeUntil(page, /\/orderfreeswatches\?/, async (route) => {
    const reply = await (await fetch(route.request().url())).json();
    for (const each of Object.values<SwatchData[]>(reply.FabricsByName).flat()) Object.assign(each, { Attributes: [] });
    await route.fulfill({ json: { ...reply, DefaultSwatch: null } });
  });
  await orderFrom(page, shop, journey);
  await expect.poll(() => send(page).isDisabled()).toBe(true);
  expect(
    await form(page)
      .getByRole('checkbox', { name: /, unavailable$/ })
      .count(),
  ).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await form(page).waitFor({ state: 'detached' });

  recover();
  await page.route(/\/orderfreeswatches\?/, async (route) => {
    const reply = await (await fetch(route.request().url())).json();
    await route.fulfill({ json: { ...reply, FabricsByName: {}, DefaultSwatch: null } });
  });
  await open(page, shop, journey, journey.sofa + sage);
  await openDrawer(page);
  await page.getByRole('button', { name: 'Order Free Swatches' }).click();
  await form(page).getByText(none, { exact: true }).waitFor();
  expect(await page.getByLabel('First Name').count()).toBe(0);
  expect(await send(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

/** A maps service that shows in the page which country it is limited to. */
const mapsService = `
  globalThis.google = { maps: { places: { Autocomplete: class {
    constructor(field, settings) { field.dataset.country = settings.componentRestrictions.country; }
    addListener() { return { remove() {} }; }
  } } } };`;

test.each([
  ['main', 'us'],
  ['mainCanada', 'ca'],
] as const)('SWATCH-71: street suggestions of %s are limited to %s', async (site, country) => {
  const { page, leave } = await newVisitor(browser);
  await page.route('https://maps.example/**', (route) =>
    route.fulfill({
      body: mapsService,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await orderFrom(page, mapped, journeys[site]);
  await form(page).locator(`input[data-country=${country}]`).waitFor();
  await leave();
});
