import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, open, startAsGuest, toShippingOptions, trips, usable } from './journey.ts';
import { watchShifts } from './shifts.ts';
import { type RunningShop, startShop } from './shop.ts';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

/** Accessibility and width of what is shown now. */
async function inspect(page: Page, where: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect.soft(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `sideways scroll, ${where}`).toBeLessThanOrEqual(0);
}

/** The same of a page that has just been opened, and that nothing moved while it came. */
async function inspectOpened(page: Page, where: string): Promise<void> {
  await inspect(page, where);
  expect.soft(await page.locator('h1').count(), `headings of the first level, ${where}`).toBe(1);
  expect.soft(await page.evaluate(() => globalThis.shifts), `layout shift, ${where}`).toEqual([]);
}

/** The same of a page that was come to without a page load. */
async function inspectFresh(page: Page, where: string): Promise<void> {
  await page.reload();
  await inspectOpened(page, where);
}

test.each([
  ['main', 1280],
  ['main', 360],
  ['cb2', 1280],
  ['cb2', 360],
] as const)(
  'every page of the trip has no accessibility violation, no layout shift and no console message: %s at %i px',
  async (brand, width) => {
    const trip = trips[brand];
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 800 } });
    await page.addInitScript(watchShifts);
    for (const path of ['/', '/sofas', '/search?q=table', trip.sofa, `${trip.sofa}?option.12=1203`, trip.small]) {
      await open(page, shop, trip, path);
      await inspectOpened(page, path);
    }
    await open(page, shop, trip, '/checkout/cart');
    await inspectOpened(page, 'empty cart');
    await addSmall(page, shop, trip);
    await inspect(page, 'cart confirmation layer');
    await open(page, shop, trip, '/checkout/cart');
    await inspectOpened(page, 'cart');
    await usable(page);
    await page.getByRole('button', { name: 'Checkout Now' }).click();
    await page.getByRole('dialog').waitFor();
    await inspect(page, 'sign-in layer');
    await startAsGuest(page, shop, trip);
    await inspectFresh(page, 'shipping');
    await usable(page);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await inspect(page, 'shipping with problems');
    await toShippingOptions(page, trip);
    await inspectFresh(page, 'shipping and gift options');
    await usable(page);
    await page.getByRole('button', { name: 'Next: Payment' }).click();
    await page.waitForURL('**/checkout/paymentandbilling');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await inspect(page, 'payment with problems');
    await applyCard(page);
    await page.getByText('Visa ending in 1111').first().waitFor();
    await inspectFresh(page, 'payment with a card');
    await usable(page);
    await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
    await page.waitForURL('**/checkout/review');
    await inspectFresh(page, 'review');
    await usable(page);
    await page.getByRole('button', { name: 'Place Order', exact: true }).click();
    await page.waitForURL('**/checkout/confirmation');
    await inspectFresh(page, 'confirmation');
    expect(complaints).toEqual([]);
    await page.goto(shop.at('/customer-service/privacy-policy', trip.host));
    await inspectOpened(page, 'privacy policy');
    await leave();
  },
  180_000,
);

test('PDP-05 PDP-08 PDP-09: without scripts the product page is complete, and its links lead on', async () => {
  const trip = trips.main;
  const { page, leave } = await newVisitor(browser, { javaScriptEnabled: false });
  await page.goto(shop.at(`${trip.sofa}?option.11=3001&option.12=1203`, trip.host));
  expect(await page.title()).toBe('Alder Sofa + Reviews | Settee');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Alder Sofa');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(shop.at(trip.sofa, trip.host));
  expect(await page.locator('meta[name=description]').getAttribute('content')).not.toBe('');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'Product', name: 'Alder Sofa' });
  expect(JSON.stringify(data)).toContain('"priceCurrency":"USD"');
  expect(await page.locator('main').innerText()).toContain('$1,849.00');
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Chairs' }).click();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Chairs');
  await leave();
});

test('an address that leads nowhere answers 404 and helps on', async () => {
  const { page, leave } = await newVisitor(browser);
  const answer = await page.goto(shop.at('/no-such-sofa/s999999'));
  expect(answer?.status()).toBe(404);
  expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
  await leave();
});
