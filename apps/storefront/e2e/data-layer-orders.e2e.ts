import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { layer } from './data-layer.ts';
import { atPayment } from './failures/payment.ts';
import { addSmall, applyCard, open, startAsGuest, journeys, usable } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';
import { routeOnce } from './network.ts';

const journey = journeys.main;

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

test('a confirmation that loads as a new document reports its order once; an order that is not placed is not reported', async () => {
  const { page, leave } = await newVisitor(browser);
  await atPayment({ page, shop, journey });
  await applyCard(page);
  await clickButton(page, 'Next: Review & Place Order');
  await page.waitForURL('**/checkout/review');
  await routeOnce(page, '**/ReactCheckout/PlaceOrder', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Place Order', exact: true }).first().click();
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await open(page, shop, journey, '/checkout/review');
  expect(await layer(page)).toEqual([]);
  // The code of the next page is not to be had: the shop loads that page whole.
  await routeOnce(page, '**/assets/confirmation-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Place Order', exact: true }).first().click();
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText('Thank you').waitFor();
  await usable(page);
  await expect.poll(async () => (await layer(page)).at(-1)?.event).toBe('purchase');
  await page.reload();
  await usable(page);
  expect(await layer(page)).toEqual([]);
  await leave();
});

test('a field error is reported with its field and rule, never with what was entered', async () => {
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await page.getByLabel('ZIP Code').fill('1234');
  await page.getByLabel('Full Name', { exact: true }).focus();
  const inForm = { event: 'form.fieldError', form: 'shippingAddress' };
  await expect.poll(() => layer(page)).toEqual([{ ...inForm, field: 'postalCode', rule: expect.any(String) }]);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => layer(page)).toContainEqual({ ...inForm, field: 'emailAddress', rule: 'missing' });
  const fields = (await layer(page)).map(({ field }) => field);
  expect(new Set(fields).size).toBe(fields.length);
  expect(JSON.stringify(await layer(page))).not.toContain('1234');
  await leave();
});
