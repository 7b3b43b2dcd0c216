import { boardNameKey } from './board-name.ts';

/** A list as far as merging goes by it. */
export interface MergeBoard {
  id: string;
  brand: string;
  name: string;
}

/** What becomes of a guest's list at sign-in: it is poured into one of the account's, or goes over as it is. */
export interface BoardMove {
  id: string;
  /** The account's list of the same name; `null` without one. */
  into: string | null;
}

/** Brings a guest's lists to an account: lists of one name become one, and nothing is lost. README decision 13 */
export function mergeBoards(kept: readonly MergeBoard[], coming: readonly MergeBoard[]): BoardMove[] {
  const placeOf = ({ brand, name }: MergeBoard) => `${brand} ${boardNameKey(name)}`;
  const own = new Map(kept.map((board) => [placeOf(board), board.id]));
  return coming.map((board) => ({ id: board.id, into: own.get(placeOf(board)) ?? null }));
}
