import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser, type Visitor } from './browser.ts';
import { addSmall, applyCard, fillAddress, startAsGuest, toPayment, toReview, journeys, usable } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

const journey = journeys.main;
const lastUnit = '/pell-ottoman/s100203';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

async function atShipping(path: string = journey.small): Promise<Visitor> {
  const visitor = await newVisitor(browser);
  await addSmall(visitor.page, shop, journey, path);
  await startAsGuest(visitor.page, shop, journey);
  return visitor;
}

const orderNumber = async (page: Page) =>
  (
    await page
      .getByText(/Order [A-Z0-9-]{6,}/)
      .first()
      .innerText()
  ).trim();

test('ORDER-09: a declined card shows a message on the payment step, and another card completes the order', async () => {
  const { page, leave } = await atShipping();
  await toReview(page, journey, '4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
  await page
    .getByText(/declined/i)
    .first()
    .waitFor();
  await applyCard(page);
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  await leave();
});

test('a double click on Place Order, and the same request again, make one order', async () => {
  const { page, leave } = await atShipping();
  await toReview(page, journey);
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
  await toPayment(page, journey);
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
  await expect
    .poll(() => page.getByLabel('Address 1', { exact: true }).inputValue())
    .toBe(journey.address['Address 1']);
  await page.goForward();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Payment and Billing' }).waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await page.goto(shop.at('/checkout/review', journey.host));
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/checkout/review');
  expect(complaints).toEqual([]);
  await leave();
});

test('VALID-03: the last unit sold to someone else before the order shows a message, and nothing is charged', async () => {
  const slow = await atShipping(lastUnit);
  await toReview(slow.page, journey);
  const quick = await atShipping(lastUnit);
  await toReview(quick.page, journey);
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

test('a checkout with a cart that was emptied in another tab starts again instead of failing', async () => {
  const { page, leave } = await atShipping();
  const other = await page.context().newPage();
  await other.goto(shop.at('/checkout/cart', journey.host));
  await usable(other);
  const removed = other.waitForResponse((response) => response.url().includes('/ReactCart/'));
  await other
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await removed;
  await other.getByText('Your cart is empty').waitFor();
  await page.reload();
  await page.waitForURL('**/checkout/cart');
  await leave();
});

test('ORDER-01: an order changed in another tab is shown again with its new total, and only a click on that charges it', async () => {
  const { page, leave } = await atShipping();
  await toReview(page, journey);
  const total = () => page.locator('main dl').last().innerText();
  const shownFirst = await total();

  const other = await page.context().newPage();
  await other.goto(shop.at('/checkout/shipping'));
  await usable(other);
  await other.getByLabel('Address 1', { exact: true }).fill('99 W Oak St');
  await other.getByRole('button', { name: 'Next', exact: true }).click();
  await other.waitForURL('**/checkout/shippingandgiftoptions');
  await addSmall(other, shop, journey);

  const responses: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/ReactCheckout/PlaceOrder')) responses.push((await response.json()).message);
  });
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'Your order has changed since you last saw it.' }).waitFor();
  await page.getByText('99 W Oak St').waitFor();
  await expect.poll(total).not.toBe(shownFirst);
  expect(new URL(page.url()).pathname).toBe('/checkout/review');
  const placed = await page.request.get(shop.at('/ReactCheckout/GetOrderDetails'));
  expect(await placed.json()).toBeNull();
  await expect.poll(() => responses).toEqual(['ReviewChanged']);

  const shownAgain = await total();
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  await orderNumber(page);
  const amount = /Total\s*(\S+)/.exec(shownAgain)?.[1];
  expect(amount).toMatch(/^\$\d/);
  await expect.poll(() => page.locator('main').innerText()).toContain(amount);
  await leave();
});

test('ORDER-11: a response without a redirectUrl redirects to the cart', async () => {
  const { page, leave } = await atShipping();
  await toReview(page, journey);
  await page.route('**/ReactCheckout/PlaceOrder', (route) => route.fulfill({ json: { isSuccess: false } }));
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/cart');
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await leave();
});

test('a card number typed into an address or a gift message is rejected at its field', async () => {
  const { page, leave } = await atShipping();
  await fillAddress(page, journey);
  await page.getByRole('button', { name: 'Add Apartment, Suite or Unit' }).click();
  await page.getByLabel(/^Address 2/).fill('4111 1111 1111 1111');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Please do not enter a card number here.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/checkout/shipping');
  await page.getByLabel(/^Address 2/).fill('Apt 3');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await page.getByRole('checkbox', { name: /This order is a gift/ }).check({ force: true });
  await page.getByLabel('Gift message').fill('Use my card 4111-1111-1111-1111');
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.getByText('Please do not enter a card number here.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/checkout/shippingandgiftoptions');
  await page.getByLabel('Gift message').fill('For your new home');
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
  await leave();
});

test('a search with a null character in its URL returns a page of results', async () => {
  const response = await fetch(shop.at('/search?q=so%00fa'));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('so fa');
});
