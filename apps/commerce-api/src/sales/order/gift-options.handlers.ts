import {
  chooseShipComplete,
  chooseShippingDate,
  serviceLevels,
  type DeliveryMode,
  type SentShipment,
  type ShopSite,
} from '@settee/domain';
import { updateCart } from '../cart/cart.queries.ts';
import type { CartRecipient, ShipmentChoice } from '../cart/types.ts';
import type { DeliveryEstimateInput } from '../delivery/shipment-levels.ts';
import { getHolidayHold, hasDifferentArrivals, defaultChoice } from '../delivery/shipment-options.ts';
import { getDeliveryModes } from '../delivery/shipments.ts';
import { validationError, type ErrorResponse } from '../../platform/http/error-response.ts';
import type { Context } from '../../platform/context.ts';
import type { HandlerArgs, Handlers } from '../../platform/handler.ts';
import type { RecipientBill } from '../totals/order-totals.ts';
import { getDeliveryAddress, getDeliveryMode, getOfferedLevels } from '../totals/service-levels.ts';
import { changeCheckout } from './update-checkout.ts';

const isUnknown = 'Is no recipient of this checkout.';
const unknownRecipient = (index: number) =>
  validationError([{ field: `recipients.${index}.recipientId`, message: isUnknown }]);
const unknownGiftRecipient = validationError([{ field: 'recipientId', message: isUnknown }]);

const linesOf = ({ lines }: RecipientBill, mode: DeliveryMode) =>
  lines.filter((line) => getDeliveryMode(line) === mode);

/** Returns the choices to store for a shipment; a hold and ship-complete need the standard level. SHIP-04 to SHIP-09 */
function toChoice(
  mode: DeliveryMode,
  bill: RecipientBill,
  sent: SentShipment,
  input: DeliveryEstimateInput,
): ShipmentChoice {
  const { selectedServiceLevel, isShipCompleteSelected } = sent;
  const lines = linesOf(bill, mode);
  const holidayHold = getHolidayHold(mode, lines, { selectedShippingDate: '' }, input);
  const start = { holidayHold, selectedServiceLevel, isShipCompleteSelected: false };
  const held = chooseShippingDate(start, sent.holidayHold.selectedShippingDate);
  const isTogether = isShipCompleteSelected && mode === 'parcel' && hasDifferentArrivals(lines, input);
  const chosen = isTogether ? chooseShipComplete(held, 1) : held;
  const { isContactMeSelected, selectedTrip, drivingDirections } = sent.tripBooking;
  return {
    selectedServiceLevel: chosen.selectedServiceLevel,
    selectedShippingDate: chosen.holidayHold.selectedShippingDate,
    isShipCompleteSelected: chosen.isShipCompleteSelected,
    isContactMeSelected,
    selectedTrip: isContactMeSelected ? '' : selectedTrip,
    drivingDirections: drivingDirections.trim(),
  };
}

/** The choices for every shipment of a recipient, in the order of its shipments. */
function toChoices(bill: RecipientBill, sent: readonly SentShipment[], site: ShopSite, ctx: Context) {
  const { siteCulture } = site;
  const input = { now: ctx.clock.now(), siteCulture, postalCode: bill.destination.postalCode };
  const pairs = getDeliveryModes(bill.lines).flatMap((mode, index) => {
    const shipment = sent[index];
    return shipment ? [[mode, toChoice(mode, bill, shipment, input)]] : [];
  });
  return Object.fromEntries(pairs);
}

/** The choices with a service level for the shipment that offers it; a level that is not offered changes nothing. SHIP-30 */
function withLevel(bill: RecipientBill, level: ShipmentChoice['selectedServiceLevel'], { siteCulture }: ShopSite) {
  const { recipient, destination } = bill;
  const mode = getDeliveryModes(bill.lines).find((each) =>
    getOfferedLevels(each, linesOf(bill, each), getDeliveryAddress(recipient, destination), siteCulture).includes(
      level,
    ),
  );
  if (!mode) return recipient.shipmentChoices;
  const before = recipient.shipmentChoices[mode] ?? defaultChoice(mode);
  const lifted = level === serviceLevels.standard ? {} : { selectedShippingDate: '', isShipCompleteSelected: false };
  return { ...recipient.shipmentChoices, [mode]: { ...before, ...lifted, selectedServiceLevel: level } };
}

/** Changes one recipient of the checkout. */
const changeRecipient = <Input extends { recipientId: string }>(
  call: HandlerArgs<Input>,
  change: (recipient: CartRecipient, bill: RecipientBill) => Partial<CartRecipient>,
) =>
  changeCheckout(call, async ({ tx, cart, recipients: bills }): Promise<ErrorResponse | undefined> => {
    const bill = bills.find(({ recipient }) => recipient.id === call.input.recipientId);
    if (!bill) return unknownGiftRecipient;
    const recipients = cart.recipients.map((each) =>
      each.id === bill.recipient.id ? { ...each, ...change(each, bill) } : each,
    );
    await updateCart(tx, cart, { recipients });
    return undefined;
  });

/** Handlers of the options of shipments and recipients. */
export const giftOptionsHandlers = {
  /** Saves the gift, pickup and shipment options of the recipients; returns an error for an unknown one. SHIP-32 */
  saveShippingAndGiftOptions: (call) =>
    changeCheckout(call, async ({ tx, cart, recipients: bills }) => {
      const sent = call.input.recipients;
      const unknown = sent.findIndex(({ recipientId }) => !bills.some(({ recipient }) => recipient.id === recipientId));
      if (unknown >= 0) return unknownRecipient(unknown);
      const recipients = cart.recipients.map((recipient): CartRecipient => {
        const own = sent.find(({ recipientId }) => recipientId === recipient.id);
        const bill = bills.find((each) => each.recipient.id === recipient.id);
        if (!own || !bill) return recipient;
        const { isGift, giftMessage } = own.giftOptions;
        return {
          ...recipient,
          giftOptions: { isGift, giftMessage: isGift ? giftMessage : '' },
          bopsOptions: own.bopsOptions,
          notificationOption: own.notificationOption,
          shipmentChoices: toChoices(bill, own.shipments, call.site, call.ctx),
        };
      });
      await updateCart(tx, cart, { recipients, isGiftOptionsSaved: true });
      return undefined;
    }),

  /** Saves the gift options, gift message and service level of a recipient. SHIP-30 */
  updateGiftOption: (call) => {
    const { giftOptions, serviceLevel } = call.input;
    const { isGift, giftMessage } = giftOptions;
    return changeRecipient(call, (_, bill) => ({
      giftOptions: { isGift, giftMessage: isGift ? giftMessage : '' },
      shipmentChoices: withLevel(bill, serviceLevel, call.site),
    }));
  },

  /** The first message makes it a gift; a later one that arrives after the gift was deselected changes nothing. SHIP-31 */
  updateGiftMessage: (call) => {
    const { message: giftMessage, isInitialTrigger } = call.input;
    return changeRecipient(call, ({ giftOptions }) => {
      const isGift = giftOptions.isGift || (isInitialTrigger && giftMessage !== '');
      return isGift ? { giftOptions: { isGift, giftMessage } } : {};
    });
  },

  /** Selects the gift receipt of a recipient; an empty option selects none. SHIP-28 */
  updateGiftReceipt: (call) =>
    changeRecipient(call, ({ bopsOptions }) => ({
      bopsOptions: { ...bopsOptions, giftReceiptOption: call.input.selectedOption },
    })),

  /** Selects the bag of a store pickup; an empty option selects the store's own bag. SHIP-29 */
  updateBaggingOption: (call) =>
    changeRecipient(call, ({ bopsOptions }) => ({
      bopsOptions: { ...bopsOptions, baggingOption: call.input.selectedOption },
    })),
} satisfies Partial<Handlers<'order'>>;
