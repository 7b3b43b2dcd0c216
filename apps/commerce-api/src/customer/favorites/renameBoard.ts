import type { renameBoard as endpoint } from '@settee/contract';
import { normalizeBoardName, boardNameKey } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { findBoardNamed } from './boards-of.ts';
import { changeBoard, unknownList } from './change-board.ts';
import { favoritesBoards } from './tables.ts';

type Reply = { isSuccess: boolean; problem: 'unknown-list' | 'name-taken' | null };

/** Renames a board; a name already used by another board is an error. FAV-06 */
export const renameBoard: Handler<typeof endpoint> = (call) =>
  changeBoard<Reply>(call, unknownList, async ({ tx, session, board }) => {
    const name = normalizeBoardName(call.input.boardName);
    const nameKey = boardNameKey(name);
    const namesake = await findBoardNamed(tx, session, call.site, nameKey);
    if (namesake && namesake.id !== board.id) return { isSuccess: false, problem: 'name-taken' };
    await tx.update(favoritesBoards).set({ name, nameKey }).where(eq(favoritesBoards.id, board.id));
    return { isSuccess: true, problem: null };
  });
