import type { CardSlot } from '@settee/domain';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { cartCards } from './tables.ts';

export type CartCardRow = typeof cartCards.$inferSelect;
type NewCartCard = Omit<typeof cartCards.$inferInsert, 'cartId'>;

/** Types of the cards of a cart; `null` for a wallet. */
export async function readCartCardTypes(db: Database, cartId: string): Promise<CartCardRow['type'][]> {
  const cards = await db.select({ type: cartCards.type }).from(cartCards).where(eq(cartCards.cartId, cartId));
  return cards.map(({ type }) => type);
}

/** Replaces what pays a cart: one or two cards, or a wallet. */
export async function replaceCartCards(tx: Database, cartId: string, cards: readonly NewCartCard[]): Promise<void> {
  await deleteCartCards(tx, [cartId]);
  await tx.insert(cartCards).values(cards.map((card) => ({ ...card, cartId })));
}

/** Gives a card another id, unless it no longer pays for the cart. */
export async function renameCartCard(
  db: Database,
  { cartId, id }: Pick<CartCardRow, 'cartId' | 'id'>,
  newId: string,
): Promise<void> {
  const isStillThis = and(eq(cartCards.cartId, cartId), eq(cartCards.id, id));
  await db.update(cartCards).set({ id: newId }).where(isStillThis);
}

/** Stores why a card of a cart was declined. */
export async function setDeclineMessage(
  tx: Database,
  cartId: string,
  slot: CardSlot,
  declineMessage: string,
): Promise<void> {
  const isIt = and(eq(cartCards.cartId, cartId), eq(cartCards.slot, slot));
  await tx.update(cartCards).set({ declineMessage }).where(isIt);
}

/** Whether a card of the cart was declined. */
export async function hasDeclinedCard(db: Database, cartId: string): Promise<boolean> {
  const isDeclined = and(eq(cartCards.cartId, cartId), ne(cartCards.declineMessage, ''));
  return (await db.select({ id: cartCards.id }).from(cartCards).where(isDeclined)).length > 0;
}

/** Removes the cards and wallets of carts. */
export async function deleteCartCards(tx: Database, cartIds: readonly string[]): Promise<void> {
  await tx.delete(cartCards).where(inArray(cartCards.cartId, [...cartIds]));
}
