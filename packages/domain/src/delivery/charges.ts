import type { Cents } from '../site/brand.ts';
import { usTerritories } from './regions.ts';
import type { ServiceLevel } from './recipient.ts';
import { basicFreight, serviceLevels } from './service-level.ts';

/** Charge by parcel merchandise, both in cents; the last row with `from` not above the merchandise applies. */
export type ChargeRows = readonly { from: Cents; charge: Cents }[];

/** Shipping charges of a site, in cents. */
export interface ChargeTable {
  /** Standard parcel charges. */
  standard: ChargeRows;
  /** 2-day and next-day parcel charges; `null` where they are not sold. DELIV-10, DELIV-11 */
  premium: ChargeRows | null;
  express: ChargeRows | null;
  /** Parcel merchandise from which standard shipping is free; `null` when it never is. */
  freeShippingThreshold: Cents | null;
  /** Areas served from near by, each by the starts of its postal codes. */
  localInHome: readonly { postalCodeStarts: readonly string[]; charge: Cents }[];
  longDistanceInHome: Cents;
  /** Curbside delivery of large items; `null` where it is not sold. DELIV-07 */
  basicFreight: Cents | null;
}

/** Items to ship; `parcelMerchandise` in cents, `null` without parcels. */
export interface ShippingLoad {
  parcelMerchandise: Cents | null;
  hasInHomeItems: boolean;
  /** Gift cards are sent for free. */
  hasGiftCards?: boolean;
  /** Selected levels; by default standard and in-home. */
  parcelLevel?: ServiceLevel;
  largeItemLevel?: ServiceLevel;
}

export interface Destination {
  state: string;
  postalCode: string;
}

/** Shipping in cents at the selected levels; `surcharge` is contained in `total`. `inHomeLevel` is `null` without in-home items. */
export interface ShippingCharges {
  /** Of the parcels, without the surcharge. */
  parcels: Cents;
  surcharge: Cents;
  largeItems: Cents;
  inHomeLevel: 6 | 7 | null;
  isFreeShipping: boolean;
  total: Cents;
}

/** Added to standard shipping outside the contiguous states. DELIV-09 */
export const nonContinentalSurcharge: Cents = 1000;

const NON_CONTINENTAL = new Set(['AK', 'HI', ...usTerritories.map(({ code }) => code)]);

/** Alaska, Hawaii and the territories. DELIV-09 */
export function isNonContinental(state: string): boolean {
  return NON_CONTINENTAL.has(state.trim().toUpperCase());
}

function findCharge(merchandise: Cents, rows: ChargeRows): Cents {
  return rows.findLast(({ from }) => merchandise >= from)?.charge ?? 0;
}

const findArea = (postalCode: string, { localInHome }: Pick<ChargeTable, 'localInHome'>) => {
  const code = postalCode.trim().toUpperCase();
  return localInHome.find(({ postalCodeStarts }) => postalCodeStarts.some((start) => code.startsWith(start)));
};

/** The in-home level of a postal code: local where we serve from near by. SHIP-03, DELIV-07 */
export function getInHomeLevel(postalCode: string, table: Pick<ChargeTable, 'localInHome'>): 6 | 7 {
  return findArea(postalCode, table) ? serviceLevels.localInHome : serviceLevels.longDistanceInHome;
}

const isShippedFree = (merchandise: Cents, { freeShippingThreshold }: ChargeTable) =>
  freeShippingThreshold !== null && merchandise >= freeShippingThreshold;

/** Charge of parcels at a level in cents; free shipping waives only the standard charge. DELIV-07 */
function getParcelCharge(merchandise: Cents, level: ServiceLevel, table: ChargeTable): Cents {
  if (level === serviceLevels.premium && table.premium) return findCharge(merchandise, table.premium);
  if (level === serviceLevels.express && table.express) return findCharge(merchandise, table.express);
  return isShippedFree(merchandise, table) ? 0 : findCharge(merchandise, table.standard);
}

function getLargeItemCharge(postalCode: string, level: ServiceLevel | undefined, table: ChargeTable): Cents {
  if (level === basicFreight && table.basicFreight !== null) return table.basicFreight;
  return findArea(postalCode, table)?.charge ?? table.longDistanceInHome;
}

/**
 * Computes the shipping charges of the selected levels, in cents. Free shipping waives the standard charge, not the
 * surcharge, which 2-day and next-day do not have. DELIV-07, DELIV-09
 */
export function shippingCharges(load: ShippingLoad, destination: Destination, table: ChargeTable): ShippingCharges {
  const { parcelMerchandise, hasInHomeItems, parcelLevel = serviceLevels.standard, largeItemLevel } = load;
  const hasParcels = parcelMerchandise !== null;
  const isFast = parcelLevel === serviceLevels.premium || parcelLevel === serviceLevels.express;
  const isStandard = hasParcels && !isFast;
  const parcels = hasParcels ? getParcelCharge(parcelMerchandise, parcelLevel, table) : 0;
  const surcharge = isStandard && isNonContinental(destination.state) ? nonContinentalSurcharge : 0;
  const largeItems = hasInHomeItems ? getLargeItemCharge(destination.postalCode, largeItemLevel, table) : 0;
  return {
    parcels,
    surcharge,
    largeItems,
    inHomeLevel: hasInHomeItems ? getInHomeLevel(destination.postalCode, table) : null,
    isFreeShipping: isStandard && isShippedFree(parcelMerchandise, table),
    total: parcels + surcharge + largeItems,
  };
}
