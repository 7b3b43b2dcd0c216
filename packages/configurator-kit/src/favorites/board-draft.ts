import { validateBoardName, type FavoritesBoard } from '@settee/domain';

/** Board that an item is added to. */
export interface BoardDraft {
  /** 0 for a list that is still to be made. */
  recapId: number;
  boardName: string;
  /** An empty name was submitted; the field is marked without a message. FAV-07 */
  isNameWrong: boolean;
}

/** Begins with the first list that does not hold the product, else with a new one. */
export function startDraft(boards: readonly FavoritesBoard[]): BoardDraft {
  const recapId = boards.find(({ IsProductMember }) => !IsProductMember)?.Id ?? 0;
  return { recapId, boardName: '', isNameWrong: false };
}

export const selectBoard = (draft: BoardDraft, recapId: number): BoardDraft => ({
  ...draft,
  recapId,
  isNameWrong: false,
});

export const setBoardName = (draft: BoardDraft, boardName: string): BoardDraft => ({
  ...draft,
  boardName,
  isNameWrong: draft.isNameWrong && validateBoardName(boardName) !== null,
});

/** The draft as it is when it may not be sent; `null` when it may. FAV-06 */
export function withNameError(draft: BoardDraft): BoardDraft | null {
  const isWrong = draft.recapId === 0 && validateBoardName(draft.boardName) !== null;
  return isWrong ? { ...draft, isNameWrong: true } : null;
}
