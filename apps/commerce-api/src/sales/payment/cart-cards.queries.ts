import type { CardSlot } from '@settee/domain';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { cartCards } from './tables.ts';

export type CartCardRow = typeof cartCards.$inferSelect;
type NewCartCard = Omit<typeof cartCards.$inferInsert, 'basketId'>;

/** Types of the cards of a cart; `null` for a wallet. */
export async function readCartCardTypes(db: Database, basketId: string): Promise<CartCardRow['type'][]> {
  const cards = await db.select({ type: cartCards.type }).from(cartCards).where(eq(cartCards.basketId, basketId));
  return cards.map(({ type }) => type);
}

/** Replaces what pays a cart: one or two cards, or a wallet. */
export async function replaceCartCards(tx: Database, basketId: string, cards: readonly NewCartCard[]): Promise<void> {
  await deleteCartCards(tx, [basketId]);
  await tx.insert(cartCards).values(cards.map((card) => ({ ...card, basketId })));
}

/** Gives a card another id, unless it no longer pays for the cart. */
export async function renameCartCard(
  db: Database,
  { basketId, id }: Pick<CartCardRow, 'basketId' | 'id'>,
  newId: string,
): Promise<void> {
  const isStillThis = and(eq(cartCards.basketId, basketId), eq(cartCards.id, id));
  await db.update(cartCards).set({ id: newId }).where(isStillThis);
}

/** Stores why a card of a cart was declined. */
export async function setDeclineMessage(
  tx: Database,
  basketId: string,
  slot: CardSlot,
  declineMessage: string,
): Promise<void> {
  const isIt = and(eq(cartCards.basketId, basketId), eq(cartCards.slot, slot));
  await tx.update(cartCards).set({ declineMessage }).where(isIt);
}

/** Whether a card of the cart was declined. */
export async function hasDeclinedCard(db: Database, basketId: string): Promise<boolean> {
  const isDeclined = and(eq(cartCards.basketId, basketId), ne(cartCards.declineMessage, ''));
  return (await db.select({ id: cartCards.id }).from(cartCards).where(isDeclined)).length > 0;
}

/** Removes the cards and wallets of carts. */
export async function deleteCartCards(tx: Database, cartIds: readonly string[]): Promise<void> {
  await tx.delete(cartCards).where(inArray(cartCards.basketId, [...cartIds]));
}
