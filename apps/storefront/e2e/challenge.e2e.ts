import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityCode } from '../../../tooling/card-data.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, journeys, startAsGuest, toPayment, toReview, usable, type Journey } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const cards = {
  challenge: '4000 0000 0000 3220',
  challengeFailed: '4000 0000 0000 3063',
  redirect: '4000 0000 0000 3246',
} as const;
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order', exact: true }).click();
/** Heading of a placed order, such as 'Order K7QF-3MTX-92'. */
const orderNumber = /^Order [\dA-Z]{4}-[\dA-Z-]+$/;
const challengePage = '**/api/payment-provider/challenge/*';
const notConfirmed =
  'Your bank couldn’t confirm this payment, so your card wasn’t charged. Please try again or use a different card.';

async function atReview(journey: Journey, card: string, viewport = { width: 1280, height: 900 }) {
  const visitor = await newVisitor(browser, { viewport });
  await addSmall(visitor.page, shop, journey);
  await startAsGuest(visitor.page, shop, journey);
  await toReview(visitor.page, journey, card);
  return visitor;
}

async function confirmWith(page: Page, code: string) {
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

test('README decision 28: a guest completes a challenge, through Back, a reload and a second click, and gets one order', async () => {
  const { page, complaints, leave } = await atReview(journeys.cb2, cards.challenge);
  await placeOrder(page);
  await page.waitForURL(challengePage);
  await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/checkout/review');
  await usable(page);
  await placeOrder(page);
  await page.waitForURL(challengePage);
  await page.reload();
  await confirmWith(page, '0000');
  await page.getByText('That code isn’t right. Attempts left: 2.').waitFor();
  await confirmWith(page, '1234');
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText(orderNumber).first().waitFor();
  const number = await page.getByText(orderNumber).first().innerText();
  await page.goBack();
  await page.goto(shop.at('/checkout/confirmation', journeys.cb2.host));
  await page.getByText(number).first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('two tabs at one challenge: both end at the same order', async () => {
  const { page, leave } = await atReview(journeys.main, cards.redirect);
  await placeOrder(page);
  await page.waitForURL(challengePage);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Approve' }).click();
  await other.waitForURL('**/checkout/confirmation');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL('**/checkout/confirmation');
  const numbers = [page, other].map((each) => each.getByText(orderNumber).first().innerText());
  expect(new Set(await Promise.all(numbers)).size).toBe(1);
  await leave();
});

test('a failed challenge shows its reason at the payment step, and another card then pays', async () => {
  const { page, complaints, leave } = await atReview(journeys.main, cards.challengeFailed, { width: 360, height: 740 });
  await placeOrder(page);
  await page.waitForURL(challengePage);
  await confirmWith(page, '1234');
  await page.waitForURL('**/checkout/paymentandbilling');
  await page.getByText(notConfirmed).waitFor();
  await applyCard(page);
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  await placeOrder(page);
  await page.waitForURL('**/checkout/confirmation');
  expect(complaints).toEqual([]);
  await leave();
});

test('a canceled challenge of the second of two cards leaves the first one as it was', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journeys.main);
  await startAsGuest(page, shop, journeys.main);
  await toPayment(page, journeys.main);
  await applyCard(page);
  await page.getByRole('button', { name: 'Pay with Two Cards' }).click();
  const popup = page.getByRole('dialog', { name: 'Select Two Cards' });
  await popup.getByRole('button', { name: 'Add New Card' }).click();
  await popup.getByLabel('Card Number').fill(cards.challenge);
  await popup.getByLabel('Expiration MM/YY').fill('08/31');
  await popup.getByLabel('Security Code', { exact: true }).fill(securityCode);
  await popup.getByRole('button', { name: 'Apply', exact: true }).click();
  await popup.getByRole('textbox', { name: 'Visa ending in 3220' }).fill('40');
  await popup.getByRole('button', { name: 'Update Payment' }).click();
  await page.getByText('Pays $40.00').waitFor();
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  await placeOrder(page);
  await page.waitForURL(challengePage);
  await page.getByText('$40.00').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
  await page.getByText(notConfirmed).waitFor();
  await page.getByRole('button', { name: 'Pay with Two Cards' }).click();
  await popup.getByText('Visa ending in 1111').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
