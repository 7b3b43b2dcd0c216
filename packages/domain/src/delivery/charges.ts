import type { Cents } from '../site/brand.ts';
import { usTerritories } from './regions.ts';
import { serviceLevels } from './service-level.ts';

/** Shipping charges of a site, in cents. */
export interface ChargeTable {
  /** Standard parcel charges; the last row with `from` not above the parcel merchandise applies. */
  standard: readonly { from: Cents; charge: Cents }[];
  /** Parcel merchandise from which standard shipping is free; `null` when it never is. */
  freeShippingThreshold: Cents | null;
  /** Areas served from near by, each by the starts of its postal codes. */
  localInHome: readonly { postalCodeStarts: readonly string[]; charge: Cents }[];
  longDistanceInHome: Cents;
}

/** Items to ship; `parcelMerchandise` in cents, `null` without parcels. */
export interface ShippingLoad {
  parcelMerchandise: Cents | null;
  hasInHomeItems: boolean;
}

export interface Destination {
  state: string;
  postalCode: string;
}

/** Shipping in cents; `surcharge` is contained in `total`. `inHomeLevel` is `null` without in-home items. */
export interface ShippingCharges {
  standard: Cents;
  surcharge: Cents;
  inHome: Cents;
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

function standardCharge(merchandise: Cents, table: ChargeTable): { charge: Cents; isFree: boolean } {
  const isFree = table.freeShippingThreshold !== null && merchandise >= table.freeShippingThreshold;
  const row = table.standard.findLast(({ from }) => merchandise >= from);
  return { charge: isFree ? 0 : (row?.charge ?? 0), isFree };
}

function inHomeCharge(postalCode: string, table: ChargeTable): { charge: Cents; level: 6 | 7 } {
  const code = postalCode.trim().toUpperCase();
  const area = table.localInHome.find(({ postalCodeStarts }) =>
    postalCodeStarts.some((start) => code.startsWith(start)),
  );
  return area
    ? { charge: area.charge, level: serviceLevels.localInHome }
    : { charge: table.longDistanceInHome, level: serviceLevels.longDistanceInHome };
}

/**
 * Computes the shipping charges, in cents. Free shipping waives the standard charge, not the surcharge.
 * DELIV-07, DELIV-09
 */
export function shippingCharges(load: ShippingLoad, destination: Destination, table: ChargeTable): ShippingCharges {
  const parcel = load.parcelMerchandise === null ? null : standardCharge(load.parcelMerchandise, table);
  const room = load.hasInHomeItems ? inHomeCharge(destination.postalCode, table) : null;
  const standard = parcel?.charge ?? 0;
  const surcharge = parcel && isNonContinental(destination.state) ? nonContinentalSurcharge : 0;
  const inHome = room?.charge ?? 0;
  return {
    standard,
    surcharge,
    inHome,
    inHomeLevel: room?.level ?? null,
    isFreeShipping: parcel?.isFree ?? false,
    total: standard + surcharge + inHome,
  };
}
