import {
  addDays,
  basicFreight,
  getCentralDay,
  getGiftHolidays,
  serviceLevels,
  type DeliveryMode,
  type Shipment,
  type SiteCulture,
} from '@settee/domain';
import type { PricedLine } from '../cart/priced-lines.ts';
import type { ShipmentChoice } from '../cart/types.ts';
import { rangeText } from './day-texts.ts';
import { getLatestDays, getArrivalDays, type DeliveryEstimateInput } from './shipment-levels.ts';
import { getOfferedSlots, type FullSlots } from './delivery-slots.ts';

/** Number of slots that the checkout lists. */
const maxSlots = 12;

/** Choices for a shipment that the shopper has not changed: we call to schedule a delivery into the home. SHIP-09 */
export function defaultChoice(mode: DeliveryMode): ShipmentChoice {
  return {
    selectedServiceLevel: serviceLevels.standard,
    selectedShippingDate: '',
    selectedTrip: '',
    isContactMeSelected: mode === 'inHome',
    drivingDirections: '',
    isShipCompleteSelected: false,
  };
}

/** Holidays that parcels can be held for, and the selected one as long as it is among them. SHIP-04 to SHIP-06 */
export function getHolidayHold(
  mode: DeliveryMode,
  lines: readonly PricedLine[],
  { selectedShippingDate }: Pick<ShipmentChoice, 'selectedShippingDate'>,
  input: DeliveryEstimateInput,
): Shipment['holidayHold'] {
  const latest = mode === 'parcel' ? getLatestDays(lines, input) : null;
  const today = getCentralDay(input.now);
  const found = latest ? getGiftHolidays(today, addDays(today, latest.to)) : [];
  const holidays = found.map(({ name, shippingDate, from, to }) => ({
    name,
    shippingDate,
    shippingRange: rangeText({ from, to }, input.siteCulture),
  }));
  const selected = holidays.find(({ shippingDate }) => shippingDate === selectedShippingDate);
  return {
    selectedShippingDate: selected?.shippingDate ?? '',
    selectedShippingRange: selected?.shippingRange ?? '',
    holidays,
  };
}

/** Slots that deliver lines into the home at a destination, soonest first. */
function findSlots(
  mode: DeliveryMode,
  lines: readonly PricedLine[],
  input: DeliveryEstimateInput,
  fullSlots: FullSlots,
) {
  const latest = mode === 'inHome' ? getLatestDays(lines, input) : null;
  if (!latest) return [];
  const ready = addDays(getCentralDay(input.now), latest.from);
  return getOfferedSlots(ready, { postalCode: input.postalCode, siteCulture: input.siteCulture, fullSlots });
}

/** Whether a selected slot can no longer be booked. ORDER-08 */
export function isSlotTaken(
  mode: DeliveryMode,
  lines: readonly PricedLine[],
  { selectedTrip }: Pick<ShipmentChoice, 'selectedTrip'>,
  input: DeliveryEstimateInput,
  fullSlots: FullSlots,
): boolean {
  return selectedTrip !== '' && !findSlots(mode, lines, input, fullSlots).some(({ slot }) => slot === selectedTrip);
}

/** The offered slots and the selected one; basic freight has none. SHIP-09 */
export function getSlotBooking(
  mode: DeliveryMode,
  lines: readonly PricedLine[],
  choice: ShipmentChoice,
  input: DeliveryEstimateInput,
  fullSlots: FullSlots,
): Shipment['tripBooking'] {
  const { selectedTrip, isContactMeSelected, drivingDirections } = choice;
  const offered = findSlots(mode, lines, input, fullSlots);
  const selected = offered.find(({ slot }) => slot === selectedTrip);
  const shown = offered.filter((slot, index) => index < maxSlots || slot === selected);
  const isFreight = choice.selectedServiceLevel === basicFreight;
  const isContactMe = mode === 'inHome' && (isContactMeSelected || isFreight || offered.length === 0);
  return {
    isContactMeSelected: isContactMe,
    selectedTrip: isContactMe ? '' : (selected?.slot ?? ''),
    drivingDirections,
    slots: shown,
    isSlotTaken: !isContactMe && selectedTrip !== '' && selected === undefined,
  };
}

/** Whether lines arrive at different times, so that they can be sent together or apart. SHIP-07 */
export function hasDifferentArrivals(
  lines: readonly PricedLine[],
  destination: { siteCulture: SiteCulture; postalCode: string },
): boolean {
  const arrivals = lines.map((line) => getArrivalDays(line, destination));
  return new Set(arrivals.map((days) => days && `${days.from}-${days.to}`)).size > 1;
}
