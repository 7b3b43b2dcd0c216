import { chargeTables, freightExtraDays } from '@settee/catalog';
import {
  basicFreight,
  getNextDayArrival,
  getTwoDayArrival,
  isPoBox,
  serviceLevels,
  shippingCharges,
  type DeliveryMode,
  type Destination,
  type ServiceLevel,
  type Shipment,
  type SiteCulture,
} from '@settee/domain';
import { isElectronicCard } from '../../catalog/gift-cards/gift-card.ts';
import { availabilityMessages } from '../../catalog/availability/messages.ts';
import { deliveryEstimate } from '../../catalog/availability/estimate.ts';
import { getLeadTimeDays } from '../../catalog/availability/lead-time.ts';
import { pickupEstimate } from '../../catalog/stores/pickup-stores.ts';
import type { PricedLine } from '../cart/priced-lines.ts';
import { getShippingLoad, type RecipientBill } from '../totals/order-totals.ts';
import { getDeliveryAddress, getOfferedLevels, isExpedited } from '../totals/service-levels.ts';
import { rangeText } from './day-texts.ts';
import { deliveryMessages, getLevelName } from './messages.ts';

/** Date, time and postal code of an order. */
export interface DeliveryEstimateInput {
  now: Date;
  siteCulture: SiteCulture;
  postalCode: string;
}

interface Days {
  from: number;
  to: number;
}

/** Days until a line arrives; `null` for discontinued items. */
export function getArrivalDays(
  { product, line, item }: PricedLine,
  { siteCulture, postalCode }: Omit<DeliveryEstimateInput, 'now'>,
): Days | null {
  const { quantity, design } = line;
  return product ? getLeadTimeDays(product, { item, quantity, design }, { postalCode, siteCulture }) : null;
}

/** Days until the last of some lines arrives. */
export function getLatestDays(
  lines: readonly PricedLine[],
  destination: Omit<DeliveryEstimateInput, 'now'>,
): Days | null {
  const [latest] = lines
    .flatMap((line) => getArrivalDays(line, destination) ?? [])
    .toSorted((one, other) => other.to - one.to || other.from - one.from);
  return latest ?? null;
}

/** Returns the arrival of the last of some lines. */
export function latestEstimate(lines: readonly PricedLine[], input: DeliveryEstimateInput): string {
  const pickupStore = lines.find(({ store }) => store !== null)?.store;
  if (pickupStore) return pickupEstimate(pickupStore, input.now);
  if (lines.every(({ product }) => isElectronicCard(product))) return availabilityMessages.emailed;
  const latest = getLatestDays(lines, input);
  return latest ? deliveryEstimate(latest, input.now, input.siteCulture) : '';
}

/** Arrival of lines at a level. DELIV-10 to DELIV-12 */
function getEdd(
  level: ServiceLevel,
  lines: readonly PricedLine[],
  street: string,
  input: DeliveryEstimateInput,
): string {
  const { now, siteCulture } = input;
  const { arrives } = deliveryMessages;
  if (level === serviceLevels.premium) return arrives(rangeText(getTwoDayArrival(now, street), siteCulture));
  if (level === serviceLevels.express) return arrives(rangeText(getNextDayArrival(now), siteCulture));
  const latest = level === basicFreight ? getLatestDays(lines, input) : null;
  if (!latest) return latestEstimate(lines, input);
  const { from, to } = freightExtraDays;
  return deliveryEstimate({ from: latest.from + from, to: latest.to + to }, now, siteCulture);
}

/** Charge of a recipient's lines of one delivery mode at a level, in cents. DELIV-07 */
function getCharge(
  level: ServiceLevel,
  mode: DeliveryMode,
  bill: RecipientBill,
  destination: Destination,
  siteCulture: SiteCulture,
) {
  if (mode !== 'parcel' && mode !== 'inHome') return 0;
  const load = { ...getShippingLoad(bill.lines), parcelLevel: level, largeItemLevel: level };
  const { parcels, surcharge, largeItems } = shippingCharges(load, destination, chargeTables[siteCulture]);
  if (bill.isShippingFree && !isExpedited(level)) return 0;
  return mode === 'parcel' ? parcels + surcharge : largeItems;
}

/** The service levels that lines of one delivery mode are offered, with charge and arrival. SHIP-02, SHIP-03 */
export function getLevels(
  mode: DeliveryMode,
  lines: readonly PricedLine[],
  bill: RecipientBill,
  input: DeliveryEstimateInput,
): Shipment['availableServiceLevels'] {
  const { siteCulture } = input;
  const address = getDeliveryAddress(bill.recipient, bill.destination);
  const street = [address.address1, address.address2].find(isPoBox) ?? '';
  return getOfferedLevels(mode, lines, address, siteCulture).map((level) => ({
    serviceLevel: level,
    label: getLevelName(mode, level),
    charge: getCharge(level, mode, bill, bill.destination, siteCulture),
    edd: getEdd(level, lines, street, input),
  }));
}
