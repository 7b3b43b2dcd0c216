import { applyGiftCardTender, moveToReviewPage, refreshCheckout } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resolveStalePaymentAttempts } from '../payment/resolve-stale-payment-attempts.ts';
import { paymentAttemptTimeoutMs } from '../payment/finalize-payment-attempt.ts';
import { orderTenders, paymentAttempts } from '../payment/tables.ts';
import {
  applyCard,
  goods,
  goToReview,
  submitOrder,
  placed,
  reviewChanged,
  getReview,
  shopperAtPayment,
} from '../../testing/checkout.ts';
import { fifty, fiveThousand, getSpentAmount } from '../../testing/gift-cards.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { valueAccounts, valueHolds } from './embedded-stored-value/tables.ts';
import type { StoredValue } from '../../platform/ports/stored-value.ts';

type Fault = 'none' | 'recovered before hold' | 'dies after hold' | 'hangs after hold';
let fault: Fault = 'none';

/** The embedded stored value with the faults of a real line. */
const faulty = (standard: StoredValue): StoredValue => ({
  ...standard,
  async hold(attemptId, part) {
    if (fault === 'recovered before hold') {
      fault = 'none';
      shop.clock.moveBy(paymentAttemptTimeoutMs + 1);
      await resolveStalePaymentAttempts(shop.ctx, false);
    }
    const result = await standard.hold(attemptId, part);
    if (fault === 'dies after hold') throw new Error('the line is dead');
    if (fault === 'hangs after hold') return new Promise(() => undefined);
    return result;
  },
});

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext({ storedValue: faulty });
});
afterAll(() => shop.close());
beforeEach(async () => {
  fault = 'none';
  await shop.ctx.db.update(valueAccounts).set({ spent: 0 });
});

const atPayment = (sku?: number) => shopperAtPayment(shop, sku);

test('a gift card that another order has spent: nothing is charged, and the shopper is redirected to the payment step', async () => {
  const [one, other] = [await atPayment(), await atPayment()];
  for (const shopper of [one, other]) {
    await shopper.call(applyGiftCardTender, fiveThousand);
    await shopper.call(moveToReviewPage, {});
  }
  await shop.ctx.db
    .update(valueAccounts)
    .set({ spent: 490_000 })
    .where(eq(valueAccounts.number, fiveThousand.cardNumber));
  expect(await submitOrder(one)).toEqual({
    isSuccess: false,
    message: 'TenderChanged',
    redirectUrl: '/checkout/paymentandbilling',
  });
  const state = await one.call(refreshCheckout, {});
  expect(state.step).toBe(3);
  expect(state.paymentData.giftCardData).toEqual({
    giftCards: [{ cardNumber: '0036', appliedAmount: 10_000, remaining: 0 }],
    errorMessage: 'Your balance has changed. Please check the amount due.',
  });
  expect(await getSpentAmount(shop, fiveThousand)).toBe(490_000);
  await applyCard(one);
  const fresh = await one.call(moveToReviewPage, {});
  expect(fresh.paymentData.giftCardData.errorMessage).toBe('');
  expect(await submitOrder(one)).toEqual(placed);
  expect(await getSpentAmount(shop, fiveThousand)).toBe(500_000);
});

test('two orders at once never spend more than a gift card holds', async () => {
  const shoppers = await Promise.all([1, 2, 3].map(() => atPayment(goods.loveseat)));
  for (const shopper of shoppers) {
    await shopper.call(applyGiftCardTender, fifty);
    await applyCard(shopper);
    await shopper.call(moveToReviewPage, {});
  }
  const responses = await Promise.all(shoppers.map((shopper) => submitOrder(shopper)));
  expect(responses.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
  expect(await getSpentAmount(shop, fifty)).toBe(5_000);
});

test('a declined card gives the gift card back', async () => {
  const shopper = await atPayment();
  await shopper.call(applyGiftCardTender, fifty);
  await applyCard(shopper, { number: '4000000000000002' });
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toMatchObject({ isSuccess: false, message: 'CardDeclined' });
  expect(await getSpentAmount(shop, fifty)).toBe(0);
  await applyCard(shopper);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  expect(await getSpentAmount(shop, fifty)).toBe(5_000);
});

test('a hold with a lost response is released, and the next click pays once', async () => {
  const shopper = await atPayment();
  await shopper.call(applyGiftCardTender, fifty);
  await applyCard(shopper);
  await shopper.call(moveToReviewPage, {});
  fault = 'dies after hold';
  await expect(submitOrder(shopper)).rejects.toThrow('Status: 500');
  expect(await getSpentAmount(shop, fifty)).toBe(0);
  fault = 'none';
  expect(await submitOrder(shopper)).toEqual(placed);
  expect(await getSpentAmount(shop, fifty)).toBe(5_000);
});

test('a process that dies with a hold: the recovery gives it back', async () => {
  const shopper = await atPayment();
  const { basketId } = await shopper.call(applyGiftCardTender, fiveThousand);
  await shopper.call(moveToReviewPage, {});
  fault = 'hangs after hold';
  void submitOrder(shopper).catch(() => undefined);
  await expect.poll(() => getSpentAmount(shop, fiveThousand)).toBeGreaterThan(0);
  fault = 'none';
  shop.clock.moveBy(paymentAttemptTimeoutMs + 1);
  await resolveStalePaymentAttempts(shop.ctx, false);
  expect(await getSpentAmount(shop, fiveThousand)).toBe(0);
  const [attempt] = await shop.ctx.db.select().from(paymentAttempts).where(eq(paymentAttempts.cartId, basketId));
  expect(attempt?.status).toBe('voided');
  const tenders = await shop.ctx.db
    .select()
    .from(orderTenders)
    .where(eq(orderTenders.attemptId, attempt?.id ?? ''));
  expect(tenders).toMatchObject([{ kind: 'giftCard', status: 'released' }]);
  const late = { token: tenders[0]?.token ?? '', amount: 100 };
  expect(await shop.ctx.storedValue.hold(attempt?.id ?? '', late)).toEqual({ isHeld: false, short: null });
  expect(await getSpentAmount(shop, fiveThousand)).toBe(0);
});

test('a hold that arrives after its attempt was abandoned has no effect; the click continues with a new attempt', async () => {
  const shopper = await atPayment();
  await shopper.call(applyGiftCardTender, fiveThousand);
  const { orderSummary } = await shopper.call(moveToReviewPage, {});
  fault = 'recovered before hold';
  expect(await submitOrder(shopper)).toEqual(placed);
  expect(await getSpentAmount(shop, fiveThousand)).toBe(orderSummary.total);
});

test('a repeated hold is not applied twice', async () => {
  const shopper = await atPayment();
  await shopper.call(applyGiftCardTender, fifty);
  const [row] = await shop.ctx.db.select().from(valueAccounts).where(eq(valueAccounts.number, fifty.cardNumber));
  const part = { token: row?.token ?? '', amount: 4_000 };
  const attemptId = shop.ctx.ids.row();
  expect(await shop.ctx.storedValue.hold(attemptId, part)).toEqual({ isHeld: true });
  expect(await shop.ctx.storedValue.hold(attemptId, part)).toEqual({ isHeld: true });
  expect(await getSpentAmount(shop, fifty)).toBe(4_000);
  const other = shop.ctx.ids.row();
  expect(await shop.ctx.storedValue.hold(other, part)).toEqual({
    isHeld: false,
    short: { token: row?.token, balance: 1_000 },
  });
  await shop.ctx.storedValue.capture(attemptId, part.token);
  await shop.ctx.storedValue.release(attemptId, part.token);
  expect(await getSpentAmount(shop, fifty)).toBe(4_000);
  const holds = await shop.ctx.db.select().from(valueHolds).where(eq(valueHolds.attemptId, attemptId));
  expect(holds.filter(({ amount }) => amount > 0)).toMatchObject([{ status: 'taken' }]);
});

test('a gift card added in another tab during the review requires a new review before any charge', async () => {
  const shopper = await atPayment();
  const shown = getReview(await goToReview(shopper));
  await shopper.call(applyGiftCardTender, fifty);
  expect(await submitOrder(shopper, shown)).toEqual(reviewChanged);
  await shopper.call(refreshCheckout, {});
  expect(await submitOrder(shopper)).toEqual(placed);
});
