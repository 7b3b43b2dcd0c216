import type { removeFavorite as endpoint } from '@settee/contract';
import type { FavoritesError } from '@settee/domain';
import { and } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { isNotRemoved } from './boards-of.ts';
import { changeBoard, unknownList } from './change-board.ts';
import { isItem, purgeSoftDeleted } from './add-to-board.ts';
import { favoritesItems } from './tables.ts';

type Reply = { isSuccess: boolean; problem: FavoritesError | null };

/** Takes an item out of a list; one that is out already stays out. */
export const removeFavorite: Handler<typeof endpoint> = (call) =>
  changeBoard<Reply>(call, unknownList, async ({ tx, board }) => {
    const { input, ctx } = call;
    await purgeSoftDeleted(tx, ctx, board.id);
    await tx
      .update(favoritesItems)
      .set({ removedAt: ctx.clock.now() })
      .where(and(isItem(board.id, input), isNotRemoved));
    return { isSuccess: true, problem: null };
  });
