import type { StoreAvailability, StoreAvailabilityRequest } from './stores.ts';

/** Inventory of one SKU in a store. */
export interface StoreInventory {
  quantity: number;
  isOnDisplay: boolean;
}

/** As many pieces or fewer are few. */
const limitedUpTo = 2;

/** Returns the availability of a SKU in a store; `null` inventory means no response from the store. STORE-04 */
export function storeAvailability(
  onHand: StoreInventory | null,
  { onDisplay }: Pick<StoreAvailabilityRequest, 'onDisplay'>,
): StoreAvailability {
  if (!onHand) return 'unknown';
  if (onHand.quantity > limitedUpTo) return 'inStock';
  if (onHand.quantity > 0) return 'limited';
  return onDisplay && onHand.isOnDisplay ? 'onDisplay' : 'none';
}

/** Whether a store stays in a list of those that have it. STORE-02 */
export function isInStore(availability: StoreAvailability): boolean {
  return availability === 'inStock' || availability === 'limited' || availability === 'onDisplay';
}
