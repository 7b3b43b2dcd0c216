import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityCode } from '../../../tooling/card-data.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { open, journeys } from './journey.ts';
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

interface Focus {
  role: string;
  name: string;
}

/** Returns the approximate screen reader output of the focused element. */
const focused = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null;
    const name = element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '';
    const role = element instanceof HTMLInputElement ? element.type : (element?.tagName.toLowerCase() ?? '');
    return { role, name: name.trim().replace(/\s+/g, ' ') };
  });

/** Tabs until the focused element matches `wanted`. */
async function tabTo(page: Page, wanted: RegExp, key = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press(key);
    const { name } = await focused(page);
    if (wanted.test(name)) return;
    seen.push(name.slice(0, 30));
  }
  throw new Error(`Tab never reached ${wanted}; it passed ${seen.join(' | ')}`);
}

async function type(page: Page, label: RegExp, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

test('the whole purchase by keyboard alone', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, journey.sofa);
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toMatch(/skip/i);

  await tabTo(page, /^76 in/);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /^2?\s*Fabric/);
  await page.keyboard.press('Enter');
  await tabTo(page, /Oat/);
  await page.keyboard.press('Space');
  await tabTo(page, /^3?\s*Leg/);
  await page.keyboard.press('Enter');
  await tabTo(page, /Natural Oak/);
  await page.keyboard.press('Space');
  await expect.poll(() => new URL(page.url()).search).toBe('?option.11=3002&option.12=1101&option.13=2001');

  await tabTo(page, /^Add to cart$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^Accept Terms And Add To Cart$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout/cart');

  await page.getByRole('button', { name: 'Checkout Now' }).waitFor();
  await tabTo(page, /^Checkout Now$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^Guest Checkout$/);
  await page.keyboard.press('Enter');
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
  await tabTo(page, /^Next$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await tabTo(page, /^Next: Payment$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout/paymentandbilling');

  await type(page, /^Card Number/, '4111111111111111');
  expect(await page.getByLabel('Card Number').inputValue()).toBe('4111 1111 1111 1111');
  await type(page, /^Expiration/, '0831');
  await type(page, /^Security Code/, securityCode);
  // Enter in the card form is 'Next'.
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout/review');
  await tabTo(page, /^Place Order$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout/confirmation');
  await page
    .getByText(/Order [A-Z0-9-]{6,}/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
