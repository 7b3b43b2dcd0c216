import type { StorePopupContent } from './ports.ts';

/** Which popup: of the cart's store, or of all. */
export type StorePopupKind = 'store' | 'list';

export type PopupState =
  | { at: 'none' }
  | { at: 'failed'; kind: StorePopupKind }
  | { at: 'opening'; kind: StorePopupKind }
  | { at: 'shown'; content: StorePopupContent };

export type PopupEvent =
  | { type: 'popupAsked'; kind: StorePopupKind }
  | { type: 'popupCame'; kind: StorePopupKind; content: StorePopupContent }
  | { type: 'popupFailed'; kind: StorePopupKind }
  | { type: 'popupClosed' };

/** One popup at a time; without an answer none opens. STORE-06, STORE-07 */
export function popupFlow(state: PopupState, event: PopupEvent): PopupState {
  switch (event.type) {
    case 'popupAsked':
      return state.at === 'shown' ? state : { at: 'opening', kind: event.kind };
    case 'popupCame':
      return state.at === 'opening' && state.kind === event.kind ? { at: 'shown', content: event.content } : state;
    case 'popupFailed':
      return state.at === 'opening' && state.kind === event.kind ? { at: 'failed', kind: event.kind } : state;
    case 'popupClosed':
      return { at: 'none' };
    default:
      return event satisfies never;
  }
}
