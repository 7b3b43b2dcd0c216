import {
  chosenEdd,
  serviceLevels,
  type CartLineItem,
  type Recipient,
  type Shipment,
  type SiteCulture,
} from '@settee/domain';
import type { Cart } from '../cart/cart.ts';
import { pickupEstimate } from '../../catalog/stores/pickup-stores.ts';
import type { PricedLine } from '../cart/priced-lines.ts';
import type { ShipmentChoice } from '../cart/tables.ts';
import type { OrderTotals } from '../order/order-totals.ts';
import { deliveryEstimate } from '../../catalog/availability/estimate.ts';
import { findPrebuiltStock } from '../../catalog/quick-ship/prebuilt-stock.ts';
import { getLeadTimeDays } from '../../catalog/availability/lead-time.ts';

export type DeliveryMode = 'parcel' | 'inHome' | 'pickup';

const carriages: readonly DeliveryMode[] = ['parcel', 'inHome', 'pickup'];

export function getDeliveryMode({ product, store }: PricedLine): DeliveryMode {
  return store ? 'pickup' : (product?.content.deliveryMode ?? 'parcel');
}

/** The ways in which lines travel, in the order of their shipments. */
export function getDeliveryModes(lines: readonly PricedLine[]): DeliveryMode[] {
  return carriages.filter((carriage) => lines.some((line) => getDeliveryMode(line) === carriage));
}

/** Date, time and postal code of an order. */
export interface DeliveryEstimateInput {
  now: Date;
  siteCulture: SiteCulture;
  postalCode: string;
}

/** Returns the arrival of the last of some lines. */
export function latestEstimate(
  lines: readonly PricedLine[],
  { now, siteCulture, postalCode }: DeliveryEstimateInput,
): string {
  const pickupStore = lines.find(({ store }) => store !== null)?.store;
  if (pickupStore) return pickupEstimate(pickupStore, now);
  const [latest] = lines
    .flatMap(({ product, line, item }) => {
      const made = item && findPrebuiltStock(item, line.quantity);
      return product ? getLeadTimeDays(product, line.design, { postalCode, siteCulture }, made) : [];
    })
    .toSorted((one, other) => other.to - one.to || other.from - one.from);
  return latest ? deliveryEstimate(latest, now, siteCulture) : '';
}

const untouched: ShipmentChoice = {
  selectedServiceLevel: serviceLevels.standard,
  selectedShippingDate: '',
  selectedTrip: '',
  isContactMeSelected: false,
  drivingDirections: '',
  isShipCompleteSelected: false,
};

interface ShipmentContext extends DeliveryEstimateInput {
  cart: Cart;
  totals: OrderTotals;
  itemOf: (line: PricedLine) => CartLineItem;
}

function getLevels(carriage: DeliveryMode, { charges }: OrderTotals, edd: string): Shipment['availableServiceLevels'] {
  if (carriage === 'parcel') {
    return [
      {
        serviceLevel: serviceLevels.standard,
        label: 'Standard delivery',
        charge: charges.standard + charges.surcharge,
        edd,
      },
    ];
  }
  if (carriage === 'pickup') {
    return [{ serviceLevel: serviceLevels.standard, label: 'Store pickup', charge: 0, edd }];
  }
  const serviceLevel = charges.inHomeLevel ?? serviceLevels.longDistanceInHome;
  const label = serviceLevel === serviceLevels.localInHome ? 'In-home delivery' : 'Long-distance in-home delivery';
  return [{ serviceLevel, label, charge: charges.inHome, edd }];
}

function getShipment(carriage: DeliveryMode, lines: readonly PricedLine[], context: ShipmentContext): Shipment {
  const { cart, totals, itemOf } = context;
  const choice = cart.shipmentChoices[carriage] ?? untouched;
  const levels = getLevels(carriage, totals, latestEstimate(lines, context));
  const isOffered = levels.some(({ serviceLevel }) => serviceLevel === choice.selectedServiceLevel);
  const { isContactMeSelected, selectedTrip, drivingDirections, isShipCompleteSelected } = choice;
  return {
    holidayHold: { selectedShippingDate: '', selectedShippingRange: '', holidays: [] },
    tripBooking: { isContactMeSelected, selectedTrip, drivingDirections },
    availableServiceLevels: levels,
    selectedServiceLevel: isOffered ? choice.selectedServiceLevel : (levels[0]?.serviceLevel ?? serviceLevels.standard),
    isShipCompleteVisible: carriage === 'parcel' && lines.length > 1,
    isShipCompleteSelected,
    items: lines.map((priced) => {
      const line = itemOf(priced);
      return { id: line.id, isParcelShipping: carriage === 'parcel', edd: chosenEdd(line), isRemoved: false, line };
    }),
  };
}

/** The one recipient of a basket, with a shipment per way of travelling. SHIP-01, SHIP-02 */
export function toRecipient(lines: readonly PricedLine[], context: ShipmentContext): Recipient {
  const { cart } = context;
  return {
    id: cart.recipientId,
    addressId: cart.shippingAddress?.addressId ?? '',
    giftOptions: { isGift: cart.isGift, giftMessage: cart.giftMessage },
    bopsOptions: cart.bopsOptions,
    shipments: getDeliveryModes(lines).map((carriage) =>
      getShipment(
        carriage,
        lines.filter((line) => getDeliveryMode(line) === carriage),
        context,
      ),
    ),
  };
}
