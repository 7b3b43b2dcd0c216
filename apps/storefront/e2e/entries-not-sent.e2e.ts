import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, journeys, open, startAsGuest, toPayment } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Order summary' });
const isFocused = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement);

async function enterPromo(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a promo code' }).click();
  await page.getByLabel('Promo code').fill(code);
}

test('PAY-01, TENDER-19, TENDER-01: Next at the payment step stops at a rejected code, and applies one that is good with a gift card', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journeys.main);
  await startAsGuest(page, shop, journeys.main);
  await toPayment(page, journeys.main);
  await applyCard(page);
  await enterPromo(page, 'SPRING25');
  const next = page.getByRole('button', { name: 'Next: Review & Place Order' });
  await next.click();
  await page.getByText('This promo code has expired.').first().waitFor();
  await expect.poll(() => isFocused(page, 'Promo code')).toBe(true);
  expect(page.url()).toContain('/checkout/paymentandbilling');

  await page.getByLabel('Promo code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Add a gift card' }).click();
  await page.getByLabel('Gift card number').fill('6006490000000010');
  await next.click();
  await page.getByText('Please enter the PIN.').waitFor();
  await expect.poll(() => isFocused(page, 'PIN')).toBe(true);
  await page.getByRole('button', { name: 'Remove promo code WELCOME10' }).waitFor();

  await page.getByLabel('PIN', { exact: true }).fill('1001');
  await next.click();
  await page.waitForURL('**/checkout/review');
  await expect.poll(() => summaryOf(page).innerText()).toContain('You save');
  await page.getByText('Gift card ending in 0010, $50.00').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('CART-11, CART-19, CART-21: Checkout Now stops at a rejected code, and applies code and donation that were not sent', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journeys.main);
  await open(page, shop, journeys.main, '/checkout/cart');
  await enterPromo(page, 'SPRING25');
  const start = page.getByRole('button', { name: 'Checkout Now' });
  await start.click();
  await page.getByText('This promo code has expired.').first().waitFor();
  await expect.poll(() => isFocused(page, 'Promo code')).toBe(true);

  await page.getByLabel('Promo code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Add a donation' }).click();
  await page.getByLabel('Other amount').fill('12.50');
  await start.click();
  await page.getByRole('button', { name: 'Guest Checkout' }).click();
  await page.waitForURL('**/checkout/shipping');
  await expect.poll(() => summaryOf(page).innerText()).toMatch(/You save[\s\S]*\$12\.50/);
  expect(complaints).toEqual([]);
  await leave();
});
