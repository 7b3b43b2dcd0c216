import {
  areFiltersEqual,
  type FilterState,
  type ChoiceGroup,
  clearFilters,
  emptyFilterState,
  setFacetValues,
  type SortType,
} from '@settee/domain';

/** State of a material browser: applied filters, draft of the open panel, and the request. */
export interface BrowseState {
  applied: FilterState;
  /** While the panel is open. FILTER-09 */
  draft: FilterState | null;
  /** Number of the latest request. */
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
function withApplied(state: BrowseState, filters: FilterState): BrowseState {
  if (areFiltersEqual(state.applied, filters)) return state;
  return { ...state, applied: filters, requestId: state.requestId + 1, isBusy: true, groups: null };
}

/** Changes the draft of the panel; without a panel applies the change at once. FILTER-09 */
function change(state: BrowseState, filters: FilterState): BrowseState {
  return state.draft ? { ...state, draft: filters } : withApplied(state, filters);
}

/** Closes the panel and applies its draft, if the shopper wants that. */
function close(state: BrowseState, isApplied: boolean): BrowseState {
  if (!state.draft) return state;
  return { ...(isApplied ? withApplied(state, state.draft) : state), draft: null };
}

export function browseReducer(state: BrowseState, event: BrowseEvent): BrowseState {
  const filters = state.draft ?? state.applied;
  switch (event.type) {
    case 'opened':
      return state.draft ? state : { ...state, draft: state.applied };
    case 'closed':
      return close(state, event.isApplied);
    case 'applied':
      return state.draft ? withApplied(state, state.draft) : state;
    case 'selected':
      return change(state, { ...filters, values: setFacetValues(filters.values, event.facet, event.values) });
    case 'sorted':
      return change(state, { ...filters, sort: event.sort });
    case 'cleared':
      return change(state, clearFilters(filters, event.isNewBrowseModal));
    case 'loaded':
      return event.requestId === state.requestId ? { ...state, isBusy: false, groups: event.groups } : state;
    case 'failed':
      return event.requestId === state.requestId ? { ...state, isBusy: false } : state;
    default:
      return event satisfies never;
  }
}
