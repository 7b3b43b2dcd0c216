import { houseCardType, type SavedCard } from '@settee/domain';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../world/database.ts';
import type { World } from '../world/world.ts';
import { accounts, savedCards } from './tables.ts';

/** Most cards of an account. TWO-04, TWO-07 */
export const mostCards = 5;

export type CardRow = typeof savedCards.$inferSelect;

/** The saved cards' rows, the default first. */
export function readCardRows(db: Database, accountId: string): Promise<CardRow[]> {
  return db
    .select()
    .from(savedCards)
    .where(eq(savedCards.accountId, accountId))
    .orderBy(desc(savedCards.isDefault), asc(savedCards.id));
}

/** The same, while nobody else writes to the account. */
export async function lockCardRows(tx: Database, accountId: string): Promise<CardRow[]> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  return readCardRows(tx, accountId);
}

/** Makes one card the one that is offered first, and no other. */
export async function makeDefaultCard(tx: Database, { id, accountId }: CardRow): Promise<void> {
  await tx.update(savedCards).set({ isDefault: false }).where(eq(savedCards.accountId, accountId));
  await tx.update(savedCards).set({ isDefault: true }).where(eq(savedCards.id, id));
}

function isExpired({ type, expMonth, expYear }: CardRow, now: Date): boolean {
  return type !== houseCardType && expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

export async function cardsOf(
  db: Database,
  { clock }: Pick<World, 'clock'>,
  accountId: string,
): Promise<{ cards: SavedCard[]; limit: number }> {
  const now = clock.now();
  const cards = (await readCardRows(db, accountId)).map((row) => {
    const { id, type, lastFour, expMonth, expYear, isDefault } = row;
    return { id, type, lastFour, expMonth, expYear, isExpired: isExpired(row, now), isDefault };
  });
  return { cards, limit: mostCards };
}
