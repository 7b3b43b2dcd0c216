import { freightExtraDays, type CatalogStore } from '@settee/catalog';
import {
  addDays,
  basicFreight,
  getCentralDay,
  getItemEdd,
  parseDeliverySlot,
  toDeliveryDetails,
  type CalendarDay,
  type CartLineItem,
  type DeliveryDetails,
  type DeliveryMode,
  type OrderPickupStore,
  type OrderRecipient,
  type OrderShipment,
  type Recipient,
  type Shipment,
  type SiteCulture,
} from '@settee/domain';
import { getCheckoutPickupStore } from '../../catalog/stores/pickup-stores.ts';
import type { PricedLine } from '../cart/priced-lines.ts';
import type { RecipientBill } from '../totals/order-totals.ts';
import { getDeliveryMode, getSelectedLevel } from '../totals/service-levels.ts';
import { deliveryMessages } from './messages.ts';
import { getLevels, getArrivalDays, latestEstimate, type DeliveryEstimateInput } from './shipment-levels.ts';
import { getHolidayHold, getSlotBooking, hasDifferentArrivals, defaultChoice } from './shipment-options.ts';
import type { FullSlots } from './delivery-slots.ts';

/** In the order of the shipments of a recipient. */
const deliveryModes: readonly DeliveryMode[] = ['parcel', 'inHome', 'pickup', 'giftCard', 'email'];

/** Returns the delivery modes of lines, in the order of their shipments. */
export function getDeliveryModes(lines: readonly PricedLine[]): DeliveryMode[] {
  return deliveryModes.filter((mode) => lines.some((line) => getDeliveryMode(line) === mode));
}

export interface ShipmentContext {
  now: Date;
  siteCulture: SiteCulture;
  postalCodeOf: (line: PricedLine) => string;
  itemOf: (line: PricedLine) => CartLineItem;
  fullSlots: FullSlots;
}

const getSelected = ({ availableServiceLevels, selectedServiceLevel }: Omit<Shipment, 'items'>) =>
  availableServiceLevels.find(({ serviceLevel }) => serviceLevel === selectedServiceLevel);

/** Arrival of a shipment with a holiday hold or a delivery slot; empty for any other. SHIP-04, SHIP-09 */
function getAgreedArrival({ holidayRange, slot }: DeliveryDetails): string {
  const days = holidayRange || slot;
  return days === '' ? '' : deliveryMessages.arrives(days);
}

/** The details of a shipment that its pages show: choices, level and the arrival of its last item. */
function getChosen(shipment: Omit<Shipment, 'items'>): Omit<OrderShipment, 'itemIds'> {
  const { deliveryMode, selectedServiceLevel: serviceLevel } = shipment;
  const { label = '', charge = 0, edd = '' } = getSelected(shipment) ?? {};
  const details = toDeliveryDetails(shipment);
  return { ...details, deliveryMode, serviceLevel, label, charge, edd: getAgreedArrival(details) || edd };
}

const linesOf = ({ lines }: RecipientBill, mode: DeliveryMode) =>
  lines.filter((line) => getDeliveryMode(line) === mode);

/** Offers and choices of a shipment. */
function getOptions(
  mode: DeliveryMode,
  bill: RecipientBill,
  input: DeliveryEstimateInput,
  fullSlots: FullSlots,
): Omit<Shipment, 'items'> {
  const lines = linesOf(bill, mode);
  const choice = bill.recipient.shipmentChoices[mode] ?? defaultChoice(mode);
  const levels = getLevels(mode, lines, bill, input);
  const isShipCompleteVisible = mode === 'parcel' && hasDifferentArrivals(lines, input);
  return {
    deliveryMode: mode,
    holidayHold: getHolidayHold(mode, lines, choice, input),
    tripBooking: getSlotBooking(mode, lines, choice, input, fullSlots),
    availableServiceLevels: levels,
    selectedServiceLevel: getSelectedLevel(
      choice,
      levels.map(({ serviceLevel }) => serviceLevel),
    ),
    isShipCompleteVisible,
    isShipCompleteSelected: isShipCompleteVisible && choice.isShipCompleteSelected,
  };
}

function getShipment(mode: DeliveryMode, bill: RecipientBill, context: ShipmentContext): Shipment {
  const { now, siteCulture, postalCodeOf, itemOf, fullSlots } = context;
  const lines = linesOf(bill, mode);
  const [first] = lines;
  const input = { now, siteCulture, postalCode: first ? postalCodeOf(first) : '' };
  const shipment = getOptions(mode, bill, input, fullSlots);
  const chosen = getChosen(shipment);
  return {
    ...shipment,
    items: lines.map((priced) => {
      const line = itemOf(priced);
      const isParcelShipping = mode === 'parcel';
      return { id: line.id, isParcelShipping, edd: getItemEdd(line, chosen), isRemoved: false, line };
    }),
  };
}

/** The store of a pickup; emailed gift cards in it have none. */
const getStore = (lines: readonly PricedLine[]) => lines.find(({ store }) => store !== null)?.store ?? null;

/** A recipient with a shipment per way of traveling. SHIP-01, SHIP-02 */
export function toRecipient(bill: RecipientBill, context: ShipmentContext): Recipient {
  const { recipient, lines, totals } = bill;
  const { id, kind, address, giftOptions, bopsOptions, notificationOption } = recipient;
  const store = getStore(lines);
  return {
    id,
    kind,
    addressId: kind === 'shipping' ? (address?.addressId ?? '') : '',
    pickupStore: store && getCheckoutPickupStore(store),
    totals,
    giftOptions,
    bopsOptions,
    notificationOption,
    shipments: getDeliveryModes(lines).map((mode) => getShipment(mode, bill, context)),
  };
}

/** Arrivals of a recipient's shipments and items as the review shows them: they change at noon and at midnight. */
export function getShownArrivals(
  bill: RecipientBill,
  { now, siteCulture, fullSlots }: Pick<ShipmentContext, 'now' | 'siteCulture' | 'fullSlots'>,
): string[] {
  const input = { now, siteCulture, postalCode: bill.destination.postalCode };
  return getDeliveryModes(bill.lines).flatMap((mode) => {
    const shipment = getOptions(mode, bill, input, fullSlots);
    const items = linesOf(bill, mode).map((line) => latestEstimate([line], input));
    return [getSelected(shipment)?.edd ?? '', getChosen(shipment).edd, ...items];
  });
}

/** Last day on which something of a recipient arrives: by its lead time, its delivery slot or its holiday. */
export function getLastArrival(bill: RecipientBill, context: ShipmentContext): CalendarDay {
  const { now, siteCulture } = context;
  const today = getCentralDay(now);
  const days = bill.lines.flatMap(
    (line) => getArrivalDays(line, { siteCulture, postalCode: context.postalCodeOf(line) }) ?? [],
  );
  const latest = Math.max(0, ...days.map(({ to }) => to));
  const chosen = toRecipient(bill, context).shipments.flatMap(({ holidayHold, tripBooking, selectedServiceLevel }) => [
    ...(selectedServiceLevel === basicFreight ? [addDays(today, latest + freightExtraDays.to)] : []),
    ...(holidayHold.selectedShippingDate === '' ? [] : [addDays(holidayHold.selectedShippingDate, latest)]),
    ...[parseDeliverySlot(tripBooking.selectedTrip)].flatMap((slot) => slot?.day ?? []),
  ]);
  return [addDays(today, latest), ...chosen].toSorted().at(-1) ?? today;
}

/** The recipient of a placed order, as it is stored. */
export function toOrderRecipient(bill: RecipientBill, context: ShipmentContext): OrderRecipient {
  const { recipient, lines } = bill;
  const { id, totals, giftOptions, bopsOptions, notificationOption, shipments } = toRecipient(bill, context);
  const store = getStore(lines);
  return {
    id,
    address: recipient.kind === 'shipping' ? recipient.address : null,
    pickupStore: store && getOrderStore(store),
    totals,
    giftOptions,
    bopsOptions,
    notificationOption,
    shipments: shipments.map(({ items, ...shipment }) => ({
      ...getChosen(shipment),
      itemIds: items.map((item) => item.id),
    })),
  };
}

function getOrderStore({ id, name, address1, city, region, postalCode, phone }: CatalogStore): OrderPickupStore {
  return { locationId: id, name, address1, city, state: region, postalCode, phone };
}
