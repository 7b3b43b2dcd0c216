import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser, type Visitor } from './browser.ts';
import { addSmall, applyCard, startAsGuest, toPayment, toReview, trips, usable } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';

const trip = trips.main;
const lastUnit = '/pell-ottoman/s100203';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

async function atShipping(path: string = trip.small): Promise<Visitor> {
  const visitor = await newVisitor(browser);
  await addSmall(visitor.page, shop, trip, path);
  await startAsGuest(visitor.page, shop, trip);
  return visitor;
}

const orderNumber = async (page: Page) =>
  (
    await page
      .getByText(/Order [A-Z0-9-]{6,}/)
      .first()
      .innerText()
  ).trim();

test('ORDER-09: a declined card is said on the payment step, and another card completes the order', async () => {
  const { page, leave } = await atShipping();
  await toReview(page, trip, '4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
  await page
    .getByText(/declined/i)
    .first()
    .waitFor();
  await applyCard(page);
  await page.getByText('Visa ending in 1111').first().waitFor();
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  await leave();
});

test('a double click on Place Order, and the same request again, make one order', async () => {
  const { page, leave } = await atShipping();
  await toReview(page, trip);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/ReactCheckout/PlaceOrder')) sent.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: 'Place Order', exact: true }).dblclick();
  await page.waitForURL('**/checkout/confirmation');
  expect(sent.length).toBe(1);
  const first = await orderNumber(page);
  await page.reload();
  expect(await orderNumber(page)).toBe(first);
  await leave();
});

test('CHK-20: Back, Forward and reload work at every step, and what was entered is still there', async () => {
  const { page, complaints, leave } = await atShipping();
  await toPayment(page, trip);
  await page.reload();
  await usable(page);
  await page.getByRole('heading', { level: 1, name: 'Payment and Billing' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Shipping and Gift Options' }).waitFor();
  await page.reload();
  await usable(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Shipping', exact: true }).waitFor();
  await page.reload();
  await usable(page);
  expect(await page.getByLabel('Address 1', { exact: true }).inputValue()).toBe(trip.address['Address 1']);
  await page.goForward();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Payment and Billing' }).waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await page.goto(shop.at('/checkout/review', trip.host));
  expect(new URL(page.url()).pathname).not.toBe('/checkout/review');
  expect(complaints).toEqual([]);
  await leave();
});

test('VALID-03: the last unit bought by someone else between review and place order is said, and nothing is charged', async () => {
  const slow = await atShipping(lastUnit);
  await toReview(slow.page, trip);
  const quick = await atShipping(lastUnit);
  await toReview(quick.page, trip);
  await quick.page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await quick.page.waitForURL('**/checkout/confirmation');

  await slow.page.getByRole('button', { name: 'Place Order', exact: true }).click();
  const popup = slow.page.getByRole('dialog', { name: 'Item(s) no longer available' });
  await popup.getByText('Pell Ottoman').waitFor();
  await popup.getByRole('button', { name: 'Remove All' }).click();
  await slow.page.waitForURL('**/checkout/cart');
  await slow.page.getByText('Your cart is empty').waitFor();
  await Promise.all([slow.leave(), quick.leave()]);
});

test('a checkout whose cart was emptied in another tab starts again instead of failing', async () => {
  const { page, leave } = await atShipping();
  const other = await page.context().newPage();
  await other.goto(shop.at('/checkout/cart', trip.host));
  await usable(other);
  await other
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await other.getByText('Your cart is empty').waitFor();
  await page.reload();
  await page.waitForURL('**/checkout/cart');
  await leave();
});
