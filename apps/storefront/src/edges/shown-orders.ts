import type { OrderDetails } from '@settee/domain';
import { getLocalItem, setLocalItem } from './page-storage.ts';

const storageKey = 'shownOrder';
/** Age up to which a confirmation reports its order, in ms. */
const maxAgeMs = 86_400_000;

/** Marks an order as shown; returns whether this browser shows the confirmation of a new order for the first time. */
export function markOrderAsShown({ orderNumber, placedAt }: Pick<OrderDetails, 'orderNumber' | 'placedAt'>): boolean {
  if (Date.now() - Date.parse(placedAt) > maxAgeMs) return false;
  // Without storage each load of the page reports its order.
  if (getLocalItem(storageKey) === orderNumber) return false;
  setLocalItem(storageKey, orderNumber);
  return true;
}
