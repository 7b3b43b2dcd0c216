import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityCode } from '../../../tooling/card-data.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { open, journeys } from './journey.ts';
import { activate, nameOfFocus, tabTo } from './keyboard.ts';
import { type Shop, sharedShop } from './shop.ts';

const journey = journeys.main;

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

async function type(page: Page, label: RegExp, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

test('the whole purchase by keyboard alone', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, journey.sofa);
  await page.keyboard.press('Tab');
  expect(await nameOfFocus(page)).toMatch(/skip/i);

  await tabTo(page, /^76 in/);
  await page.keyboard.press('ArrowRight');
  await activate(page, /^2?\s*Fabric/);
  await tabTo(page, /Oat/);
  await page.keyboard.press('Space');
  await activate(page, /^3?\s*Leg/);
  await tabTo(page, /Natural Oak/);
  await page.keyboard.press('Space');
  await expect.poll(() => new URL(page.url()).search).toBe('?option.11=3002&option.12=1101&option.13=2001');

  await activate(page, /^Add to cart$/);
  await page.getByRole('dialog').waitFor();
  await activate(page, /^Accept Terms And Add To Cart$/);
  await page.waitForURL('**/checkout/cart');

  await page.getByRole('button', { name: 'Checkout Now' }).waitFor();
  await activate(page, /^Checkout Now$/);
  await page.getByRole('dialog').waitFor();
  await activate(page, /^Guest Checkout$/);
  await page.waitForURL('**/checkout/shipping');
  await page.waitForLoadState('networkidle');

  const { State, ...texts } = journey.address;
  const order = ['Full Name', 'Address 1', 'ZIP Code', 'City', 'State', 'Phone Number', 'Email Address'] as const;
  for (const label of order) {
    if (label === 'State') {
      await tabTo(page, /^State/);
      await page.keyboard.type('Illinois');
    } else await type(page, new RegExp(`^${label}`), texts[label]);
  }
  expect(await page.getByLabel('State', { exact: true }).inputValue()).toBe(State);
  await activate(page, /^Next$/);
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await activate(page, /^Next: Payment$/);
  await page.waitForURL('**/checkout/paymentandbilling');

  await type(page, /^Card Number/, '4111111111111111');
  expect(await page.getByLabel('Card Number').inputValue()).toBe('4111 1111 1111 1111');
  await type(page, /^Expiration/, '0831');
  await type(page, /^Security Code/, securityCode);
  // Enter in the card form is 'Next'.
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout/review');
  await activate(page, /^Place Order$/);
  await page.waitForURL('**/checkout/confirmation');
  await page
    .getByText(/Order [A-Z0-9-]{6,}/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
