import type { moveFavorite as endpoint } from '@settee/contract';
import type { FavoritesError } from '@settee/domain';
import { and } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { findBoard, isNotRemoved } from './boards-of.ts';
import { changeBoard } from './change-board.ts';
import { makeBoard } from './make-board.ts';
import { isItem, addToBoard } from './add-to-board.ts';
import { favoritesItems } from './tables.ts';

interface Reply {
  recapId: number;
  problem: FavoritesError | null;
}

const unmoved = (problem: FavoritesError): Reply => ({ recapId: 0, problem });

/** Moves an item to another list of the shopper, which may be made for it. */
export const moveFavorite: Handler<typeof endpoint> = (call) =>
  changeBoard<Reply>(call, unmoved('unknown-list'), async ({ tx, session, board }) => {
    const { input, ctx, site } = call;
    const isThis = and(isItem(board.id, input), isNotRemoved);
    const [item] = await tx.select().from(favoritesItems).where(isThis);
    if (!item) return unmoved('unknown-list');
    const target =
      input.toRecapId > 0
        ? await findBoard(tx, session, site, input.toRecapId)
        : await makeBoard(tx, ctx, { session, site, name: input.boardName });
    if (!target) return unmoved(input.toRecapId > 0 ? 'unknown-list' : 'too-many-lists');
    if (target.id === board.id) return { recapId: board.recapId, problem: null };
    const problem = await addToBoard(tx, ctx, target, item);
    if (problem) return unmoved(problem);
    await tx.delete(favoritesItems).where(isThis);
    return { recapId: target.recapId, problem: null };
  });
