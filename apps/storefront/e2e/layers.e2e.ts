import type { Browser, Page } from 'playwright-core';
import { devices } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { journeys, open } from './journey.ts';
import { layers } from './layers.ts';
import { watchRestyles } from './restyles.ts';
import { watchLoading } from './screens/settled.ts';
import { type Shop, sharedShop } from './shop.ts';

const { main } = journeys;
let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(() => browser?.close());

/** Collects the URLs of scripts that are requested after this call. */
function watchCode(page: Page): string[] {
  const code: string[] = [];
  page.on('request', (request) => {
    if (/^(script|stylesheet)$/.test(request.resourceType())) code.push(request.url());
  });
  return code;
}

test.each(layers)(
  'the code of "$name" is there before the click',
  async ({ path, prepare, target, layer, opensByRest }) => {
    const { page, leave } = await newVisitor(browser);
    const waitUntilIdle = watchLoading(page);
    await open(page, shop, main, path);
    await prepare?.(page, shop);
    const anchor = target(page);
    await anchor.scrollIntoViewIfNeeded();
    // The first movement of a page has 0 px, as that of a resting pointer: a shopper's has several events.
    await page.mouse.move(1, 1);
    // A layer that opens on hover is near its opener.
    await (opensByRest ? page.getByRole('button', { name: /Fabric/, expanded: true }).first() : anchor).hover();
    await waitUntilIdle();
    const code = watchCode(page);
    await anchor.click();
    await page
      .locator(layer ?? '[role=dialog]')
      .filter({ visible: true })
      .first()
      .waitFor();
    expect(code).toEqual([]);
    await leave();
  },
);

test.each(layers.filter(({ name }) => ['all fabrics', 'added to the cart'].includes(name)))(
  'opening and closing "$name" restyles the layer and not the page behind it',
  async ({ path, prepare, target }) => {
    const { page, leave } = await newVisitor(browser);
    const waitUntilIdle = watchLoading(page);
    await open(page, shop, main, path);
    await prepare?.(page, shop);
    await target(page).hover();
    await waitUntilIdle();
    const behind = await page.locator('main *').count();
    const stop = await watchRestyles(page);
    await target(page).click();
    const layer = page.getByRole('dialog');
    await layer.waitFor();
    await waitUntilIdle();
    await layer.getByRole('button', { name: 'Close' }).first().click();
    await layer.waitFor({ state: 'detached' });
    expect(await stop()).toBeLessThan(behind);
    await leave();
  },
);

test('on a touch screen the code of what is seen is there before the first tap, and none before the page is used', async () => {
  const { page, leave } = await newVisitor(browser, { ...devices['Pixel 7'] });
  const waitUntilIdle = watchLoading(page);

  await open(page, shop, main, main.small);
  await waitUntilIdle();
  const button = page.getByRole('button', { name: 'Add to cart' }).first();
  await button.scrollIntoViewIfNeeded();
  const before = watchCode(page);
  await page.getByRole('heading', { level: 1 }).tap();
  await expect.poll(() => before.length).toBeGreaterThan(0);
  await waitUntilIdle();
  const code = watchCode(page);
  await button.tap();
  await page.getByRole('dialog').getByText('added to your cart').waitFor();
  expect(code).toEqual([]);
  await leave();
});
