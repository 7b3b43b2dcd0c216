import type { CatalogStore } from '@settee/catalog';
import {
  availabilityStatus as status,
  type AvailabilityStatus,
  type ItemAvailability,
  type SiteCulture,
} from '@settee/domain';
import { deliveryEstimate } from './estimate.ts';
import { getLeadTimeDays } from './lead-time.ts';
import { findPrebuiltStock } from '../quick-ship/prebuilt-stock.ts';
import { getPickupStock, pickupEstimate, type PickupItem } from '../stores/pickup-stores.ts';
import type { ConfiguredItem } from '../options/resolve-configured-item.ts';
import type { Product } from '../products/product-with-offers.ts';

/** Requested date, postal code and store of an item. */
export interface FulfillmentContext {
  siteCulture: SiteCulture;
  now: Date;
  /** Destination postal code; empty while unknown. */
  postalCode: string;
  /** Pickup store of the line. */
  store: CatalogStore | null;
}

/** Item data; with the line when the item is in a cart. */
interface Known {
  product: Product | null;
  /** Quantity in stock. */
  available: number;
  line?: PickupItem & { quantity: number };
  item?: ConfiguredItem | null;
  /** Selected pickup store. */
  store?: CatalogStore | null;
}

const noPickupMessages = { pickupEddMessage: '', pickupQuantityMessage: '' };

/** Returns the ship methods available for an item on a site, with their dates. CART-17, CART-23, AVAIL-02 */
export function getItemAvailability(
  { product, available, line, item, store: chosen }: Known,
  where: FulfillmentContext,
): ItemAvailability {
  const { siteCulture, now } = where;
  const availability = product?.content.availability;
  const isGone = !product || available === 0;
  const named: AvailabilityStatus = availability ? status[availability.deliveryStatus[siteCulture]] : status.notFound;
  const deliveryStatus = isGone ? status.noLongerAvailable : named;
  const store = chosen ?? where.store;
  const there = store && line && !isGone ? getPickupStock(store, line) : 0;
  const made = item ? findPrebuiltStock(item, line?.quantity ?? available) : null;
  const isPickupPossible = store !== null && line !== undefined && there >= line.quantity;
  return {
    pickupStatus: isPickupPossible ? status.available : status.notEligible,
    deliveryStatus,
    isVendorDropShip: availability?.isVendorDropShip ?? false,
    isAvailableOnline: availability?.isAvailableOnline ?? false,
    messages: {
      deliveryEddMessage: isGone
        ? ''
        : deliveryEstimate(getLeadTimeDays(product, line?.design ?? null, where, made), now, siteCulture),
      ...(isPickupPossible
        ? { pickupEddMessage: pickupEstimate(store, now), pickupQuantityMessage: `${there} in store.` }
        : noPickupMessages),
    },
  };
}
