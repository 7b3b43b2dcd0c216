import type { StorePopupContent } from './ports.ts';

/** Kind of the popup: the store of the cart, or all stores. */
export type StorePopupKind = 'store' | 'list';

export type PopupState =
  | { status: 'none' }
  | { status: 'failed'; kind: StorePopupKind }
  | { status: 'opening'; kind: StorePopupKind }
  | { status: 'shown'; content: StorePopupContent };

export type PopupEvent =
  | { type: 'popupRequested'; kind: StorePopupKind }
  | { type: 'popupLoaded'; kind: StorePopupKind; content: StorePopupContent }
  | { type: 'popupFailed'; kind: StorePopupKind }
  | { type: 'popupClosed' };

/** Popup reducer; one popup at a time, and an error with a retry on a failed request. STORE-06, STORE-07 */
export function popupReducer(state: PopupState, event: PopupEvent): PopupState {
  switch (event.type) {
    case 'popupRequested':
      return state.status === 'shown' ? state : { status: 'opening', kind: event.kind };
    case 'popupLoaded':
      return state.status === 'opening' && state.kind === event.kind
        ? { status: 'shown', content: event.content }
        : state;
    case 'popupFailed':
      return state.status === 'opening' && state.kind === event.kind ? { status: 'failed', kind: event.kind } : state;
    case 'popupClosed':
      return { status: 'none' };
    default:
      return event satisfies never;
  }
}
