import { checkListName, type FavoritesBoard } from '@settee/domain';

/** Which list something is to go into. */
export interface ListDraft {
  /** 0 for a list that is still to be made. */
  recapId: number;
  boardName: string;
  /** An empty name was refused; there are no words for it. FAV-07 */
  isNameWrong: boolean;
}

/** Begins with the first list that does not hold the product, else with a new one. */
export function startDraft(boards: readonly FavoritesBoard[]): ListDraft {
  const recapId = boards.find(({ IsProductMember }) => !IsProductMember)?.Id ?? 0;
  return { recapId, boardName: '', isNameWrong: false };
}

export const chooseList = (draft: ListDraft, recapId: number): ListDraft => ({ ...draft, recapId, isNameWrong: false });

export const nameList = (draft: ListDraft, boardName: string): ListDraft => ({
  ...draft,
  boardName,
  isNameWrong: draft.isNameWrong && checkListName(boardName) !== null,
});

/** The draft as it is when it may not be sent; `null` when it may. FAV-06 */
export function refusedDraft(draft: ListDraft): ListDraft | null {
  const isWrong = draft.recapId === 0 && checkListName(draft.boardName) !== null;
  return isWrong ? { ...draft, isNameWrong: true } : null;
}
