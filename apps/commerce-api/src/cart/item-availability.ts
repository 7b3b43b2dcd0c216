import type { CatalogStore } from '@settee/catalog';
import {
  availabilityStatus as status,
  type AvailabilityStatus,
  type ItemAvailability,
  type SiteCulture,
} from '@settee/domain';
import { deliveryEstimate } from '../delivery/estimate.ts';
import { getLeadTimeDays } from '../delivery/lead-time.ts';
import { findPrebuiltStock } from '../quick-ship/prebuilt-stock.ts';
import { getPickupStock, pickupEstimate } from './pickup-stores.ts';
import type { PricedLine } from './priced-lines.ts';

/** When and where something is wanted. */
export interface FulfillmentContext {
  siteCulture: SiteCulture;
  now: Date;
  /** Destination postal code; empty while unknown. */
  postalCode: string;
  /** Pickup store of the line. */
  store: CatalogStore | null;
}

type Known = Pick<PricedLine, 'product' | 'available'> & Partial<Pick<PricedLine, 'line' | 'item' | 'store'>>;

const notKept = { pickupEddMessage: '', pickupQuantityMessage: '' };

/** Returns the ship methods available for an item on a site, with their dates. CART-17, CART-23, AVAIL-02 */
export function getItemAvailability(
  { product, available, line, item, store: chosen }: Known,
  where: FulfillmentContext,
): ItemAvailability {
  const { siteCulture, now } = where;
  const told = product?.content.availability;
  const isGone = !product || available === 0;
  const named: AvailabilityStatus = told ? status[told.deliveryStatus[siteCulture]] : status.notFound;
  const deliveryStatus = isGone ? status.noLongerAvailable : named;
  const store = chosen ?? where.store;
  const there = store && line && !isGone ? getPickupStock(store, line) : 0;
  const made = item ? findPrebuiltStock(item, line?.quantity ?? available) : null;
  const isKept = store !== null && line !== undefined && there >= line.quantity;
  return {
    pickupStatus: isKept ? status.available : status.notEligible,
    deliveryStatus,
    isVendorDropShip: told?.isVendorDropShip ?? false,
    isAvailableOnline: told?.isAvailableOnline ?? false,
    messages: {
      deliveryEddMessage: isGone
        ? ''
        : deliveryEstimate(getLeadTimeDays(product, line?.design ?? null, where, made), now, siteCulture),
      ...(isKept
        ? { pickupEddMessage: pickupEstimate(store, now), pickupQuantityMessage: `${there} in store.` }
        : notKept),
    },
  };
}
