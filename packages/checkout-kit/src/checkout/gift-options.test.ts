import { expect, test } from 'vitest';
import { checkoutFixture } from '../fixtures/checkout.ts';
import {
  choicesOfDraft,
  getChoiceErrors,
  getChoices,
  getGiftRequest,
  isSendable,
  isSlotMissing,
  toDraft,
} from './gift-options.ts';

const data = checkoutFixture({ brand: 'main', siteCulture: 'USA' });
const id = 'recipient-1';
const [recipient] = data.shippingOptions.recipients;
const saved = getChoices(data)[id];
if (!recipient || !saved) throw new Error('The fixture has a recipient');
const [furniture, parcel] = saved.shipments;
if (!furniture || !parcel) throw new Error('The fixture has two shipments');

test('SHIP-32: the request holds per recipient gift and pickup options and per shipment what was chosen', () => {
  const request = getGiftRequest(data, {
    [id]: {
      ...saved,
      isGift: true,
      giftMessage: 'For your new home.',
      giftReceiptOption: 'giftReceipt',
      pickupContact: ' Ana Ruiz ',
      notificationOption: 'sms',
      shipments: [furniture, { ...parcel, selectedServiceLevel: 3 }],
    },
  });
  const holidayHold = { selectedShippingDate: '', selectedShippingRange: '' };
  const slot = { selectedTrip: '', drivingDirections: '' };
  expect(request).toEqual({
    recipients: [
      {
        recipientId: id,
        giftOptions: { isGift: true, giftMessage: 'For your new home.' },
        bopsOptions: { giftReceiptOption: 'giftReceipt', baggingOption: '', pickupContact: 'Ana Ruiz' },
        notificationOption: 'sms',
        shipments: [
          {
            holidayHold,
            tripBooking: { ...slot, isContactMeSelected: true },
            selectedServiceLevel: 6,
            isShipCompleteSelected: false,
          },
          {
            holidayHold,
            tripBooking: { ...slot, isContactMeSelected: false },
            selectedServiceLevel: 3,
            isShipCompleteSelected: false,
          },
        ],
      },
    ],
  });
});

test('a message that was written before the gift was unticked is not sent', () => {
  const choices = { [id]: { ...saved, isGift: false, giftMessage: 'Draft' } };
  expect(getGiftRequest(data, choices).recipients[0]?.giftOptions).toEqual({ isGift: false, giftMessage: '' });
});

test('a draft restores every choice', () => {
  const holidays = [{ name: 'Christmas', shippingDate: '2026-12-17', shippingRange: 'Dec 21 – Dec 23' }];
  const slots = [{ slot: '2026-12-08.morning', label: 'Tue, Dec 8, 8 am to noon' }];
  const shipments = recipient.shipments.map((shipment) => ({
    ...shipment,
    holidayHold: { ...shipment.holidayHold, holidays },
    tripBooking: { ...shipment.tripBooking, slots },
  }));
  const state = { ...data, shippingOptions: { ...data.shippingOptions, recipients: [{ ...recipient, shipments }] } };
  const [one, two] = getChoices(state)[id]?.shipments ?? [];
  if (!one || !two) throw new Error('The fixture has two shipments');
  const chosen = {
    [id]: {
      ...saved,
      isGift: true,
      giftMessage: 'Hi </script> 🎁',
      giftReceiptOption: 'giftReceipt',
      baggingOption: 'noBag',
      pickupContact: 'Ana',
      notificationOption: 'sms',
      shipments: [
        {
          ...one,
          tripBooking: {
            ...one.tripBooking,
            isContactMeSelected: false,
            selectedTrip: '2026-12-08.morning',
            drivingDirections: 'Past the mill',
          },
        },
        {
          ...two,
          holidayHold: { selectedShippingDate: '2026-12-17', selectedShippingRange: 'Dec 21 – Dec 23', holidays },
        },
      ],
    },
  } as const;
  expect(getGiftRequest(state, choicesOfDraft(state, toDraft(chosen)))).toEqual(getGiftRequest(state, chosen));
});

test('a draft of another version of the shop, or of what is no longer offered, changes nothing', () => {
  const draft = {
    [`${id}.baggingOption`]: 'crate',
    [`${id}.notificationOption`]: '',
    [`${id}.0.level`]: '3',
    [`${id}.0.slot`]: '2026-12-08.morning',
    [`${id}.1.hold`]: '2026-01-01',
  };
  expect(getGiftRequest(data, choicesOfDraft(data, draft))).toEqual(getGiftRequest(data, getChoices(data)));
});

test('SHIP-31: a gift message that is too long or contains a card number is not sent', () => {
  for (const giftMessage of ['x'.repeat(401), 'Use 4111 1111 1111 1111']) {
    expect(isSendable({ ...saved, isGift: true, giftMessage })).toBe(false);
    expect(isSendable({ ...saved, isGift: false, giftMessage })).toBe(true);
  }
  expect(isSendable({ ...saved, pickupContact: 'x' })).toBe(false);
});

test('SHIP-09: an appointment is missing when there are slots, and neither a slot nor contact me is chosen', () => {
  const slots = [{ slot: '2026-12-08.morning', label: '' }];
  const booking = { ...furniture.tripBooking, isContactMeSelected: false };
  expect(isSlotMissing({ ...furniture, tripBooking: { ...booking, slots } })).toBe(true);
  expect(isSlotMissing({ ...furniture, tripBooking: { ...booking, slots, isContactMeSelected: true } })).toBe(false);
  expect(isSlotMissing({ ...furniture, tripBooking: booking })).toBe(false);
});

test('errors of all recipients are reported by field, without ids; a missing slot once Next was clicked', () => {
  const slots = [{ slot: '2026-12-08.morning', label: 'Tue, Dec 8, 8 am to noon' }];
  const unbooked = {
    ...furniture,
    tripBooking: { ...furniture.tripBooking, slots, selectedTrip: '', isContactMeSelected: false },
  };
  const choices = {
    [id]: saved,
    'recipient-2': { ...saved, isGift: true, giftMessage: '4242 4242 4242 4242', shipments: [unbooked] },
  };
  const errors = { giftMessage: 'card-number', pickupContact: null, drivingDirections: null, deliverySlot: null };
  expect(getChoiceErrors(choices, false)).toEqual(errors);
  expect(getChoiceErrors(choices, true)).toEqual({ ...errors, deliverySlot: 'missing' });
});
