import type { saveShippingAndGiftOptions as endpoint } from '@settee/contract';
import type { ShippingAndGiftOptionsRequest } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { carts, type ShipmentChoice } from '../cart/tables.ts';
import { getDeliveryModes } from '../delivery/shipments.ts';
import type { Handler } from '../../platform/handler.ts';
import { validationError } from '../../platform/http/error-response.ts';
import { changeCheckout } from './update-checkout.ts';

type SentShipment = ShippingAndGiftOptionsRequest['recipients'][number]['shipments'][number];

const unknown = validationError([{ field: 'recipients.0.recipientId', message: 'Is no recipient of this checkout.' }]);

function getChoice({
  holidayHold,
  tripBooking,
  selectedServiceLevel,
  isShipCompleteSelected,
}: SentShipment): ShipmentChoice {
  const { isContactMeSelected, drivingDirections } = tripBooking;
  return {
    selectedServiceLevel,
    selectedShippingDate: holidayHold.selectedShippingDate,
    selectedTrip: isContactMeSelected ? '' : tripBooking.selectedTrip,
    isContactMeSelected,
    drivingDirections,
    isShipCompleteSelected,
  };
}

/** SHIP-32 */
export const saveShippingAndGiftOptions: Handler<typeof endpoint> = (call) =>
  changeCheckout(call, async ({ tx, cart, priced }) => {
    const sent = call.input.recipients.find(({ recipientId }) => recipientId === cart.recipientId);
    if (!sent) return unknown;
    const pairs = getDeliveryModes(priced).flatMap((carriage, at) => {
      const shipment = sent.shipments[at];
      return shipment ? [[carriage, getChoice(shipment)]] : [];
    });
    const { isGift, giftMessage } = sent.giftOptions;
    await tx
      .update(carts)
      .set({
        isGift,
        giftMessage: isGift ? giftMessage : '',
        bopsOptions: sent.bopsOptions,
        shipmentChoices: Object.fromEntries(pairs),
        isGiftOptionsSaved: true,
      })
      .where(eq(carts.id, cart.id));
    return undefined;
  });
