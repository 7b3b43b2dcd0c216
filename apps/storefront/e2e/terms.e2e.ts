import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { open, journeys } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

const choices = '?option.11=3002&option.12=1202&option.13=2001';
const towels = { main: '/cove-bath-towel/s100703', cb2: '/mono-bath-towel/s200703' } as const;

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const terms = (page: Page) => page.getByRole('dialog', { name: 'Confirm Your Selection' });
const accept = (page: Page) => terms(page).getByRole('button', { name: /^Accept/ });

test.each(['main', 'cb2'] as const)(
  "TERMS-06 TERMS-07: the button reads 'Accept And Add To Cart' up to 768 px and says 'Terms' above: %s",
  async (brand) => {
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
    await open(page, shop, journeys[brand], journeys[brand].sofa + choices);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await terms(page).getByRole('heading', { name: 'Custom order terms' }).waitFor();
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
