import { expect, test } from 'vitest';
import { checkoutFixture } from '../fixtures/checkout.ts';
import { getChoices, getGiftRequest } from './gift-options.ts';

const data = checkoutFixture({ brand: 'main', siteCulture: 'USA' });

test('SHIP-32: the request holds per recipient gift and pickup options and per shipment what was chosen', () => {
  const request = getGiftRequest(data, {
    'recipient-1': { levels: [6, 3], isGift: true, giftMessage: 'For your new home.' },
  });
  const hold = { selectedShippingDate: '', selectedShippingRange: '', holidays: [] };
  const deliverySlot = { isContactMeSelected: false, selectedTrip: '', drivingDirections: '' };
  expect(request).toEqual({
    recipients: [
      {
        recipientId: 'recipient-1',
        giftOptions: { isGift: true, giftMessage: 'For your new home.' },
        bopsOptions: { giftReceiptOption: '', baggingOption: '', pickupContact: '' },
        shipments: [
          { holidayHold: hold, tripBooking: deliverySlot, selectedServiceLevel: 6, isShipCompleteSelected: false },
          { holidayHold: hold, tripBooking: deliverySlot, selectedServiceLevel: 3, isShipCompleteSelected: false },
        ],
      },
    ],
  });
});

test('a message that was written before the gift was unticked is not sent', () => {
  const choices = { 'recipient-1': { levels: [6, 1] as const, isGift: false, giftMessage: 'Draft' } };
  expect(getGiftRequest(data, choices).recipients[0]?.giftOptions).toEqual({ isGift: false, giftMessage: '' });
});

test('what the checkout holds is what is chosen at first', () => {
  expect(getChoices(data)['recipient-1']).toEqual({ levels: [6, 1], isGift: false, giftMessage: '' });
});
