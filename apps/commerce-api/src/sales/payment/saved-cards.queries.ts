import { houseCardType, type SavedCard } from '@settee/domain';
import { and, asc, desc, eq, inArray, not, sql } from 'drizzle-orm';
import type { TokenizedCard } from '../../platform/ports/payment-provider.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import { lockAccount } from '../../platform/session/accounts.queries.ts';
import { cartIdsOf } from '../cart/cart.queries.ts';
import { cartCards, paymentAttempts, savedCards } from './tables.ts';

/** Most cards of an account. TWO-04, TWO-07 */
export const maxCards = 5;

/** Fields that identify a saved card. */
const identifying = ['type', 'lastFour', 'binRange', 'expMonth', 'expYear'] as const;

export type CardRow = typeof savedCards.$inferSelect;

/** The saved cards' rows, the default first. */
export function readCardRows(db: Database, accountId: string): Promise<CardRow[]> {
  return db
    .select()
    .from(savedCards)
    .where(eq(savedCards.accountId, accountId))
    .orderBy(desc(savedCards.isDefault), asc(savedCards.id));
}

/** Locks the rows of the account and returns them. */
export async function lockCardRows(tx: Database, accountId: string): Promise<CardRow[]> {
  await lockAccount(tx, accountId);
  return readCardRows(tx, accountId);
}

/** One card of its account. */
const isCard = ({ accountId, id }: Pick<CardRow, 'accountId' | 'id'>) =>
  and(eq(savedCards.accountId, accountId), eq(savedCards.id, id));

/** Makes one card the one that is offered first, and no other. */
export async function makeDefaultCard(tx: Database, row: CardRow): Promise<void> {
  await tx.update(savedCards).set({ isDefault: false }).where(eq(savedCards.accountId, row.accountId));
  await tx.update(savedCards).set({ isDefault: true }).where(isCard(row));
}

/**
 * Saves a card and returns true, or false when the account is full. An existing card gets the new token; the
 * first card is the default.
 */
export function saveCard(ctx: Context, accountId: string, card: TokenizedCard): Promise<boolean> {
  return ctx.inTransaction(async (tx) => {
    const rows = await lockCardRows(tx, accountId);
    const present = rows.find((row) => identifying.every((field) => row[field] === card[field]));
    if (present) await tx.update(savedCards).set({ token: card.token }).where(isCard(present));
    if (present || rows.length >= maxCards) return present !== undefined;
    const row = { ...card, id: ctx.ids.row(), accountId, isDefault: false };
    await tx.insert(savedCards).values(row);
    if (rows.length === 0) await makeDefaultCard(tx, row);
    return true;
  });
}

/** A usable card of the account; `null` if it is missing or expired. */
export async function findUsableCard({ db, clock }: Context, accountId: string, id: string): Promise<CardRow | null> {
  const row = (await readCardRows(db, accountId)).find((one) => one.id === id);
  return row && !isExpired(row, clock.now()) ? row : null;
}

function isExpired({ type, expMonth, expYear }: CardRow, now: Date): boolean {
  return type !== houseCardType && expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

export async function getCards(
  db: Database,
  { clock }: Pick<Context, 'clock'>,
  accountId: string,
): Promise<{ cards: SavedCard[]; limit: number }> {
  const now = clock.now();
  const cards = (await readCardRows(db, accountId)).map((row) => {
    const { id, type, lastFour, expMonth, expYear, isDefault } = row;
    return { id, type, lastFour, expMonth, expYear, isExpired: isExpired(row, now), isDefault };
  });
  return { cards, limit: maxCards };
}

/** Removes a card of the account from it and from carts; the oldest left becomes the default. */
export function removeCard(ctx: Context, accountId: string, id: string): Promise<void> {
  return ctx.inTransaction(async (tx) => {
    const rows = await lockCardRows(tx, accountId);
    const gone = rows.find((row) => row.id === id);
    if (!gone) return;
    await tx.delete(savedCards).where(isCard(gone));
    // What is being paid needs its card until then.
    const isPaid = sql`exists (select 1 from ${paymentAttempts} where ${paymentAttempts.cartId} = ${cartCards.cartId})`;
    await tx
      .delete(cartCards)
      .where(and(inArray(cartCards.cartId, cartIdsOf(tx, accountId)), eq(cartCards.id, gone.id), not(isPaid)));
    const next = rows.find((row) => row.id !== gone.id);
    if (gone.isDefault && next) await makeDefaultCard(tx, next);
  });
}

/** Adds cards to a new account, the first as the default. */
export async function insertCards(
  db: Database,
  { ids }: Pick<Context, 'ids'>,
  accountId: string,
  cards: readonly Omit<CardRow, 'id' | 'accountId' | 'isDefault'>[],
): Promise<void> {
  for (const [index, card] of cards.entries())
    await db.insert(savedCards).values({ ...card, id: ids.row(), accountId, isDefault: index === 0 });
}
