import {
  arePicksEqual,
  type FilterState,
  type ChoiceGroup,
  clearPicks,
  emptyFilterState,
  setPicks,
  type SortType,
} from '@settee/domain';

/** State of a material browser: applied filters, draft of the open panel, and the request. */
export interface BrowseState {
  applied: FilterState;
  /** While the panel is open. FILTER-09 */
  draft: FilterState | null;
  /** Number of the newest question. */
  requestId: number;
  /** The response is pending. FILTER-17 */
  isBusy: boolean;
  /** Backend response to `applied`, set only when it differs from the local result. */
  groups: readonly ChoiceGroup[] | null;
}

export type BrowseEvent =
  | { type: 'opened' }
  | { type: 'closed'; isApplied: boolean }
  | { type: 'applied' }
  | { type: 'selected'; facet: string; values: readonly string[] }
  | { type: 'sorted'; sort: SortType }
  | { type: 'cleared'; isNewBrowseModal: boolean }
  | { type: 'loaded'; requestId: number; groups: readonly ChoiceGroup[] | null }
  | { type: 'failed'; requestId: number };

export const initialBrowseState: BrowseState = {
  applied: emptyFilterState,
  draft: null,
  requestId: 0,
  isBusy: false,
  groups: null,
};

/** Applies filters and starts a request, unless they are already applied. FILTER-10 */
function inForce(state: BrowseState, picks: FilterState): BrowseState {
  if (arePicksEqual(state.applied, picks)) return state;
  return { ...state, applied: picks, requestId: state.requestId + 1, isBusy: true, groups: null };
}

/** Changes the draft of the panel; without a panel applies the change at once. FILTER-09 */
function change(state: BrowseState, picks: FilterState): BrowseState {
  return state.draft ? { ...state, draft: picks } : inForce(state, picks);
}

export function browseReducer(state: BrowseState, event: BrowseEvent): BrowseState {
  const picks = state.draft ?? state.applied;
  switch (event.type) {
    case 'opened':
      return state.draft ? state : { ...state, draft: state.applied };
    case 'closed': {
      if (!state.draft) return state;
      return { ...(event.isApplied ? inForce(state, state.draft) : state), draft: null };
    }
    case 'applied':
      return state.draft ? inForce(state, state.draft) : state;
    case 'selected':
      return change(state, { ...picks, values: setPicks(picks.values, event.facet, event.values) });
    case 'sorted':
      return change(state, { ...picks, sort: event.sort });
    case 'cleared':
      return change(state, clearPicks(picks, event.isNewBrowseModal));
    case 'loaded':
      return event.requestId === state.requestId ? { ...state, isBusy: false, groups: event.groups } : state;
    case 'failed':
      return event.requestId === state.requestId ? { ...state, isBusy: false } : state;
    default:
      return event satisfies never;
  }
}
