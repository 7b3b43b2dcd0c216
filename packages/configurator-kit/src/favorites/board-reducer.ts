import {
  validateBoardName,
  type FavoriteKey,
  type FavoritesBoard,
  type FavoritesItem,
  isSameFavorite,
} from '@settee/domain';
import type { AddToListProblem } from './reducer.ts';
import { selectBoard, type BoardDraft, setBoardName, withNameError, startDraft } from './board-draft.ts';

/** Removed item, shown in its old place until the next action. */
export interface RemovedItem {
  item: FavoritesItem;
  index: number;
  isBusy: boolean;
  hasFailed: boolean;
}

interface Sending {
  isBusy: boolean;
  problem: AddToListProblem | null;
}

/** Open dialog of the list. */
export type BoardDialog =
  | ({ kind: 'rename'; boardName: string; isNameWrong: boolean } & Sending)
  | ({ kind: 'delete' } & Sending)
  | ({ kind: 'move'; item: FavoritesItem; draft: BoardDraft } & Sending);

export interface BoardState {
  removed: RemovedItem | null;
  /** Item that could not be removed. */
  notRemoved: FavoritesItem | null;
  layer: BoardDialog | null;
}

export type BoardEvent =
  | { type: 'removed'; item: FavoritesItem; index: number }
  | { type: 'removeFailed' }
  | { type: 'undoStarted' }
  | { type: 'undoSucceeded' }
  | { type: 'undoFailed' }
  | { type: 'renaming'; boardName: string }
  | { type: 'deleting' }
  | { type: 'moving'; item: FavoritesItem; boards: readonly FavoritesBoard[] }
  | { type: 'nameChanged'; boardName: string }
  | { type: 'boardSelected'; recapId: number }
  | { type: 'submitted' }
  | { type: 'rejected'; problem: AddToListProblem }
  | { type: 'closed' };

export const initialBoardState: BoardState = { removed: null, notRemoved: null, layer: null };

const still: Sending = { isBusy: false, problem: null };

function named(layer: BoardDialog, boardName: string): BoardDialog {
  if (layer.isBusy || layer.kind === 'delete') return layer;
  if (layer.kind === 'move') return { ...layer, ...still, draft: setBoardName(layer.draft, boardName) };
  const isNameWrong = layer.isNameWrong && validateBoardName(boardName) !== null;
  return { ...layer, ...still, boardName, isNameWrong };
}

/** Marks the dialog as busy, or flags an invalid name. FAV-06, FAV-07 */
function submitted(layer: BoardDialog): BoardDialog {
  if (layer.isBusy) return layer;
  if (layer.kind === 'rename' && validateBoardName(layer.boardName) !== null) return { ...layer, isNameWrong: true };
  const withError = layer.kind === 'move' ? withNameError(layer.draft) : null;
  if (layer.kind === 'move' && withError) return { ...layer, draft: withError };
  return { ...layer, isBusy: true, problem: null };
}

const onLayer = (state: BoardState, change: (layer: BoardDialog) => BoardDialog): BoardState =>
  state.layer ? { ...state, layer: change(state.layer) } : state;
const onRemoved = (state: BoardState, change: Partial<RemovedItem>): BoardState =>
  state.removed ? { ...state, removed: { ...state.removed, ...change } } : state;

export function boardReducer(state: BoardState, event: BoardEvent): BoardState {
  switch (event.type) {
    case 'removed': {
      const { item, index } = event;
      return { layer: null, notRemoved: null, removed: { item, index, isBusy: false, hasFailed: false } };
    }
    case 'removeFailed':
      return state.removed ? { ...state, removed: null, notRemoved: state.removed.item } : state;
    case 'undoStarted':
      return onRemoved(state, { isBusy: true, hasFailed: false });
    case 'undoSucceeded':
      return { ...state, removed: null };
    case 'undoFailed':
      return onRemoved(state, { isBusy: false, hasFailed: true });
    case 'renaming':
      return {
        ...initialBoardState,
        layer: { kind: 'rename', boardName: event.boardName, isNameWrong: false, ...still },
      };
    case 'deleting':
      return { ...initialBoardState, layer: { kind: 'delete', ...still } };
    case 'moving':
      return {
        ...initialBoardState,
        layer: { kind: 'move', item: event.item, draft: startDraft(event.boards), ...still },
      };
    case 'nameChanged':
      return onLayer(state, (layer) => named(layer, event.boardName));
    case 'boardSelected':
      return onLayer(state, (layer) =>
        layer.kind === 'move' && !layer.isBusy
          ? { ...layer, ...still, draft: selectBoard(layer.draft, event.recapId) }
          : layer,
      );
    case 'submitted':
      return onLayer(state, submitted);
    case 'rejected':
      return onLayer(state, (layer) => (layer.isBusy ? { ...layer, isBusy: false, problem: event.problem } : layer));
    case 'closed':
      return { ...state, layer: null };
    default:
      return event satisfies never;
  }
}

/** A place of the grid. */
export interface ShownItem {
  item: FavoritesItem;
  /** Replaces a removed item. */
  removed: RemovedItem | null;
}

/** Grid items: the list, with the removed item in its old place. */
export function shownItems(
  items: readonly FavoritesItem[],
  { removed }: Pick<BoardState, 'removed'>,
): readonly ShownItem[] {
  const isOut = (item: FavoriteKey) => removed !== null && isSameFavorite(item, removed.item);
  const left = items.filter((item) => !isOut(item)).map((item): ShownItem => ({ item, removed: null }));
  return removed ? left.toSpliced(removed.index, 0, { item: removed.item, removed }) : left;
}
