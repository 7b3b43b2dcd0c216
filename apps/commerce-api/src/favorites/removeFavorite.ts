import type { removeFavorite as endpoint } from '@settee/contract';
import type { FavoritesProblem } from '@settee/domain';
import { and } from 'drizzle-orm';
import type { Handler } from '../handler.ts';
import { isThere } from './boards-of.ts';
import { changeBoard, unknownList } from './change-board.ts';
import { isItem, sweepRemoved } from './put-into.ts';
import { favoritesItems } from './tables.ts';

type Reply = { isSuccess: boolean; problem: FavoritesProblem | null };

/** Takes an item out of a list; one that is out already stays out. */
export const removeFavorite: Handler<typeof endpoint> = (call) =>
  changeBoard<Reply>(call, unknownList, async ({ tx, board }) => {
    const { input, world } = call;
    await sweepRemoved(tx, world, board.id);
    await tx
      .update(favoritesItems)
      .set({ removedAt: world.clock.now() })
      .where(and(isItem(board.id, input), isThere));
    return { isSuccess: true, problem: null };
  });
