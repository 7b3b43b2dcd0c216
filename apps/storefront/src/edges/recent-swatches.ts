import { parseRecentSwatches, recentStorageKey, type RecentSwatch, addRecentSwatch } from '@settee/domain';
import { getLocalItem, setLocalItem } from './page-storage.ts';

type Listener = (records: readonly RecentSwatch[]) => void;

const listeners = new Set<Listener>();

/** Returns the swatches recently viewed in this browser, newest first; empty without storage. RECENT-08 */
export function recentSwatches(): readonly RecentSwatch[] {
  return parseRecentSwatches(getLocalItem(recentStorageKey));
}

/**
 * Records a fabric or leather; rereads the storage first, since another tab may have written. RECENT-02,
 * RECENT-03
 */
export function saveRecentSwatch(optionCode: number, ChoiceCode: number): void {
  const records = addRecentSwatch(recentSwatches(), { OptionCode: optionCode, ChoiceCode });
  setLocalItem(recentStorageKey, JSON.stringify(records));
  for (const listener of listeners) listener(records);
}

/** Subscribes to records made in this tab and in others; returns the unsubscribe function. */
export function subscribeToRecentSwatches(listener: Listener): () => void {
  const handleMessage = ({ key }: StorageEvent) => {
    if (key === recentStorageKey || key === null) listener(recentSwatches());
  };
  listeners.add(listener);
  addEventListener('storage', handleMessage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', handleMessage);
  };
}
