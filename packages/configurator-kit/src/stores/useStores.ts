import { type SiteCulture, type Sku, storeAvailabilityDefaults } from '@settee/domain';
import { useRef } from 'react';
import { type Flow, useLatestReducer } from '../useLatestReducer.ts';
import { initialStoresState, type StoresEvent, storesReducer, type StoresState } from './reducer.ts';
import type { StorePopupKind } from './popup-reducer.ts';
import type { StoresPorts } from './ports.ts';
import { useFieldErrorEvents } from '../useFieldErrorEvents.ts';
import { useSiteCulture } from '../use-site-culture.ts';

export interface StoresOptions {
  ports: StoresPorts;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
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
  const [state, send, latest] = useLatestReducer(storesReducer, initialStoresState);
  useFieldErrorEvents('storeSearch', { postalCode: state.status === 'open' ? state.problem?.kind : null });
  const log = (what: string, problem: unknown) => ports.log(`Error ${what}:`, problem);
  const flow = { send, latest, ports, log };
  const { open, sendAndFetch } = useStoreSearch(flow, useSiteCulture(siteCulture));
  const openPopup = usePopup(flow);

  const resetStore = async () => {
    if (latest.current.status !== 'open' || latest.current.isResetting) return;
    const { pickup } = latest.current;
    send({ type: 'resetting' });
    const result = await ports.resetStore();
    if (!result.ok) {
      log('resetting the store', result.error);
      return void send({ type: 'reset', pickup });
    }
    const after = await ports.start();
    if (!after.ok) log('reading the store', after.error);
    send({ type: 'reset', pickup: after.ok ? after.value.pickup : null });
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

interface StoresFlow extends Flow<StoresState, StoresEvent> {
  ports: StoresPorts;
  log: (what: string, problem: unknown) => void;
}

/** Requests the stores near a zip code, and remembers the code of the last search. STORE-02 to STORE-04 */
function useStoreSearch({ send, latest, ports, log }: StoresFlow, siteCulture: SiteCulture) {
  /** The remembered zip code. */
  const stored = useRef('');
  const saving = useRef<Promise<unknown>>(null);
  const save = async (zip: string) => {
    if (zip === stored.current) return;
    stored.current = zip;
    const saved = ports.saveZip(zip);
    saving.current = saved;
    const result = await saved;
    if (!result.ok) return log('keeping a zip code', result.error);
    // Without a selected store, the store of the cart is the one nearest to the zip code.
    const after = await ports.start();
    if (!after.ok) return log('reading the store', after.error);
    send({ type: 'pickupRead', pickup: after.value.pickup });
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
    // A shopper who closes the flyout at once and opens it again finds the code of the last search.
    await saving.current;
    const result = await ports.start();
    if (!result.ok) log('reading the zip code', result.error);
    const start = result.ok ? result.value : { zip: '', pickup: null };
    stored.current = start.zip;
    await sendAndFetch({ type: 'started', request, siteCulture, start });
  };

  return { open, sendAndFetch };
}

/** Loads what a popup shows: the store of the cart, or all stores. */
function usePopup({ send, latest, ports, log }: StoresFlow) {
  return async (kind: StorePopupKind) => {
    const { current } = latest;
    if (current.status !== 'open' || current.popup.status === 'shown') return;
    if (current.popup.status === 'opening' && current.popup.kind === kind) return;
    send({ type: 'popupRequested', kind });
    const result = await (kind === 'store' ? ports.openStore() : ports.openList());
    if (!result.ok) log('opening a store popup', result.error);
    send(result.ok ? { type: 'popupLoaded', kind, content: result.value } : { type: 'popupFailed', kind });
  };
}
