import { freightExtraDays, type CatalogStore } from '@settee/catalog';
import {
  addDays,
  basicFreight,
  giftCardMethod,
  chosenEdd,
  getCentralDay,
  parseDeliverySlot,
  serviceLevels,
  toDeliveryDetails,
  type CalendarDay,
  type CartLineItem,
  type DeliveryMode,
  type OrderPickupStore,
  type OrderRecipient,
  type Recipient,
  type ServiceLevel,
  type Shipment,
  type SiteCulture,
} from '@settee/domain';
import { getPickupStore } from '../../catalog/stores/pickup-stores.ts';
import type { PricedLine } from '../cart/priced-lines.ts';
import type { RecipientBill } from '../totals/order-totals.ts';
import { getDeliveryMode, getSelectedLevel } from '../totals/service-levels.ts';
import { deliveryMessages } from './messages.ts';
import { getLevels, getLineDays } from './shipment-levels.ts';
import { getHolidayHold, getSlotBooking, hasDifferentArrivals, untouchedChoice } from './shipment-options.ts';
import type { FullSlots } from './delivery-slots.ts';

const carriages: readonly DeliveryMode[] = ['parcel', 'inHome', 'pickup', 'giftCard', 'email'];

/** The ways in which lines travel, in the order of their shipments. */
export function getDeliveryModes(lines: readonly PricedLine[]): DeliveryMode[] {
  return carriages.filter((carriage) => lines.some((line) => getDeliveryMode(line) === carriage));
}

export interface ShipmentContext {
  now: Date;
  siteCulture: SiteCulture;
  postalCodeOf: (line: PricedLine) => string;
  itemOf: (line: PricedLine) => CartLineItem;
  fullSlots: FullSlots;
}

/** Arrival of an item of a shipment: its own, unless it travels with the others. */
function getItemEdd(line: CartLineItem, shipment: Omit<Shipment, 'items'>): string {
  const { selectedServiceLevel, isShipCompleteSelected } = shipment;
  const isOwn = ownArrivals.includes(selectedServiceLevel) && !isShipCompleteSelected;
  return getAgreedArrival(shipment) || (isOwn ? chosenEdd(line) : (getSelected(shipment)?.edd ?? ''));
}

const getSelected = ({ availableServiceLevels, selectedServiceLevel }: Omit<Shipment, 'items'>) =>
  availableServiceLevels.find(({ serviceLevel }) => serviceLevel === selectedServiceLevel);

/** Arrival of a shipment with a holiday hold or a delivery slot; empty for any other. SHIP-04, SHIP-09 */
function getAgreedArrival(shipment: Omit<Shipment, 'items'>): string {
  const { holidayRange, slot } = toDeliveryDetails(shipment);
  const days = holidayRange || slot;
  return days === '' ? '' : deliveryMessages.arrives(days);
}

const ownArrivals: readonly ServiceLevel[] = [
  serviceLevels.standard,
  serviceLevels.localInHome,
  serviceLevels.longDistanceInHome,
  giftCardMethod,
];

function getShipment(carriage: DeliveryMode, bill: RecipientBill, context: ShipmentContext): Shipment {
  const { now, siteCulture, postalCodeOf, itemOf, fullSlots } = context;
  const lines = bill.lines.filter((line) => getDeliveryMode(line) === carriage);
  const [first] = lines;
  const choice = bill.recipient.shipmentChoices[carriage] ?? untouchedChoice(carriage);
  const input = { now, siteCulture, postalCode: first ? postalCodeOf(first) : '' };
  const levels = getLevels(carriage, lines, bill, input);
  const isShipCompleteVisible = carriage === 'parcel' && hasDifferentArrivals(lines, input);
  const shipment: Omit<Shipment, 'items'> = {
    deliveryMode: carriage,
    holidayHold: getHolidayHold(carriage, lines, choice, input),
    tripBooking: getSlotBooking(carriage, lines, choice, input, fullSlots),
    availableServiceLevels: levels,
    selectedServiceLevel: getSelectedLevel(
      choice,
      levels.map(({ serviceLevel }) => serviceLevel),
    ),
    isShipCompleteVisible,
    isShipCompleteSelected: isShipCompleteVisible && choice.isShipCompleteSelected,
  };
  return {
    ...shipment,
    items: lines.map((priced) => {
      const line = itemOf(priced);
      const isParcelShipping = carriage === 'parcel';
      return { id: line.id, isParcelShipping, edd: getItemEdd(line, shipment), isRemoved: false, line };
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
    pickupStore: store && getPickupStore(store),
    totals,
    giftOptions,
    bopsOptions,
    notificationOption,
    shipments: getDeliveryModes(lines).map((carriage) => getShipment(carriage, bill, context)),
  };
}

/** Last day on which something of a recipient arrives: by its lead time, its delivery slot or its holiday. */
export function getLastArrival(bill: RecipientBill, context: ShipmentContext): CalendarDay {
  const { now, siteCulture } = context;
  const today = getCentralDay(now);
  const days = bill.lines.flatMap(
    (line) => getLineDays(line, { siteCulture, postalCode: context.postalCodeOf(line) }) ?? [],
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
    shipments: shipments.map((shipment) => {
      const { deliveryMode, selectedServiceLevel, items } = shipment;
      const { label = '', charge = 0, edd = '' } = getSelected(shipment) ?? {};
      const itemIds = items.map((item) => item.id);
      return {
        ...toDeliveryDetails(shipment),
        deliveryMode,
        serviceLevel: selectedServiceLevel,
        label,
        charge,
        edd: getAgreedArrival(shipment) || edd,
        itemIds,
      };
    }),
  };
}

function getOrderStore({ id, name, address1, city, region, postalCode, phone }: CatalogStore): OrderPickupStore {
  return { locationId: id, name, address1, city, state: region, postalCode, phone };
}
