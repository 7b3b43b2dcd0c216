import type { CatalogStore } from '@settee/catalog';
import { getPickupStock, hasPickupStock } from '../../catalog/stores/pickup-stores.ts';
import type { CartLineItemRow } from './cart.queries.ts';
import { cartMessages } from './messages.ts';

/** Returns why lines can't be picked up at a store in addition to the cart's pickup lines; `null` if they can. */
export function getPickupProblem(
  store: CatalogStore | null,
  lines: readonly CartLineItemRow[],
  lineIds: readonly string[],
): string | null {
  if (!store) return cartMessages.noStore;
  const isMoved = ({ id }: CartLineItemRow) => lineIds.includes(id);
  if (lines.some((line) => isMoved(line) && getPickupStock(store, line) === 0)) return cartMessages.noPickup;
  const pickupLines = lines
    .filter((line) => !line.isSaved && (isMoved(line) || line.shipMethod === 'pickup'))
    .map((line) => ({ ...line, shipMethod: 'pickup' as const }));
  const isShort = pickupLines.some((line) => !hasPickupStock(store, pickupLines, line));
  return isShort ? cartMessages.notThere(store.name) : null;
}
