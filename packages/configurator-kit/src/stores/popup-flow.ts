import type { StorePopupContent } from './ports.ts';

/** Which popup: of the cart's store, or of all. */
export type StorePopupKind = 'store' | 'list';

export type PopupState =
  | { status: 'none' }
  | { status: 'opening'; kind: StorePopupKind }
  | { status: 'shown'; content: StorePopupContent };

export type PopupEvent =
  | { type: 'popupAsked'; kind: StorePopupKind }
  | { type: 'popupCame'; kind: StorePopupKind; content: StorePopupContent }
  | { type: 'popupFailed'; kind: StorePopupKind }
  | { type: 'popupClosed' };

/** One popup at a time; without an answer none opens. STORE-06, STORE-07 */
export function popupFlow(state: PopupState, event: PopupEvent): PopupState {
  switch (event.type) {
    case 'popupAsked':
      return state.status === 'shown' ? state : { status: 'opening', kind: event.kind };
    case 'popupCame':
      return state.status === 'opening' && state.kind === event.kind
        ? { status: 'shown', content: event.content }
        : state;
    case 'popupFailed':
      return state.status === 'opening' && state.kind === event.kind ? { status: 'none' } : state;
    case 'popupClosed':
      return { status: 'none' };
    default:
      return event satisfies never;
  }
}
