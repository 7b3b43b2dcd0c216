import type { Shipment } from './recipient.ts';

/** Choices for a shipment besides its level, in words for the pages after the step. */
export interface DeliveryDetails {
  /** Arrival of a shipment that is held for a holiday; empty without a hold. SHIP-04 */
  holidayRange: string;
  /** Everything travels together. SHIP-07 */
  isShipComplete: boolean;
  /** Label of the booked delivery; empty without. SHIP-09 */
  slot: string;
  isContactMe: boolean;
  drivingDirections: string;
}

/** The chosen details of a shipment of the checkout. SHIP-02 */
export function toDeliveryDetails(
  shipment: Pick<Shipment, 'holidayHold' | 'tripBooking' | 'isShipCompleteSelected' | 'isShipCompleteVisible'>,
): DeliveryDetails {
  const { holidayHold, tripBooking, isShipCompleteSelected, isShipCompleteVisible } = shipment;
  const { selectedTrip, slots, isContactMeSelected, drivingDirections } = tripBooking;
  return {
    holidayRange: holidayHold.selectedShippingRange,
    isShipComplete: isShipCompleteVisible && isShipCompleteSelected,
    slot: slots.find(({ slot }) => slot === selectedTrip)?.label ?? '',
    isContactMe: isContactMeSelected,
    drivingDirections,
  };
}
