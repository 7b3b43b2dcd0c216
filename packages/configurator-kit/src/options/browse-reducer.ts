import {
  arePicksEqual,
  type FilterState,
  type ChoiceGroup,
  clearPicks,
  emptyFilterState,
  setPicks,
  type SortType,
} from '@settee/domain';

/** What is in force, what the open panel collects, and what was asked for. */
export interface BrowseState {
  applied: FilterState;
  /** While the panel is open. FILTER-09 */
  draft: FilterState | null;
  /** Number of the newest question. */
  requestId: number;
  /** It has no answer yet. FILTER-17 */
  isBusy: boolean;
  /** The backend's answer to `applied`, where it differs from what the page worked out itself. */
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

/** Puts picks in force and asks anew, unless they are in force already. FILTER-10 */
function inForce(state: BrowseState, picks: FilterState): BrowseState {
  if (arePicksEqual(state.applied, picks)) return state;
  return { ...state, applied: picks, requestId: state.requestId + 1, isBusy: true, groups: null };
}

/** Changes what the panel collects; without a panel the change is in force at once. FILTER-09 */
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
