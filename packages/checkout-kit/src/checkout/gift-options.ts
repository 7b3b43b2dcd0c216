import {
  chooseContactMe,
  chooseDeliverySlot,
  chooseServiceLevel,
  chooseShipComplete,
  chooseShippingDate,
  baggingOptions,
  type CheckoutState,
  giftReceiptOptions,
  notificationOptions,
  type Recipient,
  type Shipment,
  type ShippingAndGiftOptionsRequest,
  validateDrivingDirections,
  validateGiftMessage,
  validatePickupContact,
} from '@settee/domain';
import type { FieldErrors } from '@settee/ui';
import type { Draft } from '../draft-ports.ts';

/** Selections for one shipment, as the shipment has them. */
export type ShipmentSelection = Pick<
  Shipment,
  'holidayHold' | 'tripBooking' | 'selectedServiceLevel' | 'isShipCompleteSelected'
>;

/** Selections for one recipient; shipments in their order. */
export interface RecipientChoice
  extends Readonly<Recipient['giftOptions']>,
    Readonly<Recipient['bopsOptions']>,
    Pick<Recipient, 'notificationOption'> {
  shipments: readonly ShipmentSelection[];
}

/** Choices by recipient id. */
export type GiftChoices = Readonly<Record<string, RecipientChoice>>;

function getChoice({ giftOptions, bopsOptions, notificationOption, shipments }: Recipient): RecipientChoice {
  return { ...giftOptions, ...bopsOptions, notificationOption, shipments };
}

export function getChoices({ shippingOptions }: CheckoutState): GiftChoices {
  return Object.fromEntries(shippingOptions.recipients.map((recipient) => [recipient.id, getChoice(recipient)]));
}

/** The choices as fields of a draft. */
export function toDraft(choices: GiftChoices): Draft {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([id, { shipments, ...choice }]) => [
      ...Object.entries(choice).map(([field, value]) => [`${id}.${field}`, String(value)]),
      ...shipments.flatMap(({ holidayHold, tripBooking, selectedServiceLevel, isShipCompleteSelected }, index) => [
        [`${id}.${index}.level`, String(selectedServiceLevel)],
        [`${id}.${index}.hold`, holidayHold.selectedShippingDate],
        [`${id}.${index}.shipComplete`, isShipCompleteSelected ? '1' : '0'],
        [`${id}.${index}.contactMe`, String(tripBooking.isContactMeSelected)],
        [`${id}.${index}.slot`, tripBooking.selectedTrip],
        [`${id}.${index}.directions`, tripBooking.drivingDirections],
      ]),
    ]),
  );
}

const listed = <Option extends string>(options: readonly Option[], wanted: string | undefined, otherwise: Option) =>
  options.find((option) => option === wanted) ?? otherwise;

/** A shipment with the fields of a draft, without choices that are no longer offered. */
function restoreShipment(shipment: Shipment, read: (field: string) => string | undefined): ShipmentSelection {
  const { availableServiceLevels, tripBooking } = shipment;
  const level = availableServiceLevels.find(({ serviceLevel }) => String(serviceLevel) === read('level'));
  const leveled = level ? chooseServiceLevel(shipment, level.serviceLevel) : shipment;
  const complete = chooseShipComplete(
    leveled,
    Number(read('shipComplete') ?? (leveled.isShipCompleteSelected ? 1 : 0)),
  );
  const held = chooseShippingDate(complete, read('hold') ?? complete.holidayHold.selectedShippingDate);
  const slot = tripBooking.slots.find((offered) => offered.slot === read('slot'));
  const isContactMe = (read('contactMe') ?? String(tripBooking.isContactMeSelected)) === 'true';
  const booked = slot && !isContactMe ? chooseDeliverySlot(held, slot.slot) : chooseContactMe(held, isContactMe);
  const drivingDirections = read('directions') ?? tripBooking.drivingDirections;
  return { ...booked, tripBooking: { ...booked.tripBooking, drivingDirections } };
}

/** The choices of a draft, over those of the checkout. */
export function choicesOfDraft({ shippingOptions }: CheckoutState, draft: Draft): GiftChoices {
  return Object.fromEntries(
    shippingOptions.recipients.map((recipient) => {
      const saved = getChoice(recipient);
      const read = (field: string) => draft[`${recipient.id}.${field}`];
      const choice: RecipientChoice = {
        isGift: (read('isGift') ?? String(saved.isGift)) === 'true',
        giftMessage: read('giftMessage') ?? saved.giftMessage,
        giftReceiptOption: listed(giftReceiptOptions, read('giftReceiptOption'), saved.giftReceiptOption),
        baggingOption: listed(baggingOptions, read('baggingOption'), saved.baggingOption),
        pickupContact: read('pickupContact') ?? saved.pickupContact,
        notificationOption: listed(notificationOptions, read('notificationOption'), saved.notificationOption),
        shipments: recipient.shipments.map((shipment, index) =>
          restoreShipment(shipment, (field) => read(`${index}.${field}`)),
        ),
      };
      return [recipient.id, choice];
    }),
  );
}

/** Whether a shipment has a delivery appointment to choose, and none is chosen. SHIP-09 */
export function isSlotMissing({ tripBooking }: ShipmentSelection): boolean {
  return tripBooking.slots.length > 0 && !tripBooking.isContactMeSelected && tripBooking.selectedTrip === '';
}

/** Whether a recipient's choices can be saved: every text is as it may be sent. */
export function isSendable(choice: RecipientChoice): boolean {
  const { isGift, giftMessage, pickupContact, shipments } = choice;
  return (
    (!isGift || validateGiftMessage(giftMessage) === null) &&
    validatePickupContact(pickupContact) === null &&
    shipments.every(({ tripBooking }) => validateDrivingDirections(tripBooking.drivingDirections) === null)
  );
}

/** The request of 'Next: Payment': what is on screen over what the checkout holds. SHIP-32 */
export function getGiftRequest(
  { shippingOptions }: CheckoutState,
  choices: GiftChoices,
): ShippingAndGiftOptionsRequest {
  return {
    recipients: shippingOptions.recipients.map((recipient) => {
      const choice = choices[recipient.id] ?? getChoice(recipient);
      const { isGift, giftMessage, giftReceiptOption, baggingOption, pickupContact, notificationOption } = choice;
      return {
        recipientId: recipient.id,
        giftOptions: { isGift, giftMessage: isGift ? giftMessage : '' },
        bopsOptions: { giftReceiptOption, baggingOption, pickupContact: pickupContact.trim() },
        notificationOption,
        shipments: choice.shipments.map(
          ({ holidayHold, tripBooking, selectedServiceLevel, isShipCompleteSelected }) => ({
            holidayHold: {
              selectedShippingDate: holidayHold.selectedShippingDate,
              selectedShippingRange: holidayHold.selectedShippingRange,
            },
            tripBooking: {
              isContactMeSelected: tripBooking.isContactMeSelected,
              selectedTrip: tripBooking.selectedTrip,
              drivingDirections: tripBooking.drivingDirections.trim(),
            },
            isShipCompleteSelected,
            selectedServiceLevel,
          }),
        ),
      };
    }),
  };
}

/** The first broken rule of each kind of text and of the slots, for events: names of fields have no ids. */
export function getChoiceErrors(choices: GiftChoices, isValidated: boolean): FieldErrors {
  const recipients = Object.values(choices);
  const shipments = recipients.flatMap((choice) => choice.shipments);
  const firstOf = (rules: readonly (string | null)[]) => rules.find((rule) => rule !== null) ?? null;
  return {
    giftMessage: firstOf(
      recipients.map(({ isGift, giftMessage }) => (isGift ? validateGiftMessage(giftMessage) : null)),
    ),
    pickupContact: firstOf(recipients.map(({ pickupContact }) => validatePickupContact(pickupContact))),
    drivingDirections: firstOf(
      shipments.map(({ tripBooking }) => validateDrivingDirections(tripBooking.drivingDirections)),
    ),
    deliverySlot: isValidated && shipments.some(isSlotMissing) ? 'missing' : null,
  };
}

/** Names of the chosen service levels. */
export function getChosenLevels({ shippingOptions }: CheckoutState, choices: GiftChoices): string[] {
  return shippingOptions.recipients.flatMap(({ id, shipments }) =>
    shipments.flatMap(({ availableServiceLevels }, index) => {
      const chosen = choices[id]?.shipments[index]?.selectedServiceLevel;
      return availableServiceLevels.find(({ serviceLevel }) => serviceLevel === chosen)?.label ?? [];
    }),
  );
}
