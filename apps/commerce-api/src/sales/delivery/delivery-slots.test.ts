import { deliveriesPerRun } from '@settee/catalog';
import { getOrderDetails, placeOrder, refreshCheckout, saveShippingAndGiftOptions } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentAttempts } from '../payment/tables.ts';
import {
  chicago,
  fillCart,
  getReview,
  giftRequest,
  goToReview,
  goods,
  submitOrder,
  placed,
} from '../../testing/checkout.ts';
import { recipientOf, saveOptions } from '../../testing/options.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { deliverySlots } from './tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

async function newShopper(): Promise<TestShopper> {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.loveseat, 1);
  await goToReview(shopper);
  return shopper;
}

const slotsOf = async (shopper: TestShopper) => {
  const booking = (await recipientOf(shopper)).shipments[0]?.tripBooking;
  if (!booking) throw new Error('no shipment');
  return booking;
};

const book = (shopper: TestShopper, selectedTrip: string) =>
  saveOptions(shopper, { tripBooking: { isContactMeSelected: false, selectedTrip, drivingDirections: '' } });

/** Books a slot up, as other orders do. */
const bookUp = (slot: string) =>
  shop.ctx.db
    .insert(deliverySlots)
    .values({ region: 'Chicagoland', slot, booked: deliveriesPerRun })
    .onConflictDoUpdate({ target: [deliverySlots.region, deliverySlots.slot], set: { booked: deliveriesPerRun } });

test('SHIP-09: furniture offers slots on days of its truck; until one is chosen we contact the shopper', async () => {
  const shopper = await newShopper();
  const { slots, isContactMeSelected, selectedTrip } = await slotsOf(shopper);
  expect(slots.length).toBeGreaterThan(5);
  expect(slots[0]?.label).toMatch(/^\w{3}, \w{3} \d{1,2}, /);
  expect([isContactMeSelected, selectedTrip]).toEqual([true, '']);
});

test('SHIP-09: a slot that is chosen clears contact me, contact me clears the slot', async () => {
  const shopper = await newShopper();
  const [slot] = (await slotsOf(shopper)).slots;
  await book(shopper, slot?.slot ?? '');
  expect(await slotsOf(shopper)).toMatchObject({ isContactMeSelected: false, selectedTrip: slot?.slot });
  await saveOptions(shopper, {
    tripBooking: { isContactMeSelected: true, selectedTrip: slot?.slot ?? '', drivingDirections: 'Gate 4' },
  });
  expect(await slotsOf(shopper)).toMatchObject({
    isContactMeSelected: true,
    selectedTrip: '',
    drivingDirections: 'Gate 4',
  });
});

test('SHIP-09: an order books its slot and shows it', async () => {
  const shopper = await newShopper();
  const [slot] = (await slotsOf(shopper)).slots;
  await book(shopper, slot?.slot ?? '');
  await shopper.call(refreshCheckout, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  expect(order?.recipients[0]?.shipments[0]).toMatchObject({ slot: slot?.label, isContactMe: false });
  const rows = await shop.ctx.db.select().from(deliverySlots);
  expect(rows).toContainEqual({ region: 'Chicagoland', slot: slot?.slot, booked: 1 });
});

test('ORDER-08: a slot that is taken by now is TripBookingFailed, nothing is charged, and another can be chosen', async () => {
  const shopper = await newShopper();
  const [, slot] = (await slotsOf(shopper)).slots;
  await book(shopper, slot?.slot ?? '');
  const shown = getReview(await shopper.call(refreshCheckout, {}));
  const attempts = (await shop.ctx.db.select().from(paymentAttempts)).length;
  await bookUp(slot?.slot ?? '');
  const response = await submitOrder(shopper, shown);
  expect(response).toEqual({ isSuccess: false, message: 'TripBookingFailed', redirectUrl: '/checkout/shipping' });
  expect(await shop.ctx.db.select().from(paymentAttempts)).toHaveLength(attempts);
  const state = await shopper.call(refreshCheckout, {});
  expect(state.step).toBe(2);
  const booking = await slotsOf(shopper);
  expect(booking).toMatchObject({ isSlotTaken: true, selectedTrip: '', isContactMeSelected: false });
  expect(booking.slots.map((each) => each.slot)).not.toContain(slot?.slot);
  await book(shopper, booking.slots[0]?.slot ?? '');
  await shopper.call(refreshCheckout, {});
  expect(await submitOrder(shopper)).toEqual(placed);
});

test('ORDER-08: of two shoppers who place at once for the last place, one gets it', async () => {
  const shoppers = [await newShopper(), await newShopper()];
  const slot = (await slotsOf(shoppers[0]!)).slots.at(-1)?.slot ?? '';
  await shop.ctx.db.insert(deliverySlots).values({ region: 'Chicagoland', slot, booked: deliveriesPerRun - 1 });
  for (const shopper of shoppers) {
    await book(shopper, slot);
    await shopper.call(refreshCheckout, {});
  }
  const responses = await Promise.all(shoppers.map((shopper) => submitOrder(shopper)));
  expect(responses.map(({ message }) => message).toSorted()).toEqual(['', 'TripBookingFailed']);
  const failed = await shop.ctx.db.select().from(paymentAttempts);
  expect(failed.filter(({ status }) => status === 'started')).toEqual([]);
});

test.each(['2026-01-01.morning', '2099-01-01.morning', "' or 1=1 --", '__proto__', 'x'.repeat(100), '</script>'])(
  'hostile: %j is no slot that can be booked',
  async (slot) => {
    const shopper = await newShopper();
    await book(shopper, slot);
    expect(await slotsOf(shopper)).toMatchObject({ selectedTrip: '', isSlotTaken: true });
    const { orderSummary, reviewFingerprint } = await shopper.call(refreshCheckout, {});
    const response = await shopper.call(placeOrder, { adata: '', total: orderSummary.total, reviewFingerprint });
    expect(response.message).toBe('TripBookingFailed');
  },
);

test('SHIP-09: driving directions are limited and hold no card number', async () => {
  const shopper = await newShopper();
  const request = giftRequest(await recipientOf(shopper));
  for (const drivingDirections of ['x'.repeat(251), 'Gate 4111 1111 1111 1111']) {
    const shipments = request.shipments.map((shipment) => ({
      ...shipment,
      tripBooking: { isContactMeSelected: true, selectedTrip: '', drivingDirections },
    }));
    const reply = await shopper.send('POST', saveShippingAndGiftOptions.path, {
      recipients: [{ ...request, shipments }],
    });
    expect(reply.status).toBe(400);
  }
});

test('SHIP-09: where no truck runs we contact the shopper', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.loveseat, 1);
  await goToReview(shopper, {}, { ...chicago, city: 'Anchorage', state: 'AK', postalCode: '99501' });
  expect(await slotsOf(shopper)).toMatchObject({ slots: [], isContactMeSelected: true });
});
