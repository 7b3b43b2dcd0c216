import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { newVisitor } from './browser.ts';
import { addSmall, applyCard, open, startAsGuest, toShippingOptions, type Journey, usable } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import type { Shop } from './shop.ts';

/** Checks accessibility and width of the current view. */
export async function inspect(page: Page, where: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect.soft(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `sideways scroll, ${where}`).toBeLessThanOrEqual(0);
}

/** Inspects a page after its load, including its heading and layout shifts. */
export async function inspectOpened(page: Page, where: string): Promise<void> {
  await inspect(page, where);
  expect.soft(await page.locator('h1').count(), `headings of the first level, ${where}`).toBe(1);
  expect.soft(await page.evaluate(() => globalThis.shifts), `layout shift, ${where}`).toEqual([]);
}

/** Reloads and inspects a page that was opened by client navigation. */
async function inspectFresh(page: Page, where: string): Promise<void> {
  await page.reload();
  await inspectOpened(page, where);
}

/** Inspects every page from the home page to a placed order, `width` px wide. */
export async function inspectJourney(browser: Browser, shop: Shop, journey: Journey, width: number): Promise<void> {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 800 } });
  await page.addInitScript(trackLayoutShifts);
  for (const path of [
    '/',
    '/sofas',
    '/search?q=table',
    journey.sofa,
    `${journey.sofa}?option.12=1203`,
    journey.small,
  ]) {
    await open(page, shop, journey, path);
    await inspectOpened(page, path);
  }
  await open(page, shop, journey, '/checkout/cart');
  await inspectOpened(page, 'empty cart');
  await addSmall(page, shop, journey);
  await inspect(page, 'cart confirmation layer');
  await open(page, shop, journey, '/checkout/cart');
  await inspectOpened(page, 'cart');
  await usable(page);
  await page.getByRole('button', { name: 'Checkout Now' }).click();
  await page.getByRole('dialog').waitFor();
  await inspect(page, 'sign-in layer');
  await startAsGuest(page, shop, journey);
  await inspectFresh(page, 'shipping');
  await usable(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await inspect(page, 'shipping with problems');
  await toShippingOptions(page, journey);
  await inspectFresh(page, 'shipping and gift options');
  await usable(page);
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await inspect(page, 'payment with problems');
  await applyCard(page);
  await inspectFresh(page, 'payment with a card');
  await usable(page);
  await applyCard(page);
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  await inspectFresh(page, 'review');
  await usable(page);
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  await inspectFresh(page, 'confirmation');
  expect(complaints).toEqual([]);
  await page.goto(shop.at('/customer-service/privacy-policy', journey.host));
  await inspectOpened(page, 'privacy policy');
  await leave();
}
