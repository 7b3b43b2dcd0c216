import type { CatalogStore } from '@settee/catalog';
import { availabilityStatus as status, type ItemAvailability, type SiteCulture } from '@settee/domain';
import { isElectronicCard } from '../gift-cards/gift-card.ts';
import { availabilityMessages } from './messages.ts';
import { deliveryEstimate } from './estimate.ts';
import { getLeadTimeDays } from './lead-time.ts';
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

/** The item, with its cart line if it is in a cart. */
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

/** Returns whether the whole line can be picked up in a store, and when. */
function getPickup(line: Known['line'], store: CatalogStore | null, now: Date) {
  const there = store && line ? getPickupStock(store, line) : 0;
  if (!store || !line || there < line.quantity) return { pickupStatus: status.notEligible, messages: noPickupMessages };
  return {
    pickupStatus: status.available,
    messages: { pickupEddMessage: pickupEstimate(store, now), pickupQuantityMessage: `${there} in store.` },
  };
}

/** Returns the ship methods available for an item on a site, with their dates. CART-17, CART-23, AVAIL-02 */
export function getItemAvailability(
  { product, available, line, item, store }: Known,
  where: FulfillmentContext,
): ItemAvailability {
  const { siteCulture, now } = where;
  const { isVendorDropShip = false, isAvailableOnline = false } = product?.content.availability ?? {};
  if (!product || available === 0) {
    const messages = { deliveryEddMessage: '', ...noPickupMessages };
    const deliveryStatus = status.noLongerAvailable;
    return { pickupStatus: status.notEligible, deliveryStatus, isVendorDropShip, isAvailableOnline, messages };
  }
  const pickup = getPickup(line, store ?? where.store, now);
  const ordered = { item: item ?? null, quantity: line?.quantity ?? available, design: line?.design ?? null };
  const leadTime = getLeadTimeDays(product, ordered, where);
  return {
    pickupStatus: pickup.pickupStatus,
    deliveryStatus: status[product.content.availability.deliveryStatus[siteCulture]],
    isVendorDropShip,
    isAvailableOnline,
    messages: {
      deliveryEddMessage: isElectronicCard(product)
        ? availabilityMessages.emailed
        : deliveryEstimate(leadTime, now, siteCulture),
      ...pickup.messages,
    },
  };
}
