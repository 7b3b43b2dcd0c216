import type { Sku } from '@settee/domain';

/** Where the add of one recommended item stands; items nobody pressed have none. */
export type ItemAdd = { at: 'adding' } | { at: 'added' } | { at: 'failed'; message: string };

/** Every item has its own add. XSELL-07 */
export type ItemAdds = Readonly<Record<Sku, ItemAdd>>;

export type ItemAddsEvent = { type: 'pressed' | 'added'; sku: Sku } | { type: 'failed'; sku: Sku; message: string };

export const noAdds: ItemAdds = {};

/** Whether a press may start the add of an item: an added one stays so. XSELL-07 */
export function isPressable(adds: ItemAdds, sku: Sku): boolean {
  const at = adds[sku]?.at;
  return at !== 'adding' && at !== 'added';
}

function settle(adds: ItemAdds, sku: Sku, settled: ItemAdd): ItemAdds {
  return adds[sku]?.at === 'adding' ? { ...adds, [sku]: settled } : adds;
}

/** Where the adds stand after an event; late events change nothing. */
export function itemAddsFlow(adds: ItemAdds, event: ItemAddsEvent): ItemAdds {
  switch (event.type) {
    case 'pressed':
      return isPressable(adds, event.sku) ? { ...adds, [event.sku]: { at: 'adding' } } : adds;
    case 'added':
      return settle(adds, event.sku, { at: 'added' });
    case 'failed':
      return settle(adds, event.sku, { at: 'failed', message: event.message });
    default:
      return event satisfies never;
  }
}
