import type { Address } from './address.ts';
import { getInHomeLevel, isNonContinental, type ChargeTable } from './charges.ts';
import { isPoBoxAddress } from './po-box.ts';
import type { ServiceLevel } from './recipient.ts';
import { usMilitary } from './regions.ts';
import { basicFreight, serviceLevels } from './service-level.ts';

/** Levels that an item allows besides its default. */
export interface AllowedLevels {
  /** In stock, made without the shopper's choices and shipped by us, so that it can leave today. */
  isExpeditable: boolean;
  /** Boxed so that it may be left at the curb. */
  isFreightAllowed: boolean;
}

type DeliveryAddress = Pick<Address, 'address1' | 'address2' | 'state' | 'postalCode'>;

const MILITARY = new Set(usMilitary.map(({ code }) => code));

/** Whether 2-day, next-day and freight carriers serve a state: the contiguous states and provinces. DELIV-09 */
function isCarrierServed(state: string): boolean {
  return !isNonContinental(state) && !MILITARY.has(state.trim().toUpperCase());
}

/** Levels of parcels, standard first: next-day does not go to PO boxes. DELIV-10 to DELIV-12 */
export function getParcelLevels(
  items: readonly AllowedLevels[],
  address: DeliveryAddress,
  { premium, express }: Pick<ChargeTable, 'premium' | 'express'>,
): ServiceLevel[] {
  const isFast = isCarrierServed(address.state) && items.every(({ isExpeditable }) => isExpeditable);
  return [
    serviceLevels.standard,
    ...(isFast && premium ? [serviceLevels.premium] : []),
    ...(isFast && express && !isPoBoxAddress(address) ? [serviceLevels.express] : []),
  ];
}

/** Levels of large items, in-home first; basic freight where every item allows it. DELIV-07 */
export function getLargeItemLevels(
  items: readonly AllowedLevels[],
  address: DeliveryAddress,
  table: Pick<ChargeTable, 'localInHome' | 'longDistanceInHome' | 'basicFreight'>,
): ServiceLevel[] {
  const isFreight =
    table.basicFreight !== null &&
    isCarrierServed(address.state) &&
    items.every(({ isFreightAllowed }) => isFreightAllowed);
  return [getInHomeLevel(address.postalCode, table), ...(isFreight ? [basicFreight] : [])];
}
