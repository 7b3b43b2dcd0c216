import type { Sku } from '@settee/domain';

/** State of the add of one recommended item; items without a click have none. */
export type ItemAdd = { status: 'adding' } | { status: 'added' } | { status: 'failed'; message: string };

/** Every item has its own add. XSELL-07 */
export type ItemAdds = Readonly<Record<Sku, ItemAdd>>;

export type ItemAddsEvent = { type: 'clicked' | 'added'; sku: Sku } | { type: 'failed'; sku: Sku; message: string };

export const initialItemAdds: ItemAdds = {};

/** Returns whether a click may start the add of an item; an added item stays added. XSELL-07 */
export function isAddEnabled(adds: ItemAdds, sku: Sku): boolean {
  const at = adds[sku]?.status;
  return at !== 'adding' && at !== 'added';
}

function completeAdd(adds: ItemAdds, sku: Sku, completed: ItemAdd): ItemAdds {
  return adds[sku]?.status === 'adding' ? { ...adds, [sku]: completed } : adds;
}

/** Reduces an event of the adds; late events change nothing. */
export function itemAddsReducer(adds: ItemAdds, event: ItemAddsEvent): ItemAdds {
  switch (event.type) {
    case 'clicked':
      return isAddEnabled(adds, event.sku) ? { ...adds, [event.sku]: { status: 'adding' } } : adds;
    case 'added':
      return completeAdd(adds, event.sku, { status: 'added' });
    case 'failed':
      return completeAdd(adds, event.sku, { status: 'failed', message: event.message });
    default:
      return event satisfies never;
  }
}
