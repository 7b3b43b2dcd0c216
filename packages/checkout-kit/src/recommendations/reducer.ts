import type { Sku } from '@settee/domain';

/** Where the add of one recommended item stands; items nobody pressed have none. */
export type ItemAdd = { status: 'adding' } | { status: 'added' } | { status: 'failed'; message: string };

/** Every item has its own add. XSELL-07 */
export type ItemAdds = Readonly<Record<Sku, ItemAdd>>;

export type ItemAddsEvent = { type: 'clicked' | 'added'; sku: Sku } | { type: 'failed'; sku: Sku; message: string };

export const initialItemAdds: ItemAdds = {};

/** Whether a press may start the add of an item: an added one stays so. XSELL-07 */
export function isAddEnabled(adds: ItemAdds, sku: Sku): boolean {
  const at = adds[sku]?.status;
  return at !== 'adding' && at !== 'added';
}

function settle(adds: ItemAdds, sku: Sku, settled: ItemAdd): ItemAdds {
  return adds[sku]?.status === 'adding' ? { ...adds, [sku]: settled } : adds;
}

/** Where the adds stand after an event; late events change nothing. */
export function itemAddsReducer(adds: ItemAdds, event: ItemAddsEvent): ItemAdds {
  switch (event.type) {
    case 'clicked':
      return isAddEnabled(adds, event.sku) ? { ...adds, [event.sku]: { status: 'adding' } } : adds;
    case 'added':
      return settle(adds, event.sku, { status: 'added' });
    case 'failed':
      return settle(adds, event.sku, { status: 'failed', message: event.message });
    default:
      return event satisfies never;
  }
}
