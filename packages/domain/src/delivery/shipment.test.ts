import { expect, test } from 'vitest';
import type { Shipment } from './recipient.ts';
import { chooseContactMe, chooseShipComplete, chooseShippingDate, chooseDeliverySlot } from './shipment.ts';

const shipment: Shipment = {
  holidayHold: {
    selectedShippingDate: '',
    selectedShippingRange: '',
    holidays: [
      { shippingDate: '2026-12-14', shippingRange: 'Dec 17 - Dec 19' },
      { shippingDate: '2026-12-18', shippingRange: 'Dec 21 - Dec 23' },
    ],
  },
  tripBooking: { isContactMeSelected: false, selectedTrip: 'morning', drivingDirections: 'Second gate' },
  availableServiceLevels: [],
  selectedServiceLevel: 3,
  isShipCompleteVisible: true,
  isShipCompleteSelected: false,
  items: [],
};

test('SHIP-04, SHIP-05: a holiday date brings its range and service level 1', () => {
  expect(chooseShippingDate(shipment, '2026-12-18')).toEqual({
    ...shipment,
    holidayHold: {
      ...shipment.holidayHold,
      selectedShippingDate: '2026-12-18',
      selectedShippingRange: 'Dec 21 - Dec 23',
    },
    selectedServiceLevel: 1,
  });
});

test('SHIP-06: clearing the date clears the range and leaves the service level', () => {
  const held = { ...chooseShippingDate(shipment, '2026-12-14'), selectedServiceLevel: 2 as const };
  expect(chooseShippingDate(held, '')).toEqual({ ...shipment, selectedServiceLevel: 2 });
});

test('a date that no holiday has changes nothing', () => {
  expect(chooseShippingDate(shipment, '2026-01-01')).toBe(shipment);
});

test('SHIP-07, SHIP-08: ship-complete value 1 selects it and service level 1', () => {
  expect(chooseShipComplete(shipment, 1)).toEqual({
    ...shipment,
    isShipCompleteSelected: true,
    selectedServiceLevel: 1,
  });
});

test.each([[0], [2], [Number.NaN]])(
  'SHIP-07: ship-complete value %d clears it and leaves the service level',
  (value) => {
    const complete = { ...shipment, isShipCompleteSelected: true };
    expect(chooseShipComplete(complete, value)).toEqual({ ...shipment, isShipCompleteSelected: false });
  },
);

test('SHIP-09: contact me clears the delivery slot, a delivery slot clears contact me', () => {
  const contact = chooseContactMe(shipment, true);
  expect(contact.tripBooking).toEqual({
    isContactMeSelected: true,
    selectedTrip: '',
    drivingDirections: 'Second gate',
  });
  expect(chooseDeliverySlot(contact, 'evening').tripBooking).toEqual({
    isContactMeSelected: false,
    selectedTrip: 'evening',
    drivingDirections: 'Second gate',
  });
  expect(chooseContactMe(shipment, false)).toEqual(shipment);
});
