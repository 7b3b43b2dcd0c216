import type { Shipment } from './recipient.ts';
import { basicFreight, serviceLevels } from './service-level.ts';

type Held = Pick<Shipment, 'holidayHold' | 'selectedServiceLevel'>;
type Complete = Pick<Shipment, 'isShipCompleteSelected' | 'selectedServiceLevel'>;
type Booked = Pick<Shipment, 'tripBooking'>;

/** Holds a shipment until a holiday's date, or no longer for an empty date; a date no holiday has changes nothing. SHIP-04 to SHIP-06 */
export function chooseShippingDate<S extends Held>(shipment: S, shippingDate: string): S {
  const { holidayHold } = shipment;
  if (shippingDate === '') {
    return { ...shipment, holidayHold: { ...holidayHold, selectedShippingDate: '', selectedShippingRange: '' } };
  }
  const holiday = holidayHold.holidays.find((candidate) => candidate.shippingDate === shippingDate);
  if (!holiday) return shipment;
  return {
    ...shipment,
    holidayHold: { ...holidayHold, selectedShippingDate: shippingDate, selectedShippingRange: holiday.shippingRange },
    selectedServiceLevel: serviceLevels.standard,
  };
}

/** Value 1 ships everything together at the standard level; any other value lifts that and leaves the level. SHIP-07, SHIP-08 */
export function chooseShipComplete<S extends Complete>(shipment: S, value: number): S {
  if (value !== 1) return { ...shipment, isShipCompleteSelected: false };
  return { ...shipment, isShipCompleteSelected: true, selectedServiceLevel: serviceLevels.standard };
}

/** Sets contact me, which clears the selected delivery slot. SHIP-09 */
export function chooseContactMe<S extends Booked>(shipment: S, isContactMeSelected: boolean): S {
  const { tripBooking } = shipment;
  const selectedTrip = isContactMeSelected ? '' : tripBooking.selectedTrip;
  return { ...shipment, tripBooking: { ...tripBooking, isContactMeSelected, selectedTrip } };
}

/** Selects a delivery slot, which clears contact me. SHIP-09 */
export function chooseDeliverySlot<S extends Booked>(shipment: S, selectedTrip: string): S {
  return { ...shipment, tripBooking: { ...shipment.tripBooking, isContactMeSelected: false, selectedTrip } };
}

/**
 * Selects a service level. One that is not standard lifts a holiday hold and ship-complete, which need it; basic freight
 * has no delivery appointment. SHIP-05, SHIP-08, DELIV-07
 */
export function chooseServiceLevel<S extends Held & Complete & Booked>(
  shipment: S,
  selectedServiceLevel: Shipment['selectedServiceLevel'],
): S {
  if (selectedServiceLevel === serviceLevels.standard) return { ...shipment, selectedServiceLevel };
  const lifted = { ...chooseShippingDate(chooseShipComplete(shipment, 0), ''), selectedServiceLevel };
  return selectedServiceLevel === basicFreight ? chooseContactMe(lifted, true) : lifted;
}
