import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser, openFlatBrowser } from './browser.ts';
import { open, journeys } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

const choices = '?option.11=3002&option.12=1202&option.13=2001';
const towels = { main: '/cove-bath-towel/s100703', cb2: '/mono-bath-towel/s200703' } as const;

let shop: Shop;
let browser: Browser;
/** Draws no room, which takes its time. */
let flat: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
  flat = await openFlatBrowser();
});
afterAll(() => Promise.all([browser?.close(), flat?.close()]));

const terms = (page: Page) => page.getByRole('dialog', { name: 'Confirm Your Selection' });
const accept = (page: Page) => terms(page).getByRole('button', { name: /^Accept/ });

test.each(['main', 'cb2'] as const)(
  "ATC-23, TERMS-01, TERMS-02, TERMS-05, TERMS-06, TERMS-07: a piece made to order shows its terms, and the button reads 'Accept And Add To Cart' up to 768 px and says 'Terms' above: %s",
  async (brand) => {
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
    await open(page, shop, journeys[brand], journeys[brand].sofa + choices);
    const lookup = page.waitForResponse('**/GetProductInfo?*');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await terms(page).getByRole('heading', { name: 'Custom order terms' }).waitFor();
    await terms(page).getByText('Made For You', { exact: true }).waitFor();
    const { message } = Object(await (await lookup).json());
    expect(message).toMatch(/\w/);
    await terms(page).getByText(message, { exact: true }).waitFor();
    expect(await accept(page).innerText()).toMatch(/^accept and add to cart$/i);
    for (const [width, label] of [
      [768, /^accept and add to cart$/i],
      [769, /^accept terms and add to cart$/i],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => accept(page).innerText()).toMatch(label);
    }
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('TERMS-03: the terms of a room with two pieces made to order show both in a carousel at the left', async () => {
  const { page, complaints, leave } = await newVisitor(flat);
  await open(page, shop, journeys.main, journeys.main.sofa + choices);
  await page.getByRole('button', { name: 'Load 3D Visualizer for Alder Sofa' }).click();
  await page.getByRole('button', { name: /^Add Brinn Lounge Chair/ }).press('Enter');
  await page.getByText('2 items', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add all to cart' }).click();
  const pieces = terms(page).getByRole('region', { name: 'Items in your selection' });
  await pieces.getByText('Alder Sofa', { exact: true }).waitFor();
  const [left, text] = [
    await pieces.boundingBox(),
    await terms(page)
      .getByText(/just for you/)
      .boundingBox(),
  ];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  await pieces.getByRole('button', { name: 'Next' }).click();
  await pieces.getByText('Brinn Lounge Chair', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test.each(['main', 'cb2'] as const)(
  'ready-made products are added to the cart without custom-order terms: %s',
  async (brand) => {
    const { page, complaints, leave } = await newVisitor(browser);
    for (const path of [towels[brand], journeys[brand].small]) {
      await open(page, shop, journeys[brand], path);
      await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
      await page.getByRole('dialog', { name: /added to your cart/ }).waitFor();
      expect(await page.getByText('Custom order terms').count()).toBe(0);
    }
    expect(complaints).toEqual([]);
    await leave();
  },
);
