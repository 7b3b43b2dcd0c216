import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../../tooling/limits.ts';
import { newVisitor, openDrawingBrowser } from './browser.ts';
import { journeys, open } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';
import { addAll, dollars, scripts, totalOf, trigger, viewport } from './visualizer.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openDrawingBrowser()];
});
afterAll(() => browser?.close());

const patient = { timeout: limits.drawing };

/** Returns the number of distinct colors on the room canvas, in 32 steps per channel. */
async function colors(page: Page): Promise<number> {
  const { data } = await sharp(await page.locator('canvas').screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = new Set<number>();
  for (let index = 0; index < data.length; index += 3)
    found.add((((data[index] ?? 0) >> 3) << 10) | (((data[index + 1] ?? 0) >> 3) << 5) | ((data[index + 2] ?? 0) >> 3));
  return found.size;
}

test.each(['main', 'cb2'] as const)(
  'VIZ-01 VIZ-02 VIZ-03 VIZ-06 VIZ-07 VIZ-11 VIZ-13 VIZ-14 TERMS-07: on %s a sofa shows in a room, a product is added by keyboard, and both are added to the cart',
  async (brand) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser, { viewport });
    page.setDefaultTimeout(limits.drawing);
    await open(page, shop, journey, `${journey.sofa}?option.11=3001&option.12=1202&option.13=2001`);
    expect(await scripts(page)).toBe(0);
    expect(await page.locator('canvas').count()).toBe(0);
    await trigger(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('canvas').count(), patient).toBe(1);
    expect(await scripts(page)).toBe(1);
    const role = brand === 'cb2' ? 'dialog' : 'region';
    await expect.poll(() => page.getByRole(role, { name: '3D Visualizer' }).count(), patient).toBe(1);
    await expect.poll(() => totalOf(page), patient).toBeGreaterThan(1000);
    await expect.poll(() => colors(page), patient).toBeGreaterThan(100);
    const alone = await totalOf(page);

    const offer = page.getByRole('button', { name: /^Add (Quill|Column) Side Table/ });
    await offer.press('Enter');
    await expect.poll(() => page.getByText('2 items', { exact: true }).count(), patient).toBe(1);
    await page.getByRole('button', { name: 'View Summary' }).click();
    const lines = page.getByRole('region', { name: 'Summary' }).getByRole('listitem');
    await expect.poll(() => lines.count(), patient).toBe(2);
    await expect.poll(() => totalOf(page), patient).toBeGreaterThan(alone);
    expect(await lines.first().textContent()).toMatch(/Alder Sofa76 in, /);
    const prices = (await lines.allTextContents()).map((text) => dollars(/\$[\d,.]+$/.exec(text)?.[0] ?? ''));
    expect(prices[0]).toBe(alone);
    expect(await totalOf(page)).toBe((prices[0] ?? 0) + (prices[1] ?? 0));

    await addAll(page).click();
    // The sofa is made to order, so its terms show first.
    await page.getByRole('button', { name: 'Accept And Add To Cart', exact: true }).click();
    await page.waitForURL(/\/checkout\/cart/);
    const cart = page.getByRole('main');
    await expect.poll(() => cart.getByText('Alder Sofa').count()).toBeGreaterThan(0);
    await expect.poll(() => cart.getByText(/(Quill|Column) Side Table/).count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await leave();
  },
  3 * limits.drawing,
);
