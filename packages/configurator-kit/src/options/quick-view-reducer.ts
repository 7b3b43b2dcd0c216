import { noQuickView, type QuickViewResponse, type QuickViewState } from '@settee/domain';

/** Quick view state; `call` discards stale responses. */
export interface QuickViewRequestState {
  call: number;
  view: QuickViewState;
}

export type QuickViewEvent =
  | { type: 'started'; call: number; view: QuickViewState }
  | { type: 'loaded'; call: number; response: QuickViewResponse | null }
  | { type: 'left' };

export const initialQuickViewState: QuickViewRequestState = { call: 0, view: noQuickView };

/**
 * Quick view reducer: shows the result of the last choice and ignores stale responses. QVIEW-02, QVIEW-04,
 * QVIEW-10
 */
export function quickViewReducer(state: QuickViewRequestState, event: QuickViewEvent): QuickViewRequestState {
  switch (event.type) {
    case 'started':
      return { call: event.call, view: event.view };
    case 'loaded': {
      if (event.call !== state.call || !state.view.isQuickViewActive) return state;
      const formattedPrice = event.response && !event.response.hasError ? event.response.formattedPrice : '';
      const quickViewData = { ...state.view.quickViewData, formattedPrice };
      return { ...state, view: { ...state.view, isQuickViewLoading: false, quickViewData } };
    }
    case 'left':
      return state.view.isQuickViewActive ? { ...state, view: noQuickView } : state;
    default:
      return event satisfies never;
  }
}
