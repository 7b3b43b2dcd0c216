import {
  applyGiftCardTender,
  applyTenderCode,
  getOrderDetails,
  moveToReviewPage,
  refreshCheckout,
  removeGiftCardTender,
  removeTenderCode,
} from '@settee/contract';
import { loginLockout } from '@settee/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loginAttempts } from '../../platform/session/tables.ts';
import { providerPayments } from '../payment/embedded-provider/tables.ts';
import { applyCard, goods, submitOrder, placed, shopperAtPayment } from '../../testing/checkout.ts';
import { fifty, fiveThousand, getSpentAmount } from '../../testing/gift-cards.ts';
import type { RequestTarget } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { valueAccounts } from './embedded-stored-value/tables.ts';
import { cartTenders } from './tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext({}, { TRUST_PROXY: 'true' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.ctx.db.update(valueAccounts).set({ spent: 0 });
  await shop.ctx.db.delete(loginAttempts);
});

const fiveHundred = { cardNumber: '6006490000000028', cardPin: '1002' };
const atPayment = (sku?: number) => shopperAtPayment(shop, sku);

test('TENDER-01: a gift card pays its part and the card the rest; its number and PIN are not stored', async () => {
  const shopper = await atPayment();
  const { paymentData, orderSummary } = await shopper.call(applyGiftCardTender, fifty);
  expect(paymentData.giftCardData).toEqual({
    giftCards: [{ cardNumber: '0010', appliedAmount: 5_000, remaining: 0 }],
    errorMessage: '',
  });
  expect(paymentData.isPaymentNeeded).toBe(true);
  const withCard = await applyCard(shopper);
  expect(withCard.paymentData.creditCardData.cardOneInfo?.cardInfo.appliedAmount).toBe(orderSummary.total - 5_000);
  const stored = (await shop.ctx.db.select().from(cartTenders)).flatMap((row) => Object.values(row).map(String));
  expect(stored).toContain('0010');
  expect(stored.filter((value) => value === fifty.cardPin || value.includes(fifty.cardNumber))).toEqual([]);
  expect(shop.logged.join('')).not.toContain(fifty.cardNumber);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  expect(await getSpentAmount(shop, fifty)).toBe(5_000);
  const order = await shopper.call(getOrderDetails, {});
  expect(order?.orderSummary.total).toBe(orderSummary.total);
  expect(order?.cards).toMatchObject([{ appliedAmount: orderSummary.total - 5_000 }]);
  expect(order?.tenders).toEqual([{ kind: 'giftCard', number: '0010', appliedAmount: 5_000 }]);
  const charged = await shop.ctx.db.select().from(providerPayments);
  expect(charged.at(-1)).toMatchObject({ status: 'captured', amount: orderSummary.total - 5_000 });
});

test('TENDER-01: a gift card that pays for all needs no card, and the order takes no more of it than its total', async () => {
  const shopper = await atPayment();
  const { paymentData, orderSummary, step } = await shopper.call(applyGiftCardTender, fiveThousand);
  expect(paymentData.isPaymentNeeded).toBe(false);
  expect(step).toBe(3);
  expect((await shopper.call(moveToReviewPage, {})).step).toBe(4);
  const before = (await shop.ctx.db.select().from(providerPayments)).length;
  expect(await submitOrder(shopper)).toEqual(placed);
  expect(await getSpentAmount(shop, fiveThousand)).toBe(orderSummary.total);
  expect((await shop.ctx.db.select().from(providerPayments)).length).toBe(before);
  const order = await shopper.call(getOrderDetails, {});
  expect(order?.cards).toEqual([]);
  expect(order?.tenders).toEqual([{ kind: 'giftCard', number: '0036', appliedAmount: orderSummary.total }]);
});

test('TENDER-01: two gift cards and a code pay in turn; a removal makes the next one pay more', async () => {
  const shopper = await atPayment(goods.dining);
  const { total } = (await shopper.call(applyTenderCode, { tenderCodeNumber: 'tc-2001-4400' })).orderSummary;
  await shopper.call(applyGiftCardTender, fifty);
  const all = await shopper.call(applyGiftCardTender, fiveHundred);
  const shares = ({ giftCardData, tenderCodesData }: typeof all.paymentData) => [
    ...giftCardData.giftCards.map(({ appliedAmount }) => appliedAmount),
    ...tenderCodesData.tenderCodes.map(({ appliedAmount }) => appliedAmount),
  ];
  const rest = Math.min(50_000, total - 5_000);
  expect(shares(all.paymentData)).toEqual([5_000, rest, Math.min(2_500, total - 5_000 - rest)]);
  const fewer = await shopper.call(removeGiftCardTender, { cardNumber: '0010' });
  expect(shares(fewer.paymentData)[0]).toBe(Math.min(50_000, total));
  const none = await shopper.call(removeTenderCode, { tenderCodeNumber: 'TC-2001-4400' });
  expect(none.paymentData.tenderCodesData.tenderCodes).toEqual([]);
});

test('TENDER-02: the page that adds to the cart sends number and pin', async () => {
  const shopper = await atPayment();
  const { paymentData } = await shopper.call(applyGiftCardTender, { number: ' 6006 4900 0000 0010', pin: '1001 ' });
  expect(paymentData.giftCardData.giftCards).toHaveLength(1);
});

test('TENDER-03, TENDER-06: removing a tender twice succeeds', async () => {
  const shopper = await atPayment();
  for (let time = 0; time < 2; time++) {
    const state = await shopper.call(removeGiftCardTender, { cardNumber: '0010' });
    expect(state.paymentData.giftCardData).toEqual({ giftCards: [], errorMessage: '' });
  }
});

test.each([
  ['6006490000000010', '9999', 'We couldn’t find this gift card. Please check the number and PIN.'],
  ['1234', '1001', 'We couldn’t find this gift card. Please check the number and PIN.'],
  ['__proto__', '', 'We couldn’t find this gift card. Please check the number and PIN.'],
  ['6006490000000044', '1004', 'This gift card has no balance left.'],
  ['6006490000000051', '1005', 'This gift card has expired.'],
  ['6006490000000069', '1006', 'This gift card hasn’t been activated. Please contact the store where you bought it.'],
  ['6006490000000085', '1008', 'This gift card can’t be used on this site.'],
])(
  'TENDER-01: gift card %s with PIN %s is rejected in the refreshed state',
  async (cardNumber, cardPin, errorMessage) => {
    const shopper = await atPayment();
    const { paymentData } = await shopper.call(applyGiftCardTender, { cardNumber, cardPin });
    expect(paymentData.giftCardData).toEqual({ giftCards: [], errorMessage });
    expect((await shopper.call(refreshCheckout, {})).paymentData.giftCardData.errorMessage).toBe('');
  },
);

test.each([
  ['TC-2001-4426', 'This code has already been used.'],
  ['TC-2001-4434', 'This code has expired.'],
  ['TC-2001-4442', 'This code can’t be used on this site.'],
  ['TC-0000-0000', 'We couldn’t find that code. Please check it.'],
  ['6006490000000010', 'We couldn’t find that code. Please check it.'],
])('TENDER-05: code %s is rejected in the refreshed state', async (tenderCodeNumber, errorMessage) => {
  const shopper = await atPayment();
  const { paymentData } = await shopper.call(applyTenderCode, { tenderCodeNumber });
  expect(paymentData.tenderCodesData).toEqual({ tenderCodes: [], errorMessage });
});

test('TENDER-01: a repeated gift card counts once, and no tender is added to a fully paid order', async () => {
  const shopper = await atPayment();
  await shopper.call(applyGiftCardTender, fifty);
  const again = (await shopper.call(applyGiftCardTender, fifty)).paymentData.giftCardData;
  expect([again.giftCards.length, again.errorMessage]).toEqual([1, 'This gift card is already applied.']);
  await shopper.call(applyGiftCardTender, fiveThousand);
  const full = (await shopper.call(applyTenderCode, { tenderCodeNumber: 'TC-2001-4400' })).paymentData;
  expect(full.tenderCodesData).toEqual({ tenderCodes: [], errorMessage: 'Nothing more to pay.' });
});

test('TENDER-01: two parallel clicks apply one gift card', async () => {
  const shopper = await atPayment();
  await Promise.allSettled([1, 2, 3].map(() => shopper.call(applyGiftCardTender, fifty)));
  expect((await shopper.call(refreshCheckout, {})).paymentData.giftCardData.giftCards).toHaveLength(1);
});

test('TENDER-04: an unavailable service fails the request', async () => {
  const shopper = await atPayment();
  const silent = { cardNumber: '6006490000000077', cardPin: '1007' };
  await expect(shopper.call(applyGiftCardTender, silent)).rejects.toThrow('Status: 503');
});

test('guessing gift cards ends after 30 tries of one shopper', async () => {
  const shopper = await atPayment();
  for (let card = 0; card < 30; card++)
    await shopper.call(applyGiftCardTender, { cardNumber: `60064900009${card}`, cardPin: '1001' });
  await expect(shopper.call(applyGiftCardTender, fifty)).rejects.toThrow('Status: 429');
});

/** The shop as it is reached from a network address. */
const from = (address: string): RequestTarget => ({
  api: {
    request: (url, init) =>
      shop.api.request(url, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), 'x-forwarded-for': address },
      }),
  },
});
const wrongPin = 'We couldn’t find this gift card. Please check the number and PIN.';
const locked = 'Too many attempts with this gift card. Please try again in 15 minutes.';

test('TENDER-01: of 300 PINs sent in parallel by ten shoppers for one gift card, five are checked', async () => {
  const shoppers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => shopperAtPayment(from(`203.0.113.${index}`))),
  );
  const pins: string[] = [];
  const { storedValue } = shop.ctx;
  shop.ctx.storedValue = {
    ...storedValue,
    getBalance: (entry) => {
      pins.push(entry.pin);
      return storedValue.getBalance(entry);
    },
  };
  const said = await Promise.all(
    shoppers.flatMap((shopper, index) =>
      Array.from({ length: 30 }, async (_, guess) => {
        const entry = { ...fiveHundred, cardPin: `${2_000 + index * 30 + guess}` };
        return (await shopper.call(applyGiftCardTender, entry)).paymentData.giftCardData.errorMessage;
      }),
    ),
  );
  shop.ctx.storedValue = storedValue;
  expect(pins).toHaveLength(5);
  expect(said.filter((message) => message === wrongPin)).toHaveLength(5);
  expect(said.filter((message) => message === locked)).toHaveLength(295);
});

test('TENDER-01: a gift card that is locked takes no right PIN before 15 minutes are over; its number is not stored', async () => {
  const shopper = await shopperAtPayment(from('203.0.113.20'));
  const say = async (cardPin: string) =>
    (await shopper.call(applyGiftCardTender, { ...fiveThousand, cardPin })).paymentData.giftCardData;
  for (let pin = 0; pin < 5; pin++) expect((await say(`200${pin}`)).errorMessage).toBe(wrongPin);
  expect(await say(fiveThousand.cardPin)).toEqual({ giftCards: [], errorMessage: locked });
  const rows = await shop.ctx.db.select().from(loginAttempts);
  expect(JSON.stringify(rows)).not.toContain(fiveThousand.cardNumber);
  shop.clock.moveBy(loginLockout.lockedFor - 1_000);
  expect((await say(fiveThousand.cardPin)).errorMessage).toBe(locked);
  shop.clock.moveBy(1_000);
  expect((await say(fiveThousand.cardPin)).giftCards).toHaveLength(1);
});

test('TENDER-01: the right PIN ends the count of wrong ones', async () => {
  const shopper = await shopperAtPayment(from('203.0.113.21'));
  const say = async (cardPin: string) =>
    (await shopper.call(applyGiftCardTender, { ...fifty, cardPin })).paymentData.giftCardData.errorMessage;
  for (const pin of ['2001', '2002', '2003', '2004']) expect(await say(pin)).toBe(wrongPin);
  expect(await say(fifty.cardPin)).toBe('');
  for (const pin of ['2001', '2002', '2003', '2004']) expect(await say(pin)).toBe(wrongPin);
  expect(await say(fifty.cardPin)).toBe('This gift card is already applied.');
});
