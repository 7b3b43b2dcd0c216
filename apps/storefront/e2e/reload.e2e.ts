import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { entries } from './failures.ts';
import { addSmall, applyCard, fillAddress, open, startAsGuest, journeys, toPayment, usable } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { routeUntil } from './network.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(() => browser?.close());

const drafts = (page: Page) => page.evaluate(() => sessionStorage.getItem('checkoutDrafts'));

/** Reloads; the fields must show the same values, without layout shift. */
async function reload(page: Page, expected: readonly string[]): Promise<void> {
  await page.reload();
  await usable(page);
  await expect.poll(() => entries(page)).toEqual(expected);
  expect.soft(await page.evaluate(() => globalThis.shifts)).toEqual([]);
}

const without = (all: readonly string[], labels: RegExp) =>
  all.map((entry) => (labels.test(entry) ? entry.replace(/:.*$/, ': ') : entry));

test.each([
  ['main', 1280],
  ['cb2', 390],
] as const)(
  'a reload at every step of the checkout restores what was entered, but never a card: %s at %i px',
  async (brand, width) => {
    const journey = journeys[brand];
    const { page, leave } = await newVisitor(browser, { viewport: { width, height: 844 } });
    await page.addInitScript(trackLayoutShifts);
    await addSmall(page, shop, journey);
    await startAsGuest(page, shop, journey);

    await fillAddress(page, journey);
    await page.getByRole('button', { name: 'Add Apartment, Suite or Unit' }).click();
    await page.getByLabel('Address 2').fill('Unit 5');
    await reload(page, await entries(page));
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL('**/checkout/shippingandgiftoptions');
    await expect.poll(() => drafts(page)).toBeNull();

    await page.getByLabel('This order is a gift').check();
    await page.getByLabel('Gift message').fill('Welcome home');
    await reload(page, await entries(page));
    await page.getByRole('button', { name: 'Next: Payment' }).click();
    await page.waitForURL('**/checkout/paymentandbilling');
    await expect.poll(() => drafts(page)).toBeNull();

    await page.getByLabel('Card Number').fill('4111 1111 1111 1111');
    await page.getByLabel('Expiration MM/YY').fill('08/31');
    await page.getByLabel('Security Code', { exact: true }).fill('987');
    await page.getByLabel('Same as shipping address').uncheck();
    await fillAddress(page, { ...journey, address: { ...journey.address, 'Full Name': 'Ingrid Lindqvist' } });
    const typed = await entries(page);
    expect(typed.filter((entry) => entry.includes('Ingrid'))).toHaveLength(1);
    await reload(page, without(typed, /^(Card Number|Expiration|Security Code)/));
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).toContain('Ingrid');
    expect(stored).not.toMatch(/4111|08\/31|987/);
    await leave();
  },
);

test.each([
  ['main', 1280],
  ['cb2', 390],
] as const)(
  'offline, Next shows an error; closing it stays on the step, and retrying continues once the connection is back: %s at %i px',
  async (brand, width) => {
    const journey = journeys[brand];
    const { page, leave } = await newVisitor(browser, { viewport: { width, height: 844 } });
    await addSmall(page, shop, journey);
    await startAsGuest(page, shop, journey);
    await fillAddress(page, journey);
    const typed = await entries(page);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const popup = page.getByRole('alertdialog', { name: 'Network Error' });
    await page.context().setOffline(true);
    await next.click();
    await popup.waitFor();
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/checkout/shipping');
    await expect.poll(() => entries(page)).toEqual(typed);
    await next.click();
    await popup.getByRole('button', { name: 'Try Again' }).click();
    await popup.waitFor();
    await expect.poll(() => entries(page)).toEqual(typed);
    await page.context().setOffline(false);
    await popup.getByRole('button', { name: 'Try Again' }).click();
    await page.waitForURL('**/checkout/shippingandgiftoptions');
    await leave();
  },
);

test('a page is shown at once whatever another step has stored', async () => {
  const journey = journeys.main;
  const { page, leave } = await newVisitor(browser);
  // Without this the page is shown after three seconds even if nothing restores a draft.
  await page.addInitScript(() => {
    const start = window.setTimeout;
    const startShort = (handler: TimerHandler, ms = 0) => (ms < 3000 ? start(handler, ms) : 0);
    window.setTimeout = Object.assign(startShort, start);
  });
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await toPayment(page, journey);
  await open(page, shop, journey, '/checkout/shippingandgiftoptions');
  await page.getByLabel('This order is a gift').check();
  await expect.poll(() => drafts(page)).toContain('giftOptions');
  for (const step of ['cart', 'shipping', 'paymentandbilling']) {
    await open(page, shop, journey, `/checkout/${step}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await drafts(page)).toContain('giftOptions');
  }
  await leave();
});

test('offline, every page says so, and one without loaded code offers a retry instead of the error page of the browser', async () => {
  const journey = journeys.main;
  const { page, leave } = await newVisitor(browser);
  await page.goto(shop.at('/', journey.host), { waitUntil: 'networkidle' });
  await usable(page);
  // Calls have their code: without it, the page would reload by itself once the connection is back.
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await page.getByRole('heading', { level: 1, name: /cart/i }).waitFor();
  const notice = page.getByRole('alert').filter({ hasText: 'You’re offline' });
  expect(await notice.isVisible()).toBe(false);
  await page.context().setOffline(true);
  await notice.waitFor();
  await page.getByRole('link', { name: 'Our Stores' }).first().click();
  const again = page.getByRole('button', { name: 'Try Again' });
  await again.click();
  await page.getByText('We still can’t connect').waitFor();
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'detached' });
  await again.click();
  await page.getByRole('heading', { level: 1, name: /stores/i }).waitFor();
  await leave();
});

test('a payment step that was opened before a deployment renews itself on Try Again without losing what was entered', async () => {
  const journey = journeys.cb2;
  const { page, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await toPayment(page, journey);
  const address = page.url();
  // The new shop has other scripts and no longer has the call that this page knows.
  await routeUntil(page, address, (route) =>
    route.request().isNavigationRequest() ? route.fallback() : route.fulfill({ contentType: 'text/html', body: '' }),
  );
  const endDeployment = await routeUntil(page, '**/payment-provider/encryption-key', (route) =>
    route.fulfill({ status: 404, json: {} }),
  );
  await page.getByLabel('Same as shipping address').uncheck();
  await fillAddress(page, { ...journey, address: { ...journey.address, 'Full Name': 'Ingrid Lindqvist' } });
  await applyCard(page);
  const next = page.getByRole('button', { name: 'Next: Review & Place Order' });
  await next.click();
  const again = page.getByRole('alertdialog').getByRole('button', { name: 'Try Again' });
  await again.waitFor();
  const renewed = page.waitForEvent('load');
  await again.click();
  await renewed;
  await usable(page);
  endDeployment();
  await expect.poll(() => page.url()).toBe(address);
  await expect.poll(() => page.getByLabel('Full Name', { exact: true }).inputValue()).toBe('Ingrid Lindqvist');
  await applyCard(page);
  await next.click();
  await page.waitForURL('**/checkout/review');
  await page.getByText('Ingrid Lindqvist').waitFor();
  await leave();
});
