import { type SiteCulture, type Sku, storeAvailabilityDefaults } from '@settee/domain';
import { useRef, useState } from 'react';
import { initialStoresState, type StoresEvent, storesReducer, type StoresState } from './reducer.ts';
import type { StorePopupKind } from './popup-reducer.ts';
import type { StoresPorts } from './ports.ts';

export interface StoresOptions {
  ports: StoresPorts;
  siteCulture: SiteCulture;
}

export interface StoresControl {
  state: StoresState;
  /** Opens the flyout. */
  open(sku: Sku): Promise<void>;
  type(entry: string): void;
  submit(): Promise<void>;
  filter(onlyAvailStores: boolean): Promise<void>;
  retry(): Promise<void>;
  /** Removes the store selected for the cart. STORE-05 */
  resetStore(): Promise<void>;
  openPopup(kind: StorePopupKind): Promise<void>;
  closePopup(): void;
  close(): void;
}

/** Store availability flow, from the button click to the stores that have a product. STORE-02 to STORE-07 */
export function useStores({ ports, siteCulture }: StoresOptions): StoresControl {
  const [state, setState] = useState(initialStoresState);
  const latest = useRef(state);
  const stored = useRef('');
  const send = (event: StoresEvent) => {
    latest.current = storesReducer(latest.current, event);
    setState(latest.current);
  };
  const log = (what: string, problem: unknown) => ports.log(`Error ${what}:`, problem);

  const save = async (zip: string) => {
    if (zip === stored.current) return;
    stored.current = zip;
    const result = await ports.saveZip(zip);
    if (!result.ok) log('keeping a zip code', result.error);
  };

  /** Sends an event, and requests the stores if the new state requires it. */
  const sendAndFetch = async (event: StoresEvent) => {
    const before = latest.current;
    send(event);
    const now = latest.current;
    if (now.status !== 'open' || now.stores.status !== 'loading' || now.request === before.request) return;
    const { request, sku, zip, onlyAvailStores } = now;
    const result = await ports.getAvailability({ ...storeAvailabilityDefaults, sku, zip, onlyAvailStores });
    const isLatest = latest.current.request === request;
    if (result.ok) {
      send({ type: 'loaded', request, data: result.value });
      if (isLatest && !result.value.problem) await save(result.value.zip);
      return;
    }
    log('asking the stores', result.error);
    send({ type: 'failed', request });
  };

  const open = async (sku: Sku) => {
    if (latest.current.status !== 'closed') return;
    send({ type: 'opened', sku });
    const { request } = latest.current;
    const result = await ports.start();
    if (!result.ok) log('reading the zip code', result.error);
    const start = result.ok ? result.value : { zip: '', pickup: null };
    stored.current = start.zip;
    await sendAndFetch({ type: 'started', request, siteCulture, start });
  };

  const resetStore = async () => {
    if (latest.current.status !== 'open' || latest.current.isResetting) return;
    const { pickup } = latest.current;
    send({ type: 'resetting' });
    const result = await ports.resetStore();
    if (!result.ok) {
      log('resetting the store', result.error);
      return send({ type: 'reset', pickup });
    }
    const after = await ports.start();
    send({ type: 'reset', pickup: after.ok ? after.value.pickup : null });
  };

  const openPopup = async (kind: StorePopupKind) => {
    const { current } = latest;
    if (current.status !== 'open' || current.popup.status === 'shown') return;
    if (current.popup.status === 'opening' && current.popup.kind === kind) return;
    send({ type: 'popupRequested', kind });
    const result = await (kind === 'store' ? ports.openStore() : ports.openList());
    if (!result.ok) log('opening a store popup', result.error);
    send(result.ok ? { type: 'popupLoaded', kind, content: result.value } : { type: 'popupFailed', kind });
  };

  return {
    state,
    open,
    type: (entry) => send({ type: 'changed', entry }),
    submit: () => sendAndFetch({ type: 'submitted' }),
    filter: (onlyAvailStores) => sendAndFetch({ type: 'filtered', onlyAvailStores }),
    retry: () => sendAndFetch({ type: 'retried' }),
    resetStore,
    openPopup,
    closePopup: () => send({ type: 'popupClosed' }),
    close: () => send({ type: 'closed' }),
  };
}
