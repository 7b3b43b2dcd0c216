import type { deleteBoard as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { changeBoard } from './change-board.ts';
import { favoritesBoards } from './tables.ts';

const deleted = { isSuccess: true, problem: null } as const;

/** Deletes a list; one that is gone already is as good as deleted. */
export const deleteBoard: Handler<typeof endpoint> = (call) =>
  changeBoard(call, deleted, async ({ tx, board }) => {
    await tx.delete(favoritesBoards).where(eq(favoritesBoards.id, board.id));
    return deleted;
  });
