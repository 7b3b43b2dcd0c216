import { noQuickView, type QuickViewResponse, type QuickViewState } from '@settee/domain';

/** A quick view with the number of its call, so that late answers are told from the wanted one. */
export interface QuickViewRequestState {
  call: number;
  view: QuickViewState;
}

export type QuickViewEvent =
  | { type: 'started'; call: number; view: QuickViewState }
  | { type: 'loaded'; call: number; answer: QuickViewResponse | null }
  | { type: 'left' };

export const initialQuickViewState: QuickViewRequestState = { call: 0, view: noQuickView };

/** Shows what the last choice leads to; an answer to an earlier one changes nothing. QVIEW-02, QVIEW-04, QVIEW-10 */
export function quickViewReducer(state: QuickViewRequestState, event: QuickViewEvent): QuickViewRequestState {
  switch (event.type) {
    case 'started':
      return { call: event.call, view: event.view };
    case 'loaded': {
      if (event.call !== state.call || !state.view.isQuickViewActive) return state;
      const formattedPrice = event.answer && !event.answer.hasError ? event.answer.formattedPrice : '';
      const quickViewData = { ...state.view.quickViewData, formattedPrice };
      return { ...state, view: { ...state.view, isQuickViewLoading: false, quickViewData } };
    }
    case 'left':
      return state.view.isQuickViewActive ? { ...state, view: noQuickView } : state;
    default:
      return event satisfies never;
  }
}
