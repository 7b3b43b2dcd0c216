import {
  addSavedCard,
  applyGiftCardTender,
  getOrderDetails,
  moveToReviewPage,
  removeGiftCardTender,
  saveCreditCardToBasket,
  savePayment,
  verifyCreditCard,
  refreshCheckout,
} from '@settee/contract';
import type { CheckoutState } from '@settee/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAccount, signIn } from '../../testing/account.ts';
import {
  fillCart,
  goods,
  submitOrder,
  placed,
  reviewChanged,
  getReview,
  saveDelivery,
  shopperAtPayment,
} from '../../testing/checkout.ts';
import { fifty, fiveThousand, getSpentAmount } from '../../testing/gift-cards.ts';
import { encryptCard, encryptText } from '../../testing/encrypt-card.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { valueAccounts } from '../tenders/embedded-stored-value/tables.ts';
import { providerPayments } from './embedded-provider/tables.ts';
import type { PaymentProvider } from '../../platform/ports/payment-provider.ts';
import { resolveStalePaymentAttempts } from './resolve-stale-payment-attempts.ts';
import { paymentAttemptTimeoutMs } from './finalize-payment-attempt.ts';
import { orderTenders, paymentAttempts } from './tables.ts';

const visa = '4111111111111111';
const masterCard = '5555555555554444';
const declined = '4000000000000002';

type Fault = 'none' | 'hangs at second' | 'second response lost';
let fault: Fault = 'none';
let seen = 0;

/** The embedded provider on a line that breaks at the second authorization. */
function faulty(standard: PaymentProvider): PaymentProvider {
  return {
    ...standard,
    async authorize(request) {
      const result = await standard.authorize(request);
      seen += 1;
      if (seen === 2 && fault === 'hangs at second') return new Promise(() => undefined);
      if (seen === 2 && fault === 'second response lost') throw new Error('the line is dead');
      return result;
    },
  };
}

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext({ payments: faulty });
});
afterAll(() => shop.close());
beforeEach(async () => {
  [fault, seen] = ['none', 0];
  await shop.ctx.db.update(valueAccounts).set({ spent: 0 });
});

const getCards = ({ paymentData }: CheckoutState) => {
  const { cardOneInfo, cardTwoInfo } = paymentData.creditCardData;
  return [cardOneInfo?.cardInfo, cardTwoInfo?.cardInfo];
};
const amountsOf = (state: CheckoutState) => getCards(state).map((card) => card?.appliedAmount);

/** Encrypts two cards and splits the total between them. */
async function payWithTwo(shopper: TestShopper, second: number, numbers = [visa, masterCard]): Promise<CheckoutState> {
  const { orderSummary } = await shopper.call(moveToReviewPage, {});
  const [one, two] = await Promise.all(numbers.map((number) => encryptCard(shopper, { number })));
  if (!one || !two) throw new Error('Two cards are needed');
  return shopper.call(saveCreditCardToBasket, {
    cardOneData: { ...one, appliedAmount: orderSummary.total - second },
    cardTwoData: { ...two, appliedAmount: second },
  });
}

async function getPayments(basketId: string) {
  const tenders = await shop.ctx.db
    .select({ id: orderTenders.id })
    .from(orderTenders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, orderTenders.attemptId))
    .where(eq(paymentAttempts.cartId, basketId));
  const ids = tenders.map(({ id }) => id);
  const { status, amount } = providerPayments;
  return shop.ctx.db
    .select({ status, amount })
    .from(providerPayments)
    .where(inArray(providerPayments.paymentId, ids))
    .orderBy(amount);
}

test('PAY-07, CARD-19: two encrypted cards fill their slots, each with its amount, and pay an order together', async () => {
  const shopper = await shopperAtPayment(shop);
  const state = await payWithTwo(shopper, 2_000);
  const { total } = state.orderSummary;
  expect(state.paymentData.isPayWithTwoCreditCardsEnabled).toBe(true);
  expect(getCards(state)).toMatchObject([
    { type: 'visa', lastFour: '1111', appliedAmount: total - 2_000, isPrimary: true, selectionIndex: 0 },
    { type: 'mc', lastFour: '4444', appliedAmount: 2_000, isPrimary: false, selectionIndex: 1 },
  ]);
  expect((await shopper.call(moveToReviewPage, {})).step).toBe(4);
  expect(await submitOrder(shopper)).toEqual(placed);
  expect(await getPayments(state.basketId)).toEqual([
    { status: 'captured', amount: 2_000 },
    { status: 'captured', amount: total - 2_000 },
  ]);
  expect((await shopper.call(getOrderDetails, {}))?.cards).toEqual([
    { type: 'visa', lastFour: '1111', appliedAmount: total - 2_000 },
    { type: 'mc', lastFour: '4444', appliedAmount: 2_000 },
  ]);
});

test.each([
  ['too little', (total: number) => [total - 2_001, 2_000]],
  ['too much', (total: number) => [total - 1_999, 2_000]],
  ['none on the first', (total: number) => [undefined, total]],
  ['none on the second', (total: number) => [total, undefined]],
  ['nothing on the second', (total: number) => [total, 0]],
  ['less than nothing', (total: number) => [total + 100, -100]],
  ['a part of a cent', (total: number) => [total - 0.5, 0.5]],
])('TWO-08, TWO-09, TWO-10: amounts that are %s change nothing', async (_, split) => {
  const shopper = await shopperAtPayment(shop);
  const { orderSummary } = await shopper.call(moveToReviewPage, {});
  const [one, two] = split(orderSummary.total);
  const cardOneData = { ...(await encryptCard(shopper)), appliedAmount: one };
  const cardTwoData = { ...(await encryptCard(shopper, { number: masterCard })), appliedAmount: two };
  const call = shopper.call(saveCreditCardToBasket, { cardOneData, cardTwoData });
  await expect(call).rejects.toThrow('Status: 400');
  expect(getCards(await shopper.call(moveToReviewPage, {}))).toEqual([undefined, undefined]);
});

test('PAY-06: a card of the order and a saved one pay together, and one of them alone again', async () => {
  const shopper = createShopper(shop);
  await makeAccount(shop, 'two-cards@example.com');
  await signIn(shopper, 'two-cards@example.com');
  const { cards } = await shopper.call(addSavedCard, await encryptCard(shopper, { number: masterCard }));
  const saved = cards[0]?.id ?? '';
  await fillCart(shopper, goods.dining);
  await saveDelivery(shopper);
  const alone = await shopper.call(saveCreditCardToBasket, { cardOneData: await encryptCard(shopper) });
  const { total } = alone.orderSummary;
  const own = getCards(alone)[0]?.basketPaymentId ?? '';
  const both = await shopper.call(savePayment, {
    cardOneData: { id: own, appliedAmount: 100 },
    accountCardTwoData: { id: saved, appliedAmount: total - 100 },
  });
  expect(getCards(both)).toMatchObject([
    { lastFour: '1111', appliedAmount: 100, basketPaymentId: own, verifyCreditCard: false },
    { id: saved, lastFour: '4444', appliedAmount: total - 100, verifyCreditCard: true },
  ]);
  expect(both.step).toBe(3);
  const code = JSON.stringify({ cvv: '123', encryptedAt: shop.clock.now().toISOString() });
  const encryptedCode = await encryptText(shopper, code);
  const { isSuccess } = await shopper.call(verifyCreditCard, { cardData: { id: saved, adyenCardData: encryptedCode } });
  expect(isSuccess).toBe(true);
  const verified = await shopper.call(moveToReviewPage, {});
  expect(verified.step).toBe(4);
  // A verified card has another id, and the name that it pays by stays.
  const second = getCards(verified)[1];
  expect([second?.id === saved, second?.basketPaymentId]).toEqual([false, getCards(both)[1]?.basketPaymentId]);
  const single = await shopper.call(savePayment, { cardOneData: { id: second?.basketPaymentId ?? '' } });
  expect(getCards(single)).toMatchObject([{ lastFour: '4444', appliedAmount: total, isPrimary: true }, undefined]);
  expect((await shopper.call(moveToReviewPage, {})).step).toBe(4);
});

test('PAY-06: cards of other shoppers, unknown cards and a repeated card are rejected', async () => {
  const owner = await shopperAtPayment(shop);
  const others = getCards(await payWithTwo(owner, 2_000))[0]?.basketPaymentId ?? '';
  const shopper = await shopperAtPayment(shop);
  const state = await payWithTwo(shopper, 2_000);
  const [mine] = getCards(state).map((card) => card?.basketPaymentId ?? '');
  const { total } = state.orderSummary;
  const shared = [
    { cardOneData: { id: others } },
    { cardOneData: { id: 'nonsense' } },
    { accountCardOneData: { id: others } },
    {
      cardOneData: { id: mine ?? '', appliedAmount: total - 1 },
      cardTwoData: { id: mine ?? '', appliedAmount: 1 },
    },
  ];
  for (const body of shared) await expect(shopper.call(savePayment, body)).rejects.toThrow('Status: 400');
  expect(amountsOf(await shopper.call(moveToReviewPage, {}))).toEqual([total - 2_000, 2_000]);
});

test('PAY-06: without a card the payment is removed, and the order needs another one', async () => {
  const shopper = await shopperAtPayment(shop);
  await payWithTwo(shopper, 2_000);
  const shown = getReview(await shopper.call(moveToReviewPage, {}));
  const state = await shopper.call(savePayment, {});
  expect(getCards(state)).toEqual([undefined, undefined]);
  expect(state.step).toBe(3);
  expect(await submitOrder(shopper, shown)).toMatchObject({ isSuccess: false, message: 'CheckoutIncomplete' });
  await shopper.call(saveCreditCardToBasket, { cardOneData: await encryptCard(shopper) });
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
});

test('a card removed in another tab after the review requires a new review before the other card pays in full', async () => {
  const shopper = await shopperAtPayment(shop);
  const state = await payWithTwo(shopper, 2_000);
  const shown = getReview(await shopper.call(moveToReviewPage, {}));
  await shopper.call(savePayment, { cardOneData: { id: getCards(state)[1]?.basketPaymentId ?? '' } });
  expect(await submitOrder(shopper, shown)).toEqual(reviewChanged);
  await shopper.call(refreshCheckout, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  expect((await getPayments(state.basketId)).map(({ amount }) => amount)).toEqual([state.orderSummary.total]);
});

test('a declined second card voids the first one, is named in the message, and the next click pays once', async () => {
  const shopper = await shopperAtPayment(shop);
  const { basketId, orderSummary } = await payWithTwo(shopper, 2_000, [visa, declined]);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toMatchObject({ isSuccess: false, message: 'CardDeclined' });
  expect((await getPayments(basketId)).map(({ status }) => status)).toEqual(['voided', 'voided']);
  const state = await shopper.call(moveToReviewPage, {});
  expect(state.step).toBe(3);
  expect(getCards(state).map((card) => [card?.isApplied, card?.errors.declineMessage !== ''])).toEqual([
    [true, false],
    [false, true],
  ]);
  const good = { id: getCards(state)[0]?.basketPaymentId ?? '', appliedAmount: orderSummary.total - 2_000 };
  const cardTwoData = { ...(await encryptCard(shopper, { number: masterCard })), appliedAmount: 2_000 };
  await shopper.call(saveCreditCardToBasket, { cardOneData: good, cardTwoData });
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  const captured = (await getPayments(basketId)).filter(({ status }) => status === 'captured');
  expect(captured.map(({ amount }) => amount)).toEqual([2_000, orderSummary.total - 2_000]);
});

test('a first card that is declined leaves the second untouched', async () => {
  const shopper = await shopperAtPayment(shop);
  const { basketId } = await payWithTwo(shopper, 2_000, [declined, masterCard]);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toMatchObject({ message: 'CardDeclined' });
  expect(seen).toBe(1);
  const isTaken = and(inArray(providerPayments.status, ['authorized', 'captured']), eq(providerPayments.amount, 2_000));
  const before = (await shop.ctx.db.select().from(providerPayments).where(isTaken)).length;
  await resolveStalePaymentAttempts(shop.ctx, true);
  expect((await shop.ctx.db.select().from(providerPayments).where(isTaken)).length).toBe(before);
  expect((await getPayments(basketId)).every(({ status }) => status === 'voided')).toBe(true);
});

test('a process that dies between the two authorizations: the recovery voids both', async () => {
  const shopper = await shopperAtPayment(shop);
  const { basketId } = await payWithTwo(shopper, 2_000);
  await shopper.call(moveToReviewPage, {});
  fault = 'hangs at second';
  void submitOrder(shopper).catch(() => undefined);
  const statuses = async () => (await getPayments(basketId)).map(({ status }) => status);
  await expect.poll(statuses, { timeout: 30_000 }).toEqual(['authorized', 'authorized']);
  fault = 'none';
  shop.clock.moveBy(paymentAttemptTimeoutMs + 1);
  await resolveStalePaymentAttempts(shop.ctx, false);
  expect(await statuses()).toEqual(['voided', 'voided']);
  expect(await submitOrder(shopper)).toEqual(placed);
  expect((await statuses()).toSorted()).toEqual(['captured', 'captured', 'voided', 'voided']);
});

test('a lost response of the second card voids both, and the next click pays once', async () => {
  const shopper = await shopperAtPayment(shop);
  const { basketId } = await payWithTwo(shopper, 2_000);
  await shopper.call(moveToReviewPage, {});
  fault = 'second response lost';
  await expect(submitOrder(shopper)).rejects.toThrow('Status: 500');
  expect((await getPayments(basketId)).map(({ status }) => status)).toEqual(['voided', 'voided']);
  fault = 'none';
  expect(await submitOrder(shopper)).toEqual(placed);
});

test('a gift card lowers what the first card pays; one that leaves nothing to pay shows a message until it is removed', async () => {
  const shopper = await shopperAtPayment(shop);
  const { orderSummary } = await payWithTwo(shopper, 2_000);
  const { total } = orderSummary;
  const lowered = await shopper.call(applyGiftCardTender, fifty);
  expect(amountsOf(lowered)).toEqual([total - 5_000 - 2_000, 2_000]);
  await shopper.call(removeGiftCardTender, { cardNumber: '0010' });
  const second = total - 1_000;
  const [one, two] = getCards(lowered).map((card) => card?.basketPaymentId ?? '');
  await shopper.call(savePayment, {
    cardOneData: { id: one ?? '', appliedAmount: 1_000 },
    cardTwoData: { id: two ?? '', appliedAmount: second },
  });
  const starved = await shopper.call(applyGiftCardTender, fifty);
  expect(getCards(starved).map((card) => card?.errors.hasZeroAmountError)).toEqual([true, false]);
  expect((await shopper.call(moveToReviewPage, {})).step).toBe(3);
  expect(await submitOrder(shopper)).toMatchObject({ isSuccess: false, message: 'CheckoutIncomplete' });
  const paid = await shopper.call(applyGiftCardTender, fiveThousand);
  expect(paid.paymentData.isPaymentNeeded).toBe(false);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  expect((await getSpentAmount(shop, fifty)) + (await getSpentAmount(shop, fiveThousand))).toBe(total);
  expect((await shopper.call(getOrderDetails, {}))?.cards).toEqual([]);
});
