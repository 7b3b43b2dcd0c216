import type { StoreAvailability, StoreAvailabilityRequest } from './stores.ts';

/** What stands in a store of one sku. */
export interface StoreInventory {
  quantity: number;
  isOnDisplay: boolean;
}

/** As many pieces or fewer are few. */
export const limitedUpTo = 2;

/** What a store's stock means to a shopper; `null` is a store that does not answer. STORE-04 */
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
