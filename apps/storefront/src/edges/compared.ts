import { comparedSkusText, parseComparedSkus, type Sku } from '@settee/domain';
import { getLocalItem, setLocalItem } from './page-storage.ts';

const storageKey = 'compared';
const listeners = new Set<() => void>();
const none: readonly Sku[] = [];
/** The stored text with its SKUs, so that the same text is the same list. */
let latest: { text: string; skus: readonly Sku[] } = { text: '', skus: none };

/** The choice of this page while the storage is blocked, such as in a private window. */
let unstored = '';

const storedText = (): string => getLocalItem(storageKey) ?? unstored;

/** Returns the products that this browser compares, in the order of the choice. CMPR-01 */
export function comparedSkus(): readonly Sku[] {
  const text = storedText();
  if (text !== latest.text) latest = { text, skus: parseComparedSkus(text) };
  return latest.skus;
}

/** For the server, which does not know the choice. */
export const noComparedSkus = (): readonly Sku[] => none;

export function saveComparedSkus(skus: readonly Sku[]): void {
  unstored = comparedSkusText(skus);
  setLocalItem(storageKey, unstored);
  for (const notify of listeners) notify();
}

/** Subscribes to changes made in this tab and in others; returns the unsubscribe function. */
export function subscribeToComparedSkus(notify: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) notify();
  };
  listeners.add(notify);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(notify);
    removeEventListener('storage', onStorage);
  };
}
