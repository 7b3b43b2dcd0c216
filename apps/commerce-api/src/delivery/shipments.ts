import {
  chosenEdd,
  serviceLevels,
  type CartLineItem,
  type Recipient,
  type Shipment,
  type SiteCulture,
} from '@settee/domain';
import type { Basket } from '../cart/basket.ts';
import { pickupEstimate } from '../cart/pickup-stores.ts';
import type { PricedLine } from '../cart/priced-lines.ts';
import type { ShipmentChoice } from '../cart/tables.ts';
import type { Quote } from '../order/quote.ts';
import { deliveryEstimate } from './estimate.ts';
import { madeOf } from '../quick-ship/ready-pieces.ts';
import { lineDays } from './line-days.ts';

export type Carriage = 'parcel' | 'inHome' | 'pickup';

const carriages: readonly Carriage[] = ['parcel', 'inHome', 'pickup'];

export function carriageOf({ product, store }: PricedLine): Carriage {
  return store ? 'pickup' : (product?.content.carriage ?? 'parcel');
}

/** The ways in which lines travel, in the order of their shipments. */
export function carriagesOf(lines: readonly PricedLine[]): Carriage[] {
  return carriages.filter((carriage) => lines.some((line) => carriageOf(line) === carriage));
}

/** When and where something is ordered. */
export interface When {
  now: Date;
  siteCulture: SiteCulture;
  postalCode: string;
}

/** When the last of some lines arrives. */
export function latestEstimate(lines: readonly PricedLine[], { now, siteCulture, postalCode }: When): string {
  const kept = lines.find(({ store }) => store !== null)?.store;
  if (kept) return pickupEstimate(kept, now);
  const [latest] = lines
    .flatMap(({ product, line, item }) => {
      const made = item && madeOf(item, line.quantity);
      return product ? lineDays(product, line.design, { postalCode, siteCulture }, made) : [];
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

interface Context extends When {
  basket: Basket;
  quote: Quote;
  itemOf: (line: PricedLine) => CartLineItem;
}

function levelsOf(carriage: Carriage, { charges }: Quote, edd: string): Shipment['availableServiceLevels'] {
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
  const label = serviceLevel === serviceLevels.localInHome ? 'In-home delivery' : 'Long distance in-home delivery';
  return [{ serviceLevel, label, charge: charges.inHome, edd }];
}

function shipmentOf(carriage: Carriage, lines: readonly PricedLine[], context: Context): Shipment {
  const { basket, quote, itemOf } = context;
  const choice = basket.shipmentChoices[carriage] ?? untouched;
  const levels = levelsOf(carriage, quote, latestEstimate(lines, context));
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
export function recipientOf(lines: readonly PricedLine[], context: Context): Recipient {
  const { basket } = context;
  return {
    id: basket.recipientId,
    addressId: basket.shippingAddress?.addressId ?? '',
    giftOptions: { isGift: basket.isGift, giftMessage: basket.giftMessage },
    bopsOptions: basket.bopsOptions,
    shipments: carriagesOf(lines).map((carriage) =>
      shipmentOf(
        carriage,
        lines.filter((line) => carriageOf(line) === carriage),
        context,
      ),
    ),
  };
}
