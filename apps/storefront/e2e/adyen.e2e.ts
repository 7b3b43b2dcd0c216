import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adyenSettings } from '../../commerce-api/src/testing/adyen-account.ts';
import { startAdyen } from '../../commerce-api/src/testing/adyen-simulator.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, journeys, startAsGuest, toReview } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';

let adyen: Awaited<ReturnType<typeof startAdyen>>;
let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  adyen = await startAdyen();
  [shop, browser] = await Promise.all([startShop(adyenSettings(adyen.url)), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  await adyen?.close();
});

const journey = journeys.main;
const challengeCard = '4917 6100 0000 0000';

async function atReview(card?: string) {
  const visitor = await newVisitor(browser);
  await addSmall(visitor.page, shop, journey);
  await startAsGuest(visitor.page, shop, journey);
  await toReview(visitor.page, journey, card);
  return visitor;
}
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order', exact: true }).click();

/** Sends Adyen's webhooks so far, and returns the last payment. */
async function deliver() {
  const body = JSON.stringify(adyen.takeDelivery());
  const reply = await fetch(shop.at('/api/payment/webhook'), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(reply.status).toBe(200);
  return [...adyen.payments.values()].at(-1);
}

test('PAY-07: a guest pays by card at a shop with Adyen, which gets the card encrypted and is charged the total once', async () => {
  const { page, complaints, leave } = await atReview();
  await placeOrder(page);
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText('Thank you').waitFor();
  const payment = await deliver();
  expect(payment).toMatchObject({
    status: 'authorized',
    captured: payment?.value,
    returnUrl: expect.stringContaining(shop.at('/')),
  });
  expect(complaints).toEqual([]);
  await leave();
});

test('README decision 28: a guest confirms a payment at the bank, which gets the browser’s properties from Place Order', async () => {
  const { page, complaints, leave } = await atReview(challengeCard);
  const browserInfo = await page.evaluate(() => ({
    colorDepth: screen.colorDepth,
    language: navigator.language,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timeZoneOffset: new Date().getTimezoneOffset(),
    userAgent: navigator.userAgent,
  }));
  await placeOrder(page);
  await page.getByRole('link', { name: 'approved' }).click();
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText('Thank you').waitFor();
  const payment = await deliver();
  expect(payment).toMatchObject({ status: 'authorized', captured: payment?.value });
  expect(payment?.shopper).toEqual({
    shopperIP: expect.stringMatching(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/),
    origin: new URL(shop.at('/')).origin,
    browserInfo: { ...browserInfo, acceptHeader: '*/*', javaEnabled: false },
  });
  expect(complaints).toEqual([]);
  await leave();
});
