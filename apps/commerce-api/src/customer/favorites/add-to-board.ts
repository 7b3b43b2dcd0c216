import { type FavoriteKey, favoritesLimits, type FavoritesError } from '@settee/domain';
import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import { type Board, isNotRemoved } from './boards-of.ts';
import { favoritesItems } from './tables.ts';

/** Undo window of a removed item, in ms. */
const undoable = 10 * 60_000;

type Needs = Pick<Context, 'ids' | 'clock'>;

/** Item to add to a board. */
export interface AddToBoardResult extends FavoriteKey {
  quantity: number;
  name: string;
}

/** A product in its choices, in whichever list. */
export const isProduct = ({ sku, optionChoiceParameter }: FavoriteKey) =>
  and(eq(favoritesItems.sku, sku), eq(favoritesItems.optionChoiceParameter, optionChoiceParameter));

export const isItem = (boardId: string, key: FavoriteKey) => and(eq(favoritesItems.boardId, boardId), isProduct(key));

/** Deletes items that were removed long ago. */
export async function purgeSoftDeleted(tx: Database, { clock }: Needs, boardId: string): Promise<void> {
  const before = new Date(clock.now().getTime() - undoable);
  await tx.delete(favoritesItems).where(and(eq(favoritesItems.boardId, boardId), lt(favoritesItems.removedAt, before)));
}

/** Adds a product to a locked board; an existing item is not duplicated. */
export async function addToBoard(
  tx: Database,
  needs: Needs,
  board: Pick<Board, 'id'>,
  put: AddToBoardResult,
): Promise<FavoritesError | null> {
  await purgeSoftDeleted(tx, needs, board.id);
  const [has] = await tx
    .select({ id: favoritesItems.id })
    .from(favoritesItems)
    .where(and(isItem(board.id, put), isNotRemoved));
  const [counted] = await tx
    .select({ items: count() })
    .from(favoritesItems)
    .where(and(eq(favoritesItems.boardId, board.id), isNotRemoved));
  if (!has && (counted?.items ?? 0) >= favoritesLimits.items) return 'list-full';
  const { sku, optionChoiceParameter, quantity, name } = put;
  const row = { sku, optionChoiceParameter, quantity, name };
  await tx
    .insert(favoritesItems)
    .values({ id: needs.ids.row(), boardId: board.id, ...row, addedAt: needs.clock.now() })
    .onConflictDoUpdate({
      target: [favoritesItems.boardId, favoritesItems.sku, favoritesItems.optionChoiceParameter],
      set: { quantity: sql`excluded.quantity`, name: sql`excluded.name`, removedAt: null },
    });
  return null;
}
