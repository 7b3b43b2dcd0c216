import type { Cents, SiteCulture } from '../site/brand.ts';
import type { ChargeTable, Destination, ShippingLoad } from './charges.ts';
import { shippingCharges } from './charges.ts';
import { giftCardMethod, serviceLevels, type ShipMethodKind, getShipMethodKind } from './service-level.ts';

/** Delivery time texts by ship method; empty when a site does not offer it. DELIV-06 */
export interface DeliveryDayTexts {
  standard: string;
  poBox: string;
  fpoApo: string;
  twoDay: string;
  nextDay: string;
  nonContinental: string;
  rush: string;
  longDistance: string;
  basicFreight: string;
  giftCards: string;
}

/** Data of the delivery information popup; money in cents. DELIV-06 */
export interface DeliveryInfo {
  /** Of the ship method, without `addCharge`. */
  deliveryCharge: Cents;
  /** `null` when shipping is never free. */
  freeShippingThreshold: Cents | null;
  isFreeShipping: boolean;
  /** Zip code of the calculation; empty when unknown. */
  zipCode: string;
  isCanada: boolean;
  /** The address is served from near by, at the lower in-home charge. */
  isLowRate: boolean;
  /** Added to standard shipping to Alaska, Hawaii and the territories. DELIV-09 */
  addCharge: Cents;
  /** Ship method code: 1 to 3 standard, 6 and 7 in-home, 8 basic freight, 9 gift cards. DELIV-07 */
  shipThisItemCalculatedShipMethod: number;
  deliveryDays: DeliveryDayTexts;
}

/** Ship method of items that are not delivered into the home: of gift cards when there is nothing else. DELIV-07 */
const getSentMethod = ({ parcelMerchandise, hasGiftCards = false }: ShippingLoad) =>
  hasGiftCards && parcelMerchandise === null ? giftCardMethod : serviceLevels.standard;

/**
 * Builds the delivery information of a shipment; in-home delivery takes precedence if any item requires it.
 * DELIV-06 to DELIV-09
 */
export function toDeliveryInfo(
  load: ShippingLoad,
  destination: Destination,
  siteCulture: SiteCulture,
  { charges, days }: { charges: ChargeTable; days: DeliveryDayTexts },
): DeliveryInfo {
  const reckoned = shippingCharges(load, destination, charges);
  return {
    deliveryCharge: load.hasInHomeItems ? reckoned.largeItems : reckoned.parcels,
    freeShippingThreshold: charges.freeShippingThreshold,
    isFreeShipping: reckoned.isFreeShipping,
    zipCode: destination.postalCode,
    isCanada: siteCulture === 'CANADA',
    isLowRate: reckoned.inHomeLevel === serviceLevels.localInHome,
    addCharge: reckoned.surcharge,
    shipThisItemCalculatedShipMethod: reckoned.inHomeLevel ?? getSentMethod(load),
    deliveryDays: days,
  };
}

const DAYS_OF: Readonly<Record<ShipMethodKind, keyof DeliveryDayTexts>> = {
  standard: 'standard',
  localInHome: 'longDistance',
  longDistanceInHome: 'longDistance',
  basicFreight: 'basicFreight',
  giftCards: 'giftCards',
};

/** The texts that the tabs open with: those of the calculated ship method, standard for a code that does not exist. DELIV-08 */
export function deliveryOpening({ shipThisItemCalculatedShipMethod: code }: DeliveryInfo): {
  kind: ShipMethodKind;
  days: keyof DeliveryDayTexts;
} {
  const kind = getShipMethodKind(code) ?? 'standard';
  return { kind, days: DAYS_OF[kind] };
}
