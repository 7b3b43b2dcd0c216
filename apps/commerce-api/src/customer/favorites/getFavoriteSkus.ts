import type { getFavoriteSkus as endpoint } from '@settee/contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { isOwnBoard, isNotRemoved } from './boards-of.ts';
import { favoritesBoards, favoritesItems } from './tables.ts';

/** Every saved sku with its choice, once. FAV-14, FAV-16 */
export const getFavoriteSkus: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
  const session = await shopper.session();
  if (!session) return [];
  return ctx.db
    .selectDistinct({ Item1: favoritesItems.sku, Item2: favoritesItems.optionChoiceParameter })
    .from(favoritesItems)
    .innerJoin(favoritesBoards, eq(favoritesBoards.id, favoritesItems.boardId))
    .where(and(isOwnBoard(session, site), isNotRemoved))
    .orderBy(favoritesItems.sku, favoritesItems.optionChoiceParameter);
};
