import type { OrderDetails } from '@settee/domain';

const storageKey = 'shownOrder';
/** Age up to which a confirmation reports its order, in ms. */
const maxAgeMs = 86_400_000;

/** Marks an order as shown; returns whether this browser shows the confirmation of a new order for the first time. */
export function markOrderAsShown({ orderNumber, placedAt }: Pick<OrderDetails, 'orderNumber' | 'placedAt'>): boolean {
  if (Date.now() - Date.parse(placedAt) > maxAgeMs) return false;
  try {
    if (localStorage.getItem(storageKey) === orderNumber) return false;
    localStorage.setItem(storageKey, orderNumber);
  } catch {
    // Without storage each load of the page reports its order.
  }
  return true;
}
