import type { QuickShip, QuickShipItem } from './quick-ship.ts';

/** Items under one message. */
export interface QuickShipGroup {
  kind: 'inStock' | 'backordered';
  message: string;
  items: readonly QuickShipItem[];
}

/** Returns the groups of the sidebar, in-stock items first; empty without stock. QSHIP-07, QSHIP-09 */
export function quickShipGroups(response: QuickShip): readonly QuickShipGroup[] {
  const groups: readonly QuickShipGroup[] = [
    { kind: 'inStock', message: response.inStockMessage, items: response.availableItems },
    { kind: 'backordered', message: response.backorderedMessage, items: response.backorderedItems },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
