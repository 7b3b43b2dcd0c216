import { boardNameKey } from './board-name.ts';

/** Fields of a board that the merge compares. */
export interface MergeBoard {
  id: string;
  brand: string;
  name: string;
}

/** Move of a guest board at sign-in: merged into an account board, or transferred unchanged. */
export interface BoardMove {
  id: string;
  /** The account's list of the same name; `null` without one. */
  into: string | null;
}

/** Brings a guest's lists to an account: lists of one name become one, and nothing is lost. README decision 13 */
export function mergeBoards(target: readonly MergeBoard[], coming: readonly MergeBoard[]): BoardMove[] {
  const keyOf = ({ brand, name }: MergeBoard) => `${brand} ${boardNameKey(name)}`;
  const own = new Map(target.map((board) => [keyOf(board), board.id]));
  return coming.map((board) => ({ id: board.id, into: own.get(keyOf(board)) ?? null }));
}
