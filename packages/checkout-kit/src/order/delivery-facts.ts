import type { DeliveryDetails, Recipient } from '@settee/domain';
import type { OptionsMessages } from './options-messages.ts';

interface DeliveryLevel {
  label: string;
  edd: string;
}

/** Returns the level, the arrival and the choices of a shipment, one sentence each. */
export function getShipmentFacts(
  { label, edd, ...details }: DeliveryLevel & DeliveryDetails,
  words: OptionsMessages,
): string[] {
  const { holidayRange, isShipComplete, slot, isContactMe, drivingDirections } = details;
  const booked = slot === '' ? edd : words.slotBooked(slot);
  const arrival = holidayRange === '' ? booked : words.held(holidayRange);
  return [
    label,
    arrival,
    isShipComplete ? words.shipComplete : '',
    isContactMe ? words.contactMe : '',
    drivingDirections === '' ? '' : words.directionsShown(drivingDirections),
  ].filter(Boolean);
}

/** Returns the choices for a recipient except the gift message, one sentence each. */
export function getRecipientFacts(
  recipient: Pick<Recipient, 'giftOptions' | 'bopsOptions' | 'notificationOption'>,
  isPickup: boolean,
  words: OptionsMessages,
): string[] {
  const { giftOptions, bopsOptions, notificationOption } = recipient;
  const { giftReceiptOption, baggingOption, pickupContact } = bopsOptions;
  const channel = words.notificationNames[notificationOption];
  return [
    giftOptions.isGift ? words.gift : '',
    giftReceiptOption === '' ? '' : words.giftReceiptShown,
    isPickup && pickupContact !== '' ? words.pickupContactShown(pickupContact) : '',
    isPickup ? words.baggingNames[baggingOption] : '',
    isPickup ? words.pickupNotificationShown(channel) : words.notificationShown(channel),
  ].filter(Boolean);
}
