import { validateZipPanelCode, formatZipPanelCode, type SiteCulture, type Sku } from '@settee/domain';
import type { StoreAvailabilityData, StoreWithStock } from '@settee/domain';
import { type PopupEvent, popupReducer, type PopupState } from './popup-reducer.ts';
import type { CartStore, StoresStart } from './ports.ts';

/** Error of a ZIP code; `entry` is the entered text. */
export interface ZipProblem {
  kind: 'missing' | 'invalid' | 'unknown';
  entry: string;
}

/** Result of the store search; `needsZipCode` until a zip code is entered. */
export type StoresResult =
  | { status: 'needsZipCode' | 'loading' | 'failed' }
  | { status: 'shown'; zip: string; stores: readonly StoreWithStock[] };

export interface OpenStores {
  status: 'open';
  siteCulture: SiteCulture;
  sku: Sku;
  /** Id of the latest request; older responses are ignored. */
  request: number;
  /** Value of the zip code field. */
  entry: string;
  /** Zip code of the last request; empty before the first. */
  zip: string;
  onlyAvailStores: boolean;
  problem: ZipProblem | null;
  stores: StoresResult;
  pickup: CartStore | null;
  isResetting: boolean;
  popup: PopupState;
}

/** State of the store flyout. */
export type StoresState =
  | { status: 'closed'; request: number }
  | { status: 'starting'; request: number; sku: Sku }
  | OpenStores;

export type StoresEvent =
  | { type: 'opened'; sku: Sku }
  | { type: 'started'; request: number; siteCulture: SiteCulture; start: StoresStart }
  | { type: 'changed'; entry: string }
  | { type: 'submitted' }
  | { type: 'retried' }
  | { type: 'closed' }
  | { type: 'resetting' }
  | { type: 'filtered'; onlyAvailStores: boolean }
  | { type: 'loaded'; request: number; data: StoreAvailabilityData }
  | { type: 'failed'; request: number }
  | { type: 'reset'; pickup: CartStore | null }
  | { type: 'pickupRead'; pickup: CartStore | null }
  | PopupEvent;

export const initialStoresState: StoresState = { status: 'closed', request: 0 };

/** Starts a new request; responses to older ones are ignored. */
function requestStores(state: OpenStores, change: Partial<OpenStores> = {}): OpenStores {
  return { ...state, ...change, problem: null, request: state.request + 1, stores: { status: 'loading' } };
}

function submit(state: OpenStores): OpenStores {
  const entry = state.entry.trim();
  const kind = validateZipPanelCode(entry, state.siteCulture);
  return kind ? { ...state, problem: { kind, entry } } : requestStores(state, { zip: entry });
}

function take(state: OpenStores, data: StoreAvailabilityData): OpenStores {
  if (!data.problem) return { ...state, stores: { status: 'shown', zip: data.zip, stores: data.stores } };
  return { ...state, zip: '', problem: { kind: 'unknown', entry: data.zip }, stores: { status: 'needsZipCode' } };
}

function start(state: StoresState, { request, siteCulture, start: known }: StoresEvent & { type: 'started' }) {
  if (state.status !== 'starting' || request !== state.request) return state;
  const { zip, pickup } = known;
  const open: OpenStores = {
    status: 'open',
    siteCulture,
    sku: state.sku,
    request,
    entry: zip,
    zip: '',
    onlyAvailStores: false,
    problem: null,
    stores: { status: 'needsZipCode' },
    pickup,
    isResetting: false,
    popup: { status: 'none' },
  };
  return validateZipPanelCode(zip, siteCulture) === null ? requestStores(open, { zip }) : open;
}

function whileOpen(
  state: OpenStores,
  event: Exclude<StoresEvent, { type: 'opened' | 'started' | 'closed' }>,
): OpenStores {
  switch (event.type) {
    case 'changed':
      return { ...state, entry: formatZipPanelCode(event.entry, state.siteCulture), problem: null };
    case 'submitted':
      return submit(state);
    case 'filtered': {
      const { onlyAvailStores } = event;
      return state.zip === '' ? { ...state, onlyAvailStores } : requestStores(state, { onlyAvailStores });
    }
    case 'retried':
      return state.stores.status === 'failed' ? requestStores(state) : state;
    case 'loaded':
      return event.request === state.request && state.stores.status === 'loading' ? take(state, event.data) : state;
    case 'failed':
      return event.request === state.request ? { ...state, stores: { status: 'failed' } } : state;
    case 'resetting':
      return { ...state, isResetting: true };
    case 'reset':
      return { ...state, isResetting: false, pickup: event.pickup };
    case 'pickupRead':
      return { ...state, pickup: event.pickup };
    default:
      return { ...state, popup: popupReducer(state.popup, event) };
  }
}

/** Reducer of the store flyout; ignores stale events. STORE-04 to STORE-07 */
export function storesReducer(state: StoresState, event: StoresEvent): StoresState {
  switch (event.type) {
    case 'opened':
      return state.status === 'closed' ? { status: 'starting', request: state.request + 1, sku: event.sku } : state;
    case 'started':
      return start(state, event);
    case 'closed':
      return { status: 'closed', request: state.request + 1 };
    default:
      return state.status === 'open' ? whileOpen(state, event) : state;
  }
}
