import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, fillAddress, open, startAsGuest, toReview, journeys, usable } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';
import { routeOnce } from './network.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(() => browser?.close());

const getPath = (page: Page) => new URL(page.url()).pathname;
const networkError = (page: Page) => page.getByRole('alertdialog', { name: 'Network Error' });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** The message of the next line in the log of the shop. */
async function nextLog(page: Page): Promise<string> {
  const request = await page.waitForRequest('**/Checkout/Log');
  return Object(request.postDataJSON()).message;
}

test.each(['main', 'cb2'] as const)(
  'CHK-01, CHK-09, CHK-16: the steps of a guest follow each other, each move after a validation of the cart: %s',
  async (brand) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
    const calls: string[] = [];
    page.on('request', (request) => {
      const [, call] =
        /\/ReactCheckout\/(ValidateCart|MoveTo\w+|PlaceOrder)$/.exec(new URL(request.url()).pathname) ?? [];
      if (call) calls.push(call);
    });
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    const clickButton = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await addSmall(page, shop, journey);
    await startAsGuest(page, shop, journey);
    await heading('Shipping');
    await fillAddress(page, journey);
    await clickButton('Next');
    await heading('Shipping and Gift Options');
    await clickButton('Next: Payment');
    await heading('Payment and Billing');
    await applyCard(page);
    await clickButton('Next: Review & Place Order');
    await heading('Review and Place Order');
    await clickButton('Place Order');
    await heading(/^Thank you/);
    expect(getPath(page)).toBe('/checkout/confirmation');
    expect(calls).toEqual([
      'ValidateCart',
      'MoveToShippingAndGiftOptions',
      'ValidateCart',
      'MoveToPaymentPage',
      'ValidateCart',
      'MoveToReviewPage',
      'ValidateCart',
      'PlaceOrder',
    ]);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('CHK-08, ERR-01, ERR-03, ERR-18, ERR-19, ERR-21, ERR-22, ERR-23: a failed call is logged with its name and address, the button is free, and the popup redirects to the cart', async () => {
  const journey = journeys.main;
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  const broken = { status: 503, body: 'Broken' };
  await routeOnce(page, '**/ReactCart/Checkout', (route) => route.fulfill(broken));
  const startLogged = nextLog(page);
  await page.getByRole('button', { name: 'Checkout Now' }).click();
  expect(JSON.parse(await startLogged)).toMatchObject({ message: 'Status: 503', apiUrl: '/ReactCart/Checkout' });
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()).toBe(0);

  await startAsGuest(page, shop, journey);
  await fillAddress(page, journey);
  await routeOnce(page, '**/ReactCheckout/MoveToShippingAndGiftOptions', (route) => route.fulfill(broken));
  const moveLogged = nextLog(page);
  await next(page).click();
  await networkError(page).waitFor();
  expect(JSON.parse(await moveLogged)).toEqual({
    message: 'Status: 503',
    action: expect.stringMatching(/moveToShippingAndGiftOptions$/i),
    apiUrl: '/ReactCheckout/MoveToShippingAndGiftOptions',
    basketId: expect.stringMatching(/\w/),
  });
  await networkError(page).getByText('Everything you entered is still here.').waitFor();
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
  await networkError(page).getByRole('button', { name: 'Back to Cart' }).click();
  await page.waitForURL('**/checkout/cart');
  await leave();
});

test('ERR-02, ERR-17: a problem without a retry is logged even without a message, and closing its popup redirects to the cart', async () => {
  const journey = journeys.cb2;
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await fillAddress(page, journey);
  await page.route('**/ReactCheckout/ValidateCart', (route) =>
    route.fulfill({ json: { errorType: 1, errorMessage: '', items: [] } }),
  );
  const logged = nextLog(page);
  await next(page).click();
  await networkError(page).getByText('Something went wrong. Please return to your cart and try again.').waitFor();
  expect(JSON.parse(await logged)).toMatchObject({ message: 'No error message provided.', action: 'ValidateCart' });
  await page.keyboard.press('Escape');
  await page.waitForURL('**/checkout/cart');
  await leave();
});

test('VALID-12: an order from a cart that another tab emptied is explained, and the button is free again', async () => {
  const journey = journeys.main;
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await toReview(page, journey);
  const other = await page.context().newPage();
  await open(other, shop, journey, '/checkout/cart');
  const removed = other.waitForResponse('**/RemoveItem');
  await other.getByRole('button', { name: /^Remove / }).click();
  await removed;
  await other.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
  await other.close();
  const placeOrder = page.getByRole('button', { name: 'Place Order', exact: true });
  await placeOrder.click();
  await page.getByRole('alertdialog').getByText('Your cart is empty.').waitFor();
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
  await leave();
});

test('ERR-08, ERR-09, ERR-12, ERR-13: a lost session shows a popup with one button, which restarts the checkout', async () => {
  const journey = journeys.cb2;
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await fillAddress(page, journey);
  await page.context().clearCookies();
  await next(page).click();
  const popup = page.getByRole('alertdialog', { name: 'Session Error' });
  await popup.getByText('Your session has expired. Please select Ok to continue.').waitFor();
  expect(await popup.getByRole('button').allInnerTexts()).toEqual([expect.stringMatching(/^ok$/i)]);
  await page.keyboard.press('Escape');
  expect(await popup.isVisible()).toBe(true);
  await popup.getByRole('button', { name: 'Ok' }).click();
  await page.waitForURL('**/checkout/cart');
  await usable(page);
  await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
  await leave();
});
