import { mergeBoards } from '@settee/domain';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { favoritesBoards, favoritesItems } from './tables.ts';

/** Pours one list into another; what both hold stays once. */
async function pour(tx: Database, from: string, into: string): Promise<void> {
  const duplicate = alias(favoritesItems, 'duplicate');
  const isDuplicate = and(
    eq(duplicate.boardId, into),
    eq(duplicate.sku, favoritesItems.sku),
    eq(duplicate.optionChoiceParameter, favoritesItems.optionChoiceParameter),
  );
  await tx
    .update(favoritesItems)
    .set({ boardId: into })
    .where(sql`${eq(favoritesItems.boardId, from)} and not exists ${tx.select().from(duplicate).where(isDuplicate)}`);
  await tx.delete(favoritesBoards).where(eq(favoritesBoards.id, from));
}

/** Makes a guest's lists those of the account, which is held; before the guest's session ends, which would take them along. README decision 13 */
export async function claimGuestBoards(tx: Database, sessionKey: string, accountId: string): Promise<void> {
  const isGuests = eq(favoritesBoards.sessionKey, sessionKey);
  const coming = await tx.select().from(favoritesBoards).where(isGuests).orderBy(asc(favoritesBoards.id)).for('update');
  if (coming.length === 0) return;
  const existing = await tx.select().from(favoritesBoards).where(eq(favoritesBoards.accountId, accountId));
  const touched = [...coming, ...existing].map(({ id }) => id);
  await tx
    .delete(favoritesItems)
    .where(and(inArray(favoritesItems.boardId, touched), isNotNull(favoritesItems.removedAt)));
  for (const { id, into } of mergeBoards(existing, coming)) {
    if (into) await pour(tx, id, into);
    else await tx.update(favoritesBoards).set({ accountId, sessionKey: null }).where(eq(favoritesBoards.id, id));
  }
}
