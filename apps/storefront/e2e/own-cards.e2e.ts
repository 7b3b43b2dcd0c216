import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityCode } from '../../../tooling/card-data.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, startAsGuest, toPayment, journeys } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';

const journey = journeys.main;
const house = '6035320000007001';

let browser: Browser;
let shop: RunningShop;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const number = (page: Page) => page.getByLabel('Card Number');
const expiration = (page: Page) => page.getByLabel('Expiration MM/YY');
const code = (page: Page) => page.getByLabel('Security Code', { exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Next: Review & Place Order' }).click();

async function atPayment(at: RunningShop, options: Parameters<typeof newVisitor>[1] = {}) {
  const visitor = await newVisitor(browser, options);
  await addSmall(visitor.page, at, journey);
  await startAsGuest(visitor.page, at, journey);
  await toPayment(visitor.page, journey);
  return visitor;
}

async function placeOrder(page: Page): Promise<void> {
  await next(page);
  await page.waitForURL('**/checkout/review');
  await page.getByRole('button', { name: 'Place Order', exact: true }).first().click();
  await page.waitForURL('**/checkout/confirmation');
}

test('CARD-24, CARD-42, CARD-43: a typed house card hides expiration and code, is taken without them, and pays the order', async () => {
  const { page, complaints, leave } = await atPayment(shop);
  await number(page).fill('4111');
  await code(page).waitFor();
  await number(page).fill(house);
  await code(page).waitFor({ state: 'detached' });
  await expect.poll(() => expiration(page).count()).toBe(0);
  await placeOrder(page);
  await expect
    .poll(() => page.getByRole('region', { name: 'Payment' }).innerText())
    .toContain('House Card ending in 7001');
  expect(complaints).toEqual([]);
  await leave();
});

test.each([
  ['CARD-24', '5243660000008001', 'Rewards Mastercard ending in 8001'],
  ['CARD-27', '8888880000009001', 'Imprint ending in 9001'],
])('%s: a typed %s is recognized and pays the order as %s', async (_id, typed, name) => {
  const { page, complaints, leave } = await atPayment(shop);
  await number(page).fill(typed);
  await expiration(page).fill('08/31');
  await code(page).fill(securityCode);
  await placeOrder(page);
  await expect.poll(() => page.getByRole('region', { name: 'Payment' }).innerText()).toContain(name);
  expect(complaints).toEqual([]);
  await leave();
});

test('CARD-24, CARD-27: a shop without such cards takes none of them', async () => {
  const plain = await startShop({
    HOUSE_CARD_RANGES: 'none',
    REWARDS_CARD_RANGES: 'none',
    IMPRINT_CARD_RANGES: 'none',
  });
  const { page, leave } = await atPayment(plain);
  for (const typed of [house, '8888880000009001']) {
    await number(page).fill(typed);
    await expiration(page).fill('08/31');
    await code(page).fill(securityCode);
    await next(page);
    await page.getByText('The credit card number you entered is not valid.').waitFor();
  }
  await leave();
  await plain.stop();
});

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1';

test('CARD-40, CARD-41: on Chrome on iOS the number is formatted later, and what autofill writes without an event is read', async () => {
  const { page, leave } = await atPayment(shop, { userAgent });
  const shown = await number(page).evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '41111111');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return input.value;
  });
  expect(shown).toBe('41111111');
  await expect.poll(() => number(page).inputValue()).toBe('4111 1111');
  // Autofill fires no event.
  await expiration(page).evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '0829');
  });
  await expect.poll(() => expiration(page).inputValue()).toBe('08/29');
  await leave();
});

test('CARD-40: any other browser formats the number at once', async () => {
  const { page, leave } = await atPayment(shop);
  const shown = await number(page).evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '41111111');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return input.value;
  });
  expect(shown).toBe('4111 1111');
  await leave();
});

test('PAY-06: a guest removes the card of the order; a reload shows the form again, and another card pays', async () => {
  const { page, complaints, leave } = await atPayment(shop);
  await applyCard(page);
  await next(page);
  await page.waitForURL('**/checkout/review');
  await page.getByRole('link', { name: 'Edit Payment' }).click();
  await page.getByRole('button', { name: 'Remove Visa ending in 1111' }).click();
  await number(page).waitFor();
  await page.reload();
  await number(page).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Remove Visa ending in 1111' }).count()).toBe(0);
  await number(page).fill(house);
  await placeOrder(page);
  await expect
    .poll(() => page.getByRole('region', { name: 'Payment' }).innerText())
    .toContain('House Card ending in 7001');
  expect(complaints).toEqual([]);
  await leave();
});
