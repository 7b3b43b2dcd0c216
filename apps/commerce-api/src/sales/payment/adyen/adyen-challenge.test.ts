import {
  finishPayment,
  getOrderDetails,
  moveToReviewPage,
  placeOrder,
  refreshCheckout,
  saveCreditCardToBasket,
} from '@settee/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adyenCard, startAdyenShop } from '../../../testing/adyen-shop.ts';
import { adyenAccount, adyenCards } from '../../../testing/adyen-account.ts';
import { follow } from '../../../testing/challenge.ts';
import { paymentActionTimeoutMs } from '../finalize-payment-attempt.ts';
import { placed, submitOrder } from '../../../testing/checkout.ts';
import type { TestShopper } from '../../../testing/shopper.ts';
import { resolveStalePaymentAttempts } from '../resolve-stale-payment-attempts.ts';
import { paymentAttempts } from '../tables.ts';

let started: Awaited<ReturnType<typeof startAdyenShop>>;
beforeAll(async () => {
  started = await startAdyenShop({ TRUST_PROXY: '1' });
});
afterAll(() => started.close());

const declined = { isSuccess: false, message: 'CardDeclined', redirectUrl: '/checkout/paymentandbilling' };
const responseSchema = v.object({ message: v.string(), redirectUrl: v.string() });
const browserInfo = { colorDepth: 24, language: 'en-US', screenHeight: 900, screenWidth: 1440, timeZoneOffset: 300 };
/** Headers that a browser behind a proxy sends. */
const browserHeaders = { 'user-agent': 'Browser/1', 'x-forwarded-for': '203.0.113.7' };

async function sendFromBrowser(shopper: TestShopper, { path }: { path: string }, body: object) {
  const reply = await shopper.send('POST', path, { ...body, browserInfo }, browserHeaders);
  return v.parse(responseSchema, await reply.json());
}

/** Clicks Place Order and opens Adyen's page; returns the way back from it. */
async function challenge(shopper: TestShopper) {
  return openAdyen(shopper, await sendFromBrowser(shopper, placeOrder, { adata: '', ...shopper.review() }));
}

async function openAdyen(shopper: TestShopper, response: v.InferOutput<typeof responseSchema>) {
  expect(response.message).toBe('ActionRequired');
  const url = new URL(await follow(shopper, response.redirectUrl));
  expect(`${url.origin}/v71`).toBe(started.adyen.url);
  const paymentId = response.redirectUrl.split('/').at(-1) ?? '';
  const back = new URL(started.adyen.payments.get(paymentId)?.returnUrl ?? '').pathname;
  const data = url.searchParams.get('MD') ?? '';
  return { paymentId, data, comeBack: (result: string) => follow(shopper, `${back}?redirectResult=${result}`) };
}

test.each([
  ['approved', placed],
  ['failed', declined],
])('a 3-D Secure challenge that is %s by redirect and /payments/details', async (decision, result) => {
  const { shopper, orderId } = await started.atReview(adyenCards.challenge);
  const { paymentId, data, comeBack } = await challenge(shopper);
  expect(await comeBack(`${data}.${decision}`)).toBe(`/checkout/review?payment=${paymentId}`);
  expect(await shopper.call(finishPayment, { paymentId })).toEqual(result);
  expect(await shopper.call(finishPayment, { paymentId })).toEqual(result);
  expect((await orderId()) !== null).toBe(result.isSuccess);
  await started.deliver();
});

test('README decision 28: Place Order sends the shopper’s browser to Adyen; without it a challenge is declined', async () => {
  const { shopper, payments } = await started.atReview(adyenCards.challenge);
  await challenge(shopper);
  const sent = { ...browserInfo, userAgent: 'Browser/1', acceptHeader: '*/*', javaEnabled: false };
  expect((await payments()).map((each) => each?.shopper)).toEqual([
    { shopperIP: '203.0.113.7', origin: 'http://localhost', browserInfo: sent },
  ]);
  const other = await started.atReview(adyenCards.challenge);
  expect(await submitOrder(other.shopper)).toEqual(declined);
});

/** The browsers that are stored with the payments of a cart. */
async function browsersOf(basketId: string) {
  const { db } = started.shop.ctx;
  return (await db.select().from(paymentAttempts).where(eq(paymentAttempts.cartId, basketId))).map(
    ({ browser }) => browser,
  );
}

/** A shopper at the review who pays with two cards that need a challenge. */
async function atReviewWithTwo() {
  const shopper = await started.atPayment();
  const { orderSummary } = await shopper.call(refreshCheckout, {});
  const card = await adyenCard(adyenCards.challenge);
  await shopper.call(saveCreditCardToBasket, {
    cardOneData: { ...card, appliedAmount: orderSummary.total - 1_000 },
    cardTwoData: { ...card, appliedAmount: 1_000 },
  });
  const { basketId } = await shopper.call(moveToReviewPage, {});
  return { shopper, basketId };
}

test('README decision 28: the return from the first card’s challenge sends the browser for the challenge of the second card', async () => {
  const { shopper } = await atReviewWithTwo();
  const one = await challenge(shopper);
  await one.comeBack(`${one.data}.approved`);
  const two = await openAdyen(shopper, await sendFromBrowser(shopper, finishPayment, { paymentId: one.paymentId }));
  expect(two.paymentId).not.toBe(one.paymentId);
  await two.comeBack(`${two.data}.approved`);
  expect(await shopper.call(finishPayment, { paymentId: two.paymentId })).toEqual(placed);
  await started.deliver();
});

/** Completes a challenge on the page of the bank, and never returns to the shop: Adyen reports it in a webhook. */
async function completeAway(data: string) {
  const headers = { 'x-api-key': adyenAccount.apiKey, 'content-type': 'application/json' };
  const { merchantAccount } = adyenAccount;
  const body = JSON.stringify({ merchantAccount, details: { redirectResult: `${data}.approved` } });
  await fetch(`${started.adyen.url}/payments/details`, { method: 'POST', headers, body });
  return started.adyen.takeDelivery();
}

test('README decision 28: the webhook of the first card’s challenge sends the browser of the click for the second card, which then has its own challenge', async () => {
  const { shopper, basketId } = await atReviewWithTwo();
  const one = await challenge(shopper);
  expect(await started.post(await completeAway(one.data))).toBe(200);
  const waiting = await shopper.call(finishPayment, { paymentId: one.paymentId });
  const two = await openAdyen(shopper, v.parse(responseSchema, waiting));
  expect(two.paymentId).not.toBe(one.paymentId);
  const sent = { ...browserInfo, userAgent: 'Browser/1', acceptHeader: '*/*', javaEnabled: false };
  expect(started.adyen.payments.get(two.paymentId)?.shopper.browserInfo).toEqual(sent);
  await two.comeBack(`${two.data}.approved`);
  expect(await shopper.call(finishPayment, { paymentId: two.paymentId })).toEqual(placed);
  expect(await browsersOf(basketId)).toEqual([null]);
  await started.deliver();
});

test('README decision 28: no browser is stored of a payment that was not completed', async () => {
  const { shopper, basketId } = await atReviewWithTwo();
  await challenge(shopper);
  expect(await browsersOf(basketId)).toEqual([{ address: '203.0.113.7', userAgent: 'Browser/1', info: browserInfo }]);
  started.shop.clock.moveBy(paymentActionTimeoutMs + 1);
  await resolveStalePaymentAttempts(started.shop.ctx, false);
  expect(await browsersOf(basketId)).toEqual([null]);
  await started.deliver();
});

test('the result of another payment does not pay this one', async () => {
  const cheap = await started.atReview(adyenCards.challenge);
  const one = await challenge(cheap.shopper);
  const dear = await started.atReview(adyenCards.challenge);
  const two = await challenge(dear.shopper);
  await two.comeBack(`${one.data}.approved`);
  expect(await dear.shopper.call(finishPayment, { paymentId: two.paymentId })).toMatchObject({
    message: 'ActionRequired',
  });
  expect(await dear.orderId()).toBeNull();
  started.adyen.takeDelivery();
});

test('the webhook of a completed challenge places the order of a shopper who never returned, once', async () => {
  const { shopper, orderId, payments } = await started.atReview(adyenCards.challenge);
  const { data } = await challenge(shopper);
  const delivery = await completeAway(data);
  expect(await Promise.all([started.post(delivery), started.post(delivery)])).toEqual([200, 200]);
  expect(await orderId()).not.toBeNull();
  expect(await shopper.call(getOrderDetails, {})).not.toBeNull();
  // The reference that a capture needs is in the webhook alone.
  expect((await payments()).map((each) => each?.captured === each?.value)).toEqual([true]);
});
