import { finishPayment, getOrderDetails, refreshCheckout, saveShippingAndGiftOptions } from '@settee/contract';
import type { CheckoutState } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeChallenge, confirm, openChallenge } from '../../testing/challenge.ts';
import {
  fillCart,
  getReview,
  giftRequest,
  goToReview,
  placed,
  reviewChanged,
  saveDelivery,
  submitOrder,
} from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { providerPayments } from '../payment/embedded-provider/tables.ts';

const table = 100302;
const levels = { standard: 1, express: 3 } as const;
type Level = (typeof levels)[keyof typeof levels];
const challengeCard = '4000000000003220';
const twoMinutes = 120_000;

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const moveTo = (moment: string) => shop.clock.moveBy(Date.parse(moment) - shop.clock.now().getTime());
const countPayments = async () => (await shop.ctx.db.select().from(providerPayments)).length;

/** A guest at the review of a parcel at a level. */
async function atReview(level: Level, number?: string) {
  const shopper = createShopper(shop);
  await fillCart(shopper, table);
  await saveDelivery(shopper);
  const { shippingOptions } = await shopper.call(refreshCheckout, {});
  const recipients = shippingOptions.recipients.map((recipient) => {
    const request = giftRequest(recipient);
    return { ...request, shipments: request.shipments.map((each) => ({ ...each, selectedServiceLevel: level })) };
  });
  await shopper.call(saveShippingAndGiftOptions, { recipients });
  const encryptedAt = shop.clock.now().toISOString();
  const state = await goToReview(shopper, { encryptedAt, ...(number && { number }) });
  return { shopper, shown: getReview(state), arrival: arrivalOf(state) };
}

/** Arrival that a review shows. */
function arrivalOf({ shippingOptions }: CheckoutState): string | undefined {
  const [shipment] = shippingOptions.recipients[0]?.shipments ?? [];
  return shipment?.items[0]?.edd;
}

const orderedArrival = async (shopper: TestShopper) =>
  (await shopper.call(getOrderDetails, {}))?.recipients[0]?.shipments[0]?.edd;

test.each([
  ['noon in winter', levels.express, '2026-03-03T17:59:00.000Z'],
  ['noon in summer', levels.express, '2026-07-07T16:59:00.000Z'],
  ['midnight', levels.standard, '2026-07-08T04:59:00.000Z'],
])(
  'ORDER-01 DELIV-11: a click after %s does not charge a review with the dates of before',
  async (_, level, before) => {
    moveTo(before);
    const { shopper, shown, arrival } = await atReview(level);
    const payments = await countPayments();
    shop.clock.moveBy(twoMinutes);
    expect(await submitOrder(shopper, shown)).toEqual(reviewChanged);
    expect(await countPayments()).toBe(payments);
    const later = await shopper.call(refreshCheckout, {});
    expect(arrivalOf(later)).not.toBe(arrival);
    expect(await submitOrder(shopper, getReview(later))).toEqual(placed);
    expect(await orderedArrival(shopper)).toBe(arrivalOf(later));
  },
);

test.each([
  ['standard delivery at noon', levels.standard, '2026-08-04T16:59:00.000Z'],
  ['express delivery at noon in London', levels.express, '2026-08-04T10:59:00.000Z'],
  ['express delivery at midnight in London', levels.express, '2026-08-04T22:59:00.000Z'],
])('ORDER-01: %s changes no date, so the order is placed', async (_, level, before) => {
  moveTo(before);
  const { shopper, shown, arrival } = await atReview(level);
  shop.clock.moveBy(twoMinutes);
  expect(await submitOrder(shopper, shown)).toEqual(placed);
  expect(await orderedArrival(shopper)).toBe(arrival);
});

test('ORDER-01 DELIV-11: a challenge of the bank past noon does not change the dates that the shopper agreed to', async () => {
  moveTo('2026-08-05T16:59:00.000Z');
  const { shopper, arrival } = await atReview(levels.express, challengeCard);
  const { challenge } = await openChallenge(shopper);
  shop.clock.moveBy(twoMinutes);
  expect(arrivalOf(await shopper.call(refreshCheckout, {}))).not.toBe(arrival);
  const { paymentId } = await completeChallenge(shopper, challenge, confirm);
  expect(await shopper.call(finishPayment, { paymentId })).toEqual(placed);
  expect(await orderedArrival(shopper)).toBe(arrival);
});
