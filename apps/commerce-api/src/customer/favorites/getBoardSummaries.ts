import type { getBoardSummaries as endpoint } from '@settee/contract';
import { isSameFavorite } from '@settee/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { isOwnBoard, isNotRemoved, newestBoard } from './boards-of.ts';
import { favoritesBoards, favoritesItems } from './tables.ts';

/** The lists by name with what is in all of them. FAV-15 */
export const getBoardSummaries: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
  const session = await shopper.session();
  if (!session) return { TotalItemCount: 0, BoardSummaries: [], itemSkus: [] };
  const rows = await ctx.db
    .select({ Id: favoritesBoards.recapId, BoardName: favoritesBoards.name, item: favoritesItems })
    .from(favoritesBoards)
    .leftJoin(favoritesItems, and(eq(favoritesItems.boardId, favoritesBoards.id), isNotRemoved))
    .where(isOwnBoard(session, site))
    .orderBy(...newestBoard, asc(favoritesItems.id));
  const counts = new Map<number, { Id: number; BoardName: string; ItemCount: number }>();
  for (const { Id, BoardName, item } of rows) {
    const ItemCount = (counts.get(Id)?.ItemCount ?? 0) + (item ? 1 : 0);
    counts.set(Id, { Id, BoardName, ItemCount });
  }
  const items = rows.flatMap(({ item }) => item ?? []);
  return {
    TotalItemCount: items.length,
    BoardSummaries: [...counts.values()],
    itemSkus: items
      .filter((item, at) => items.findIndex((other) => isSameFavorite(item, other)) === at)
      .map(({ sku, optionChoiceParameter }) => ({ sku, optionChoiceParameter })),
  };
};
