import type { Registry, RegistryItem, Result } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useRef, useState } from 'react';
import { useOnEvent } from '../events.ts';
import {
  initialRegistryListState,
  type RegistryListEvent,
  registryListReducer,
  shownRegistryItems,
} from './list-reducer.ts';
import type { RegistryPageMessages } from './messages.ts';
import type { RegistryPorts } from './ports.ts';

export interface RegistryListOptions {
  registry: Registry;
  ports: RegistryPorts;
  labels: RegistryPageMessages;
}

/** State and actions of the items of one registry. */
export function useRegistryList({ registry, ports, labels }: RegistryListOptions) {
  const onEvent = useOnEvent();
  const [state, setState] = useState(initialRegistryListState);
  const latest = useRef(state);
  /** Queued quantities that wait for the current request, by item. */
  const waiting = useRef(new Map<string, number | null>());
  const announce = useAnnounce();
  const send = (event: RegistryListEvent) => {
    latest.current = registryListReducer(latest.current, event);
    setState(latest.current);
  };
  const isDone = (result: Result<{ isSuccess: boolean; problem: unknown }, unknown>, doing: string) => {
    if (result.ok && result.value.isSuccess) return true;
    ports.log(`Error ${doing}:`, result.ok ? result.value.problem : result.error);
    return false;
  };

  /** Sends one request at a time per item; of the clicks meanwhile only the last counts. */
  const setQuantity = async (itemId: string, quantity: number) => {
    send({ type: 'changed', itemId, quantity });
    if (waiting.current.has(itemId)) return void waiting.current.set(itemId, quantity);
    for (let next: number | null = quantity; next !== null; ) {
      waiting.current.set(itemId, null);
      const wanted: number = next;
      const isSaved = isDone(await ports.setQuantity(itemId, wanted), 'changing a wanted quantity');
      send({ type: isSaved ? 'quantitySaved' : 'quantitySaveFailed', itemId, quantity: wanted });
      const item = registry.items.find(({ id }) => id === itemId);
      if (isSaved && item) onEvent({ type: 'registry.quantityChanged', sku: item.sku, quantity: wanted });
      next = waiting.current.get(itemId) ?? null;
    }
    waiting.current.delete(itemId);
  };

  const removal = useRef(Promise.resolve());
  const remove = (item: RegistryItem): Promise<void> => {
    removal.current = sendRemoval(item);
    return removal.current;
  };
  const sendRemoval = async (item: RegistryItem) => {
    const place = shownRegistryItems(registry.items, latest.current).findIndex((one) => one.item.id === item.id);
    send({ type: 'removed', item, place });
    announce(labels.removed(item.name));
    if (!isDone(await ports.remove(item.id), 'removing from a registry')) return send({ type: 'removeFailed' });
    onEvent({ type: 'registry.itemRemoved', sku: item.sku });
  };

  const undo = async () => {
    const { removed } = latest.current;
    if (!removed || removed.isBusy) return;
    send({ type: 'undoStarted' });
    // Two calls at once may arrive in either order: the item would be gone.
    await removal.current;
    if (latest.current.removed === null) return;
    const { id, name, wants } = removed.item;
    const isBack = isDone(await ports.setQuantity(id, wants), 'putting back into a registry');
    send({ type: isBack ? 'undoSucceeded' : 'undoFailed' });
    if (isBack) onEvent({ type: 'registry.removalUndone', sku: removed.item.sku });
    announce(isBack ? labels.restored(name) : labels.undoFailed(name));
  };

  return { state, shown: shownRegistryItems(registry.items, state), setQuantity, remove, undo };
}

export type RegistryListControl = ReturnType<typeof useRegistryList>;
