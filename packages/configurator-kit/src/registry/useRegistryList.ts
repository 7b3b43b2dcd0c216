import type { Registry, RegistryItem, Result } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useRef } from 'react';
import { useLatestReducer } from '../useLatestReducer.ts';
import { useOnEvent } from '../events.ts';
import { initialRegistryListState, registryListReducer, shownRegistryItems } from './list-reducer.ts';
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
  const [state, send, latest] = useLatestReducer(registryListReducer, initialRegistryListState);
  /** Queued quantities that wait for the current request, by item. */
  const waiting = useRef(new Map<string, number | null>());
  const announce = useAnnounce();
  /** Returns whether the request succeeded; logs a failure. */
  const isSaved = (result: Result<{ isSuccess: boolean; problem: unknown }, unknown>, doing: string) => {
    if (result.ok && result.value.isSuccess) return true;
    ports.log(`Error ${doing}:`, result.ok ? result.value.problem : result.error);
    return false;
  };

  /** Sends one request at a time per item; of the clicks during a request only the last counts. */
  const setQuantity = async (itemId: string, quantity: number) => {
    send({ type: 'changed', itemId, quantity });
    if (waiting.current.has(itemId)) return void waiting.current.set(itemId, quantity);
    for (let next: number | null = quantity; next !== null; ) {
      waiting.current.set(itemId, null);
      const wanted: number = next;
      const isChanged = isSaved(await ports.setQuantity(itemId, wanted), 'changing a wanted quantity');
      send({ type: isChanged ? 'quantitySaved' : 'quantitySaveFailed', itemId, quantity: wanted });
      const item = registry.items.find(({ id }) => id === itemId);
      if (isChanged && item) onEvent({ type: 'registry.quantityChanged', sku: item.sku, quantity: wanted });
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
    const index = shownRegistryItems(registry.items, latest.current).findIndex((one) => one.item.id === item.id);
    send({ type: 'removed', item, index });
    announce(labels.removed(item.name));
    if (!isSaved(await ports.remove(item.id), 'removing from a registry')) return void send({ type: 'removeFailed' });
    onEvent({ type: 'registry.itemRemoved', sku: item.sku });
  };

  const undo = async () => {
    const { removed } = latest.current;
    if (!removed || removed.isBusy) return;
    send({ type: 'undoStarted' });
    // Concurrent calls may arrive in either order and lose the item.
    await removal.current;
    if (latest.current.removed === null) return;
    const { id, name, wants } = removed.item;
    const isBack = isSaved(await ports.setQuantity(id, wants), 'putting back into a registry');
    send({ type: isBack ? 'undoSucceeded' : 'undoFailed' });
    if (isBack) onEvent({ type: 'registry.removalUndone', sku: removed.item.sku });
    if (isBack) announce(labels.restored(name));
  };

  return { state, shown: shownRegistryItems(registry.items, state), setQuantity, remove, undo };
}
