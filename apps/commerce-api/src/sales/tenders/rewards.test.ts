import {
  applyRewardCertificate,
  getAccountRewards,
  getAccountRewardsByToken,
  getOrderDetails,
  getRewards,
  getSavedCards,
  moveToReviewPage,
  refreshCheckout,
  removeCertificates,
  removeRewardCertificate,
  saveCreditCardToBasket,
  savePayment,
  verifyCreditCard,
} from '@settee/contract';
import type { CardType, CheckoutState } from '@settee/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAccount, signIn } from '../../testing/account.ts';
import {
  fillCart,
  goods,
  submitOrder,
  placed,
  saveDelivery,
  toronto,
  shopperAtPayment,
} from '../../testing/checkout.ts';
import { encryptCard, encryptText } from '../../testing/encrypt-card.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { valueAccounts } from './embedded-stored-value/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
  await makeAccount(shop, 'nora@example.com');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.ctx.db.update(valueAccounts).set({ spent: 0 });
});

/** Members of the catalog's rewards program; both have a rewards card, Ines also a Visa. */
const ines = { email: 'ines.rewards@example.com', password: 'Settee-Ines-1' };
const otto = { email: 'otto.overflow@example.com', password: 'Settee-Otto-1' };
type Member = typeof ines;

async function enter(shopper: TestShopper, { email, password }: Member): Promise<TestShopper> {
  await signIn(shopper, email, password);
  return shopper;
}

async function memberAtPayment(member: Member): Promise<TestShopper> {
  const shopper = await enter(createShopper(shop), member);
  await fillCart(shopper, goods.dining);
  await saveDelivery(shopper);
  // The account's cart persists between tests.
  await shopper.call(removeCertificates, {});
  return shopper;
}

const idOf = async (shopper: TestShopper, wanted: CardType) =>
  (await shopper.call(getSavedCards, {})).cards.find(({ type }) => type === wanted)?.id ?? '';

const apply = async (shopper: TestShopper, certificateNumber = 'RC100000001') =>
  shopper.call(applyRewardCertificate, {
    certificateNumber,
    accountCardOneData: { id: await idOf(shopper, 'synchrony_cbcc') },
  });
const toCard = ({ paymentData }: CheckoutState) => paymentData.creditCardData.cardOneInfo?.cardInfo;

test('TENDER-07: a certificate is spent with the rewards card, which pays the rest, and the order records both', async () => {
  const shopper = await memberAtPayment(ines);
  const { paymentData, orderSummary } = await apply(shopper);
  expect(paymentData.rewardsData).toMatchObject({
    errorMessage: '',
    successMessage: 'Reward applied.',
    applied: [{ certificateNumber: 'RC100000001', appliedAmount: 2_000, remaining: 0 }],
  });
  expect(paymentData.creditCardData.isOnlyCbccAllowed).toBe(true);
  expect(paymentData.creditCardData.cardOneInfo?.cardInfo).toMatchObject({
    type: 'synchrony_cbcc',
    appliedAmount: orderSummary.total - 2_000,
  });
});

test.each([
  ['RC100000003', ''],
  ['RC100000004', 'This reward has expired.'],
  ['RC100000005', 'We couldn’t find this reward in your account.'],
  ['RC999', 'We couldn’t find this reward in your account.'],
  ["'; drop table", 'We couldn’t find this reward in your account.'],
])('TENDER-07: for %j Ines gets the message %j', async (number, message) => {
  const shopper = await memberAtPayment(ines);
  const { paymentData } = await apply(shopper, number);
  expect(paymentData.rewardsData).toMatchObject({
    errorMessage: message,
    successMessage: message === '' ? 'Reward applied.' : '',
    applied: message === '' ? [{ certificateNumber: number }] : [],
  });
});

test('TENDER-07: a certificate that is applied already, a guest’s, one on the Canadian site and one without the rewards card return the reason', async () => {
  const shopper = await memberAtPayment(ines);
  await apply(shopper);
  const said = ({ paymentData }: CheckoutState) => paymentData.rewardsData.errorMessage;
  expect(said(await apply(shopper))).toBe('This reward is already applied.');
  const guest = await shopperAtPayment(shop);
  expect(said(await guest.call(applyRewardCertificate, { certificateNumber: 'RC100000001' }))).toBe(
    'Please sign in to use your rewards.',
  );
  const abroad = await enter(createShopper(shop, 'main/CANADA'), otto);
  await fillCart(abroad, goods.dining);
  await saveDelivery(abroad, toronto);
  expect(said(await apply(abroad, 'RC100000005'))).toBe('This reward can’t be used on this site.');
  const other = await memberAtPayment(otto);
  await other.call(saveCreditCardToBasket, { cardOneData: await encryptCard(other) });
  expect(said(await other.call(applyRewardCertificate, { certificateNumber: 'RC100000005' }))).toBe(
    'Rewards can only be used with your rewards card.',
  );
});

test('CARD-62, CARD-63: while a certificate pays, another card is not taken; without the certificate it is', async () => {
  const shopper = await memberAtPayment(ines);
  await apply(shopper);
  const state = await shopper.call(saveCreditCardToBasket, { cardOneData: await encryptCard(shopper) });
  expect(toCard(state)).toMatchObject({ type: 'visa', isApplied: false, appliedAmount: 0 });
  expect(toCard(state)?.errors.hasRewardsRestrictionError).toBe(true);
  expect((await shopper.call(moveToReviewPage, {})).step).toBe(3);
  expect(await submitOrder(shopper)).toMatchObject({ isSuccess: false, message: 'CheckoutIncomplete' });
  const free = await shopper.call(removeCertificates, {});
  expect(toCard(free)).toMatchObject({ type: 'visa', isApplied: true, appliedAmount: free.orderSummary.total });
  expect((await shopper.call(moveToReviewPage, {})).step).toBe(4);
});

test('TENDER-08, TENDER-09: one certificate is removed by its number, or all together', async () => {
  const shopper = await memberAtPayment(ines);
  await apply(shopper, 'RC100000001');
  await apply(shopper, 'RC100000003');
  const numbers = ({ paymentData }: CheckoutState) =>
    paymentData.rewardsData.applied.map(({ certificateNumber }) => certificateNumber);
  expect(numbers(await shopper.call(removeRewardCertificate, { certificateNumber: 'RC100000001' }))).toEqual([
    'RC100000003',
  ]);
  expect(numbers(await shopper.call(removeRewardCertificate, { certificateNumber: 'RC100000001' }))).toEqual([
    'RC100000003',
  ]);
  await apply(shopper, 'RC100000001');
  const none = await shopper.call(removeCertificates, {});
  expect(numbers(none)).toEqual([]);
  expect(none.paymentData.creditCardData.isOnlyCbccAllowed).toBe(false);
});

test('TENDER-13: rewards above the order total pay for all of it, show a message and retain the remainder', async () => {
  const shopper = await memberAtPayment(otto);
  const { orderSummary, paymentData } = await apply(shopper, 'RC100000005');
  expect(orderSummary.rewardsTotal).toBe(150_000);
  expect(orderSummary.rewardsExceedOrderTotalMessage).toBe(
    'Your rewards are worth more than this order. Anything left over stays in your account.',
  );
  expect(paymentData.isPaymentNeeded).toBe(false);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  expect(order).toMatchObject({
    cards: [],
    tenders: [{ kind: 'rewardCertificate', number: 'RC100000005', appliedAmount: orderSummary.total }],
  });
  expect(await shopper.call(getRewards, {})).toEqual({ rewardsTotal: 150_000 - orderSummary.total });
});

test('TENDER-17: the account’s rewards are those that are neither spent nor ended; a guest has none to read', async () => {
  const shopper = await memberAtPayment(ines);
  expect(await shopper.call(getRewards, {})).toEqual({ rewardsTotal: 9_000 });
  const nora = createShopper(shop);
  await signIn(nora, 'nora@example.com');
  expect(await nora.call(getRewards, {})).toEqual({ rewardsTotal: 0 });
  await expect(createShopper(shop).call(getRewards, {})).rejects.toThrow('Status: 401');
});

test('TENDER-15, TENDER-16: the rewards card of the order or of the account returns the spendable rewards, next to expire first', async () => {
  const shopper = await memberAtPayment(ines);
  const id = await idOf(shopper, 'synchrony_cbcc');
  const byToken = await shopper.call(getAccountRewardsByToken, { token: id });
  expect(byToken).toMatchObject({
    errorMessage: '',
    rewardsTotal: 9_000,
    certificates: [
      { certificateNumber: 'RC100000003', value: 5_000, endsAt: '2026-03-03T00:00:00.000Z' },
      { certificateNumber: 'RC100000002', value: 2_000, endsAt: '2026-03-06T00:00:00.000Z' },
      { certificateNumber: 'RC100000001', value: 2_000 },
    ],
  });
  const state = await shopper.call(savePayment, { accountCardOneData: { id } });
  const tnsSession = toCard(state)?.basketPaymentId ?? '';
  expect(await shopper.call(getAccountRewards, { tnsSession })).toEqual(byToken);
  const nothing = { rewardsTotal: 0, certificates: [] };
  const visa = await idOf(shopper, 'visa');
  expect(await shopper.call(getAccountRewardsByToken, { token: visa })).toMatchObject(nothing);
  const other = await memberAtPayment(otto);
  expect(await other.call(getAccountRewardsByToken, { token: id })).toMatchObject(nothing);
  expect(await other.call(getAccountRewards, { tnsSession })).toMatchObject(nothing);
  expect(await (await shopperAtPayment(shop)).call(getAccountRewardsByToken, { token: id })).toMatchObject(nothing);
});

test('a certificate that another order of the account has spent redirects to the payment step', async () => {
  const shopper = await memberAtPayment(ines);
  const id = toCard(await apply(shopper))?.id ?? '';
  const code = JSON.stringify({ cvv: '123', encryptedAt: shop.clock.now().toISOString() });
  await shopper.call(verifyCreditCard, { cardData: { id, adyenCardData: await encryptText(shopper, code) } });
  await shopper.call(moveToReviewPage, {});
  await shop.ctx.db.update(valueAccounts).set({ spent: 1_500 });
  expect(await submitOrder(shopper)).toMatchObject({ isSuccess: false, message: 'TenderChanged' });
  const { paymentData } = await shopper.call(refreshCheckout, {});
  expect(paymentData.rewardsData).toMatchObject({
    errorMessage: 'Your balance has changed. Please check the amount due.',
    applied: [{ certificateNumber: 'RC100000001', appliedAmount: 500 }],
  });
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  expect((await shopper.call(getOrderDetails, {}))?.tenders).toEqual([
    { kind: 'rewardCertificate', number: 'RC100000001', appliedAmount: 500 },
  ]);
});
