import type { AddToListPopup, FavoritesError } from '@settee/domain';
import { selectBoard, type BoardDraft, setBoardName, withNameError, startDraft } from './board-draft.ts';
import type { FavoriteProduct } from './ports.ts';

/** Error of adding a product to a board. */
export type AddToListProblem = FavoritesError | 'unreachable';

interface Choosing {
  product: FavoriteProduct;
  popup: AddToListPopup;
  draft: BoardDraft;
  isSaving: boolean;
  problem: AddToListProblem | null;
}

/** State of the flow that starts with a click on the heart button. */
export type AddToListState =
  | { status: 'idle'; hasFailed: boolean }
  | { status: 'opening'; product: FavoriteProduct }
  | ({ status: 'choosing' } & Choosing)
  | { status: 'added'; product: FavoriteProduct; popup: AddToListPopup; recapId: number; boardName: string };

export type AddToListEvent =
  | { type: 'clicked'; product: FavoriteProduct }
  | { type: 'opened'; popup: AddToListPopup }
  | { type: 'openFailed' }
  | { type: 'boardSelected'; recapId: number }
  | { type: 'nameChanged'; boardName: string }
  | { type: 'submitted' }
  | { type: 'saved'; recapId: number }
  | { type: 'rejected'; problem: AddToListProblem }
  | { type: 'closed' };

export const initialAddToListState: AddToListState = { status: 'idle', hasFailed: false };

const getName = ({ popup, draft }: Choosing, recapId: number) =>
  popup.Boards.find(({ Id }) => Id === recapId)?.BoardName ?? draft.boardName.trim();

function whileChoosing(
  state: Extract<AddToListState, { status: 'choosing' }>,
  event: Extract<AddToListEvent, { type: 'boardSelected' | 'nameChanged' | 'submitted' | 'saved' | 'rejected' }>,
): AddToListState {
  const { draft, isSaving, product, popup } = state;
  switch (event.type) {
    case 'boardSelected':
      return isSaving ? state : { ...state, draft: selectBoard(draft, event.recapId), problem: null };
    case 'nameChanged':
      return isSaving ? state : { ...state, draft: setBoardName(draft, event.boardName), problem: null };
    case 'submitted': {
      const withError = withNameError(draft);
      return withError ? { ...state, draft: withError } : { ...state, isSaving: true, problem: null };
    }
    case 'saved': {
      const { recapId } = event;
      return isSaving ? { status: 'added', product, popup, recapId, boardName: getName(state, recapId) } : state;
    }
    case 'rejected':
      return isSaving ? { ...state, isSaving: false, problem: event.problem } : state;
    default:
      return event satisfies never;
  }
}

/** Returns the next state from the click on the heart to the confirmation. FAV-02, FAV-04, FAV-17 to FAV-19 */
export function addToListReducer(state: AddToListState, event: AddToListEvent): AddToListState {
  switch (event.type) {
    case 'clicked':
      return state.status === 'idle' ? { status: 'opening', product: event.product } : state;
    case 'opened': {
      if (state.status !== 'opening') return state;
      const { popup } = event;
      const draft = startDraft(popup.Boards);
      return { status: 'choosing', product: state.product, popup, draft, isSaving: false, problem: null };
    }
    case 'openFailed':
      return state.status === 'opening' ? { status: 'idle', hasFailed: true } : state;
    case 'closed':
      return initialAddToListState;
    default:
      return state.status === 'choosing' ? whileChoosing(state, event) : state;
  }
}
