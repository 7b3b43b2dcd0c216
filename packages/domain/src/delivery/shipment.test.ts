import { expect, test } from 'vitest';
import type { Shipment } from './recipient.ts';
import {
  chooseServiceLevel,
  chooseContactMe,
  chooseShipComplete,
  chooseShippingDate,
  chooseDeliverySlot,
} from './shipment.ts';

const shipment: Shipment = {
  deliveryMode: 'parcel',
  holidayHold: {
    selectedShippingDate: '',
    selectedShippingRange: '',
    holidays: [
      { name: 'Hanukkah', shippingDate: '2026-12-14', shippingRange: 'Dec 17 - Dec 19' },
      { name: 'Christmas', shippingDate: '2026-12-18', shippingRange: 'Dec 21 - Dec 23' },
    ],
  },
  tripBooking: {
    isContactMeSelected: false,
    selectedTrip: 'morning',
    drivingDirections: 'Second gate',
    slots: [],
    isSlotTaken: false,
  },
  availableServiceLevels: [],
  selectedServiceLevel: 3,
  isShipCompleteVisible: true,
  isShipCompleteSelected: false,
  items: [],
};

test('SHIP-04, SHIP-05: a holiday date sets its range and service level 1', () => {
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
  expect(contact.tripBooking).toMatchObject({
    isContactMeSelected: true,
    selectedTrip: '',
    drivingDirections: 'Second gate',
  });
  expect(chooseDeliverySlot(contact, 'evening').tripBooking).toMatchObject({
    isContactMeSelected: false,
    selectedTrip: 'evening',
    drivingDirections: 'Second gate',
  });
  expect(chooseContactMe(shipment, false)).toEqual(shipment);
});

test('SHIP-05, SHIP-08: a faster level lifts the hold and ship-complete, standard leaves them', () => {
  const held = chooseShipComplete(chooseShippingDate(shipment, '2026-12-18'), 1);
  expect(chooseServiceLevel(held, 1)).toEqual(held);
  expect(chooseServiceLevel(held, 2)).toMatchObject({
    selectedServiceLevel: 2,
    isShipCompleteSelected: false,
    holidayHold: { selectedShippingDate: '', selectedShippingRange: '' },
  });
});

test('DELIV-07: basic freight has no delivery appointment', () => {
  expect(chooseServiceLevel(shipment, 8).tripBooking).toMatchObject({ isContactMeSelected: true, selectedTrip: '' });
  expect(chooseServiceLevel(shipment, 7).tripBooking).toEqual(shipment.tripBooking);
});
