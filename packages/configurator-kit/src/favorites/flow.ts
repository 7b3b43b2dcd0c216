import type { AddToListPopup, FavoritesProblem } from '@settee/domain';
import { chooseList, type ListDraft, nameList, refusedDraft, startDraft } from './list-draft.ts';
import type { FavoriteProduct } from './ports.ts';

/** Why the lists did not take a product. */
export type AddToListProblem = FavoritesProblem | 'unreachable';

interface Choosing {
  product: FavoriteProduct;
  popup: AddToListPopup;
  draft: ListDraft;
  isSaving: boolean;
  problem: AddToListProblem | null;
}

/** Where a press on the heart has led. */
export type AddToListState =
  | { at: 'idle'; hasFailed: boolean }
  | { at: 'opening'; product: FavoriteProduct }
  | ({ at: 'choosing' } & Choosing)
  | { at: 'added'; product: FavoriteProduct; popup: AddToListPopup; recapId: number; boardName: string };

export type AddToListEvent =
  | { type: 'pressed'; product: FavoriteProduct }
  | { type: 'opened'; popup: AddToListPopup }
  | { type: 'notOpened' }
  | { type: 'chose'; recapId: number }
  | { type: 'named'; boardName: string }
  | { type: 'submitted' }
  | { type: 'saved'; recapId: number }
  | { type: 'refused'; problem: AddToListProblem }
  | { type: 'closed' };

export const noAdd: AddToListState = { at: 'idle', hasFailed: false };

const nameOf = ({ popup, draft }: Choosing, recapId: number) =>
  popup.Boards.find(({ Id }) => Id === recapId)?.BoardName ?? draft.boardName.trim();

function whileChoosing(
  state: Extract<AddToListState, { at: 'choosing' }>,
  event: Extract<AddToListEvent, { type: 'chose' | 'named' | 'submitted' | 'saved' | 'refused' }>,
): AddToListState {
  const { draft, isSaving, product, popup } = state;
  switch (event.type) {
    case 'chose':
      return isSaving ? state : { ...state, draft: chooseList(draft, event.recapId), problem: null };
    case 'named':
      return isSaving ? state : { ...state, draft: nameList(draft, event.boardName), problem: null };
    case 'submitted': {
      const refused = refusedDraft(draft);
      return refused ? { ...state, draft: refused } : { ...state, isSaving: true, problem: null };
    }
    case 'saved': {
      const { recapId } = event;
      return isSaving ? { at: 'added', product, popup, recapId, boardName: nameOf(state, recapId) } : state;
    }
    case 'refused':
      return isSaving ? { ...state, isSaving: false, problem: event.problem } : state;
    default:
      return event satisfies never;
  }
}

/** Where the lists stand after an event; what comes too late changes nothing. FAV-02, FAV-04, FAV-17 to FAV-19 */
export function addToListFlow(state: AddToListState, event: AddToListEvent): AddToListState {
  switch (event.type) {
    case 'pressed':
      return state.at === 'idle' ? { at: 'opening', product: event.product } : state;
    case 'opened': {
      if (state.at !== 'opening') return state;
      const { popup } = event;
      const draft = startDraft(popup.Boards);
      return { at: 'choosing', product: state.product, popup, draft, isSaving: false, problem: null };
    }
    case 'notOpened':
      return state.at === 'opening' ? { at: 'idle', hasFailed: true } : state;
    case 'closed':
      return noAdd;
    default:
      return state.at === 'choosing' ? whileChoosing(state, event) : state;
  }
}
