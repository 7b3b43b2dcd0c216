import {
  finishPayment,
  getCart,
  getOrderDetails,
  moveToReviewPage,
  refreshCheckout,
  saveCreditCardToBasket,
  updateItem,
} from '@settee/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  applyCard,
  fillCart,
  goods,
  goToReview,
  submitOrder,
  placed,
  reviewChanged,
  saveDelivery,
} from '../../testing/checkout.ts';
import { completeChallenge, confirm, follow, openChallenge, submit } from '../../testing/challenge.ts';
import { encryptCard } from '../../testing/encrypt-card.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import type { PaymentProvider } from '../../platform/ports/payment-provider.ts';
import { orders } from '../placed-orders/tables.ts';
import { paymentActionTimeoutMs, paymentAttemptTimeoutMs } from './finalize-payment-attempt.ts';
import { resolveStalePaymentAttempts } from './resolve-stale-payment-attempts.ts';
import { providerPayments } from './embedded-provider/tables.ts';
import { orderTenders, paymentAttempts } from './tables.ts';

const cards = {
  visa: '4111111111111111',
  challenge: '4000000000003220',
  challengeFailed: '4000000000003063',
  redirect: '4000000000003246',
} as const;
const unfinished = { isSuccess: false, message: 'PaymentUnfinished', redirectUrl: '/checkout/review' };
const cardDeclined = { isSuccess: false, message: 'CardDeclined', redirectUrl: '/checkout/paymentandbilling' };
const notConfirmed =
  'Your bank couldn’t confirm this payment, so your card wasn’t charged. Please try again or use a different card.';

let shop: TestContext;
/** Runs before an authorization is sent on. */
let onAuthorize: () => Promise<void> = async () => undefined;
const watched = (standard: PaymentProvider): PaymentProvider => ({
  ...standard,
  async authorize(request) {
    await onAuthorize();
    return standard.authorize(request);
  },
});
beforeAll(async () => {
  shop = await createTestContext({ payments: watched });
});
afterAll(() => shop.closeChecked());
beforeEach(() => {
  onAuthorize = async () => undefined;
});

async function atReview(number: string, sku: number = goods.dining) {
  const shopper = createShopper(shop);
  await fillCart(shopper, sku);
  const { basketId } = await goToReview(shopper, { number });
  return { shopper, basketId };
}

async function getPayments(basketId: string) {
  const tenders = await shop.ctx.db
    .select({ id: orderTenders.id })
    .from(orderTenders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, orderTenders.attemptId))
    .where(eq(paymentAttempts.cartId, basketId));
  const ids = tenders.map(({ id }) => id);
  return shop.ctx.db
    .select()
    .from(providerPayments)
    .where(inArray(providerPayments.paymentId, ids))
    .orderBy(providerPayments.createdAt, providerPayments.paymentId);
}
const statuses = async (basketId: string) => (await getPayments(basketId)).map(({ status }) => status);
const countOrders = async (basketId: string) =>
  (await shop.ctx.db.select().from(orders).where(eq(orders.cartId, basketId))).length;

test('README decision 28: a card that needs a challenge places the order once the shopper has completed it', async () => {
  const { shopper, basketId } = await atReview(cards.challenge);
  const { challenge } = await openChallenge(shopper);
  expect([await countOrders(basketId), await statuses(basketId)]).toEqual([0, ['action-required']]);
  const page = await shopper.send('GET', challenge);
  expect(await page.text()).toContain('Confirm it’s you');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const { page: returned, paymentId } = await completeChallenge(shopper, challenge, confirm);
  expect(returned).toBe(`/checkout/review?payment=${paymentId}`);
  expect(await shopper.call(finishPayment, { paymentId })).toEqual(placed);
  expect([await countOrders(basketId), await statuses(basketId)]).toEqual([1, ['captured']]);
  expect(await shopper.call(getOrderDetails, {})).not.toBeNull();
});

test('a page of the bank approves or declines a payment', async () => {
  const approved = await atReview(cards.redirect);
  const one = await openChallenge(approved.shopper);
  expect(await (await approved.shopper.send('GET', one.challenge)).text()).toContain('Approve this payment');
  const back = await completeChallenge(approved.shopper, one.challenge, { action: 'confirm' });
  expect(await approved.shopper.call(finishPayment, { paymentId: back.paymentId })).toEqual(placed);
  const declined = await atReview(cards.redirect);
  const two = await openChallenge(declined.shopper);
  const given = await completeChallenge(declined.shopper, two.challenge, { action: 'cancel' });
  expect(await declined.shopper.call(finishPayment, { paymentId: given.paymentId })).toEqual(cardDeclined);
  expect(await countOrders(declined.basketId)).toBe(0);
});

test.each([
  ['failed', cards.challengeFailed, confirm],
  ['canceled', cards.challenge, { action: 'cancel' }],
])(
  'a %s challenge redirects to the payment step with the reason, also after a reload, and another card then pays',
  async (_, number, fields) => {
    const { shopper, basketId } = await atReview(number);
    const { challenge } = await openChallenge(shopper);
    const { paymentId } = await completeChallenge(shopper, challenge, fields);
    expect(await shopper.call(finishPayment, { paymentId })).toEqual(cardDeclined);
    expect(await shopper.call(finishPayment, { paymentId })).toEqual(cardDeclined);
    const state = await shopper.call(refreshCheckout, {});
    expect(state.step).toBe(3);
    expect(state.paymentData.creditCardData.cardOneInfo?.cardInfo.errors.declineMessage).toBe(notConfirmed);
    await applyCard(shopper);
    await shopper.call(moveToReviewPage, {});
    expect(await shopper.call(finishPayment, { paymentId })).toEqual(unfinished);
    expect(await submitOrder(shopper)).toEqual(placed);
    expect(await statuses(basketId)).toEqual(['declined', 'captured']);
  },
);

test('a wrong code is entered again, and the third wrong one fails the challenge', async () => {
  const { shopper } = await atReview(cards.challenge);
  const { challenge } = await openChallenge(shopper);
  const first = await submit(shopper, challenge, { action: 'confirm', code: '0000', left: '3' });
  // Redirects after the post, so that Back never repeats it.
  expect([first.status, first.headers.get('location')]).toEqual([303, `${challenge}?left=2`]);
  const page = await shopper.send('GET', `${challenge}?left=2`);
  expect(await page.text()).toContain('That code isn’t right. Attempts left: 2.');
  const second = await submit(shopper, challenge, { action: 'confirm', code: '00000', left: '2' });
  expect(second.headers.get('location')).toBe(`${challenge}?left=1`);
  const { paymentId } = await completeChallenge(shopper, challenge, { action: 'confirm', code: '', left: '1' });
  expect(await shopper.call(finishPayment, { paymentId })).toEqual(cardDeclined);
});

test('reloads, Back and further clicks show the same challenge and place one order', async () => {
  const { shopper, basketId } = await atReview(cards.challenge);
  const { action, challenge } = await openChallenge(shopper);
  const again = await openChallenge(shopper);
  expect(again).toEqual({ action, challenge });
  const { back, paymentId } = await completeChallenge(shopper, challenge, confirm);
  // Back to the challenge page, and the form again.
  expect(await (await shopper.send('GET', challenge)).text()).toContain('Nothing to confirm');
  expect((await submit(shopper, challenge, { action: 'cancel' })).status).toBe(303);
  expect(await follow(shopper, back)).toBe(`/checkout/review?payment=${paymentId}`);
  const review = shopper.review();
  const results = await Promise.all([
    shopper.call(finishPayment, { paymentId }),
    shopper.call(finishPayment, { paymentId }),
    submitOrder(shopper, review),
    shopper.call(finishPayment, { paymentId }),
  ]);
  expect(results).toEqual([placed, placed, placed, placed]);
  expect(await shopper.call(finishPayment, { paymentId })).toEqual(placed);
  expect(await follow(shopper, back)).toBe('/checkout/confirmation');
  expect(await follow(shopper, action)).toBe('/checkout/review');
  expect([await countOrders(basketId), await statuses(basketId)]).toEqual([1, ['captured']]);
});

test('a click on Place Order after the challenge places the order without the way back', async () => {
  const { shopper, basketId } = await atReview(cards.challenge);
  const { challenge } = await openChallenge(shopper);
  await submit(shopper, challenge, confirm);
  expect(await submitOrder(shopper)).toEqual(placed);
  expect([await countOrders(basketId), await statuses(basketId)]).toEqual([1, ['captured']]);
});

test('a cart that changes during the challenge is not charged, and its new review is placed by another payment', async () => {
  const { shopper, basketId } = await atReview(cards.challenge);
  const { challenge } = await openChallenge(shopper);
  const { lineItems } = await shopper.call(getCart, {});
  await shopper.call(updateItem, { id: lineItems[0]?.id ?? '', quantity: 2 });
  const { paymentId } = await completeChallenge(shopper, challenge, confirm);
  expect(await shopper.call(finishPayment, { paymentId })).toEqual(reviewChanged);
  expect([await countOrders(basketId), await statuses(basketId)]).toEqual([0, ['voided']]);
  expect(await shopper.call(finishPayment, { paymentId })).toEqual(unfinished);
  await shopper.call(refreshCheckout, {});
  const next = await openChallenge(shopper);
  const done = await completeChallenge(shopper, next.challenge, confirm);
  expect(await shopper.call(finishPayment, { paymentId: done.paymentId })).toEqual(placed);
  expect(await statuses(basketId)).toEqual(['voided', 'captured']);
});

test('another card chosen during the challenge replaces its payment, and the open challenge no longer has an effect', async () => {
  const { shopper, basketId } = await atReview(cards.challenge);
  const { challenge } = await openChallenge(shopper);
  await applyCard(shopper);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  expect(await statuses(basketId)).toEqual(['voided', 'captured']);
  await submit(shopper, challenge, confirm);
  expect(await statuses(basketId)).toEqual(['voided', 'captured']);
});

test('an abandoned challenge is voided after its time; the cart stays, and a return after it charges nothing', async () => {
  const { shopper, basketId } = await atReview(cards.challenge);
  const { challenge } = await openChallenge(shopper);
  shop.clock.moveBy(paymentAttemptTimeoutMs + 1);
  await resolveStalePaymentAttempts(shop.ctx, true);
  expect(await statuses(basketId)).toEqual(['action-required']);
  shop.clock.moveBy(paymentActionTimeoutMs);
  await resolveStalePaymentAttempts(shop.ctx, false);
  expect(await statuses(basketId)).toEqual(['voided']);
  const { paymentId } = await completeChallenge(shopper, challenge, confirm);
  expect(await shopper.call(finishPayment, { paymentId })).toEqual(unfinished);
  expect([await countOrders(basketId), await statuses(basketId)]).toEqual([0, ['voided']]);
  expect((await shopper.call(refreshCheckout, {})).step).toBe(4);
});

async function payWithTwo(second: string, first: string = cards.visa) {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  await saveDelivery(shopper);
  const { orderSummary } = await shopper.call(refreshCheckout, {});
  await shopper.call(saveCreditCardToBasket, {
    cardOneData: { ...(await encryptCard(shopper, { number: first })), appliedAmount: orderSummary.total - 2_000 },
    cardTwoData: { ...(await encryptCard(shopper, { number: second })), appliedAmount: 2_000 },
  });
  const { basketId } = await shopper.call(moveToReviewPage, {});
  return { shopper, basketId };
}

test('the second of two cards needs a challenge: when it fails, the first one is voided', async () => {
  const { shopper, basketId } = await payWithTwo(cards.challengeFailed);
  const { challenge } = await openChallenge(shopper);
  expect((await statuses(basketId)).toSorted()).toEqual(['action-required', 'authorized']);
  const { paymentId } = await completeChallenge(shopper, challenge, confirm);
  expect(await shopper.call(finishPayment, { paymentId })).toEqual(cardDeclined);
  expect([await countOrders(basketId), await statuses(basketId)]).toEqual([0, ['voided', 'voided']]);
  const { creditCardData } = (await shopper.call(refreshCheckout, {})).paymentData;
  expect(creditCardData.cardOneInfo?.cardInfo.errors.declineMessage).toBe('');
  expect(creditCardData.cardTwoInfo?.cardInfo.errors.declineMessage).toBe(notConfirmed);
});

test('two cards that each need a challenge pay one order after both', async () => {
  const { shopper, basketId } = await payWithTwo(cards.redirect, cards.challenge);
  const one = await openChallenge(shopper);
  const back = await completeChallenge(shopper, one.challenge, confirm);
  const second = await shopper.call(finishPayment, { paymentId: back.paymentId });
  expect(second).toMatchObject({ message: 'ActionRequired' });
  const challenge = await follow(shopper, 'redirectUrl' in second ? second.redirectUrl : '');
  expect(challenge).not.toBe(one.challenge);
  const done = await completeChallenge(shopper, challenge, { action: 'confirm' });
  expect(await shopper.call(finishPayment, { paymentId: done.paymentId })).toEqual(placed);
  expect([await countOrders(basketId), await statuses(basketId)]).toEqual([1, ['captured', 'captured']]);
});

test('another shopper can neither open nor finish a payment', async () => {
  const { shopper, basketId } = await atReview(cards.challenge);
  const { action, challenge } = await openChallenge(shopper);
  const { back, paymentId } = await completeChallenge(shopper, challenge, confirm);
  const stranger = createShopper(shop);
  await fillCart(stranger);
  expect(await follow(stranger, action)).toBe('/checkout/review');
  expect(await follow(stranger, back)).toBe('/checkout/cart');
  expect(await stranger.call(finishPayment, { paymentId })).toEqual(unfinished);
  expect(await countOrders(basketId)).toBe(0);
  expect(await shopper.call(finishPayment, { paymentId })).toEqual(placed);
});

test('a process that dies while it finishes a challenge is taken over, and the authorization is voided', async () => {
  const { shopper, basketId } = await atReview(cards.challenge);
  const { challenge } = await openChallenge(shopper);
  const { paymentId } = await completeChallenge(shopper, challenge, confirm);
  onAuthorize = () => new Promise(() => undefined);
  void shopper.call(finishPayment, { paymentId }).catch(() => undefined);
  const attempt = async () =>
    (await shop.ctx.db.select().from(paymentAttempts).where(eq(paymentAttempts.cartId, basketId)))[0]?.status;
  await expect.poll(attempt).toBe('started');
  onAuthorize = async () => undefined;
  shop.clock.moveBy(paymentAttemptTimeoutMs + 1);
  expect(await shopper.call(finishPayment, { paymentId })).toEqual(unfinished);
  expect([await countOrders(basketId), await statuses(basketId)]).toEqual([0, ['voided']]);
});

test.each([
  ['4000000000003105', 'Your card didn’t cover the whole amount. Please use a different card.'],
  [
    '4000000000003188',
    'Your bank didn’t respond, so your card wasn’t charged. Please try again or use a different card.',
  ],
])('the card %s is voided and its reason shows at the payment step', async (number, reason) => {
  const { shopper, basketId } = await atReview(number);
  expect(await submitOrder(shopper)).toEqual(cardDeclined);
  expect([await countOrders(basketId), await statuses(basketId)]).toEqual([0, ['voided']]);
  const { creditCardData } = (await shopper.call(refreshCheckout, {})).paymentData;
  expect(creditCardData.cardOneInfo?.cardInfo.errors.declineMessage).toBe(reason);
});
