import { expect, test } from 'vitest';
import { checkoutFixture } from '../fixtures/checkout.ts';
import { type CheckoutEvent, checkoutReducer, initCheckout } from './reducer.ts';

const data = checkoutFixture({ brand: 'main', siteCulture: 'USA' }, { promoCode: 'SPRING' });
const fresh = { ...data, basketId: 'fresh' };
const replay = (...events: CheckoutEvent[]) => events.reduce(checkoutReducer, initCheckout({ data, step: 2 }));

test('CHK-11, CHK-12, CHK-19: moveNext replaces the data and sets the next step', () => {
  expect(replay({ type: 'moveStart' })).toMatchObject({ work: 'moving', step: 2 });
  expect(replay({ type: 'moveStart' }, { type: 'moveNext', data: fresh, step: 3 })).toEqual({
    work: 'nothing',
    step: 3,
    data: fresh,
    isPromoReset: false,
    isReviewChanged: false,
    isPaymentUnfinished: false,
    isTaxUnavailable: false,
  });
});

test('CHK-19, CHK-20: movePrevious returns to the previous step and preserves the data', () => {
  expect(replay({ type: 'movePrevious', step: 1 })).toMatchObject({ step: 1, data });
});

test('CHK-19: savePaymentStart, savePaymentSuccess, savePaymentFailure', () => {
  expect(replay({ type: 'savePaymentStart' }).work).toBe('savingPayment');
  expect(replay({ type: 'savePaymentStart' }, { type: 'savePaymentSuccess', data: fresh })).toMatchObject({
    work: 'nothing',
    data: fresh,
  });
  expect(replay({ type: 'savePaymentStart' }, { type: 'savePaymentFailure' })).toMatchObject({ work: 'nothing', data });
});

test('CHK-18, CHK-19: placeOrderFailure resets the placing flag', () => {
  expect(replay({ type: 'placeOrderStart' }).work).toBe('placing');
  expect(replay({ type: 'placeOrderStart' }, { type: 'placeOrderFailure' }).work).toBe('nothing');
});

test('CHK-19, ORDER-07: placeOrderFailureInvalidPromoCode resets promo and the placing flag', () => {
  const state = replay({ type: 'placeOrderStart' }, { type: 'placeOrderFailureInvalidPromoCode' });
  expect(state).toMatchObject({ work: 'nothing', isPromoReset: true, data: { promoCode: '' } });
});

test('a change of the order since its review is shown until the next attempt', () => {
  const changed = replay({ type: 'placeOrderStart' }, { type: 'placeOrderFailureReviewChanged' });
  expect(changed).toMatchObject({ work: 'nothing', isReviewChanged: true });
  expect(checkoutReducer(changed, { type: 'placeOrderStart' }).isReviewChanged).toBe(false);
  expect(checkoutReducer(changed, { type: 'moveStart' }).isReviewChanged).toBe(false);
});

test('CHK-13: a removed promo code resets the promo state', () => {
  expect(replay({ type: 'moveStart' }, { type: 'promoReset' })).toMatchObject({
    work: 'nothing',
    isPromoReset: true,
    data: { promoCode: '' },
  });
});

test('CHK-17: the loading indicator stops', () => {
  expect(replay({ type: 'moveStart' }, { type: 'stopped' }).work).toBe('nothing');
});

test.each([
  [1, ['lamp', 'table']],
  [2, ['table', 'lamp']],
] as const)('CHK-23, CHK-24, CHK-25: a refresh in mode %i preserves missing items, marked removed: %s', (mode, ids) => {
  const [recipient] = data.shippingOptions.recipients;
  const [, parcels] = recipient?.shipments ?? [];
  const [table] = parcels?.items ?? [];
  if (!recipient || !parcels || !table) throw new Error('the sample has a table in its second shipment');
  const lamp = { ...table, id: 'lamp' };
  const shipments = recipient.shipments.map((shipment) =>
    shipment === parcels ? { ...shipment, items: [lamp] } : shipment,
  );
  const changed = { ...data, shippingOptions: { ...data.shippingOptions, recipients: [{ ...recipient, shipments }] } };
  const items = replay({ type: 'refreshed', data: changed, mode }).data.shippingOptions.recipients[0]?.shipments[1]
    ?.items;
  expect(items?.map(({ id, isRemoved }) => [id, isRemoved])).toEqual(ids.map((id) => [id, id === 'table']));
});

test('README decision 28: an uncompleted payment is shown until the next step or attempt', () => {
  const unfinished = { type: 'placeOrderFailurePaymentUnfinished' } as const;
  expect(replay({ type: 'placeOrderStart' }, unfinished)).toMatchObject({ work: 'nothing', isPaymentUnfinished: true });
  expect(replay(unfinished, { type: 'placeOrderStart' }).isPaymentUnfinished).toBe(false);
  expect(replay(unfinished, { type: 'moveStart' }).isPaymentUnfinished).toBe(false);
});
