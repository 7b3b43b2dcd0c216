import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { cartLineItems } from './tables.ts';

export type CartLineItemRow = typeof cartLineItems.$inferSelect;

/** Names a line. The cart identifies the shopper. docs/scale.md */
type LineKey = Pick<CartLineItemRow, 'cartId' | 'id'>;
type LineChanges = Partial<Omit<CartLineItemRow, 'id'>>;

const isLine = ({ cartId, id }: LineKey) => and(eq(cartLineItems.cartId, cartId), eq(cartLineItems.id, id));
const areLines = (cartId: string, ids: readonly string[]) =>
  and(eq(cartLineItems.cartId, cartId), inArray(cartLineItems.id, [...ids]));

/** Reads the lines of carts, first added first. */
export function readLines(db: Database, cartIds: readonly string[]): Promise<CartLineItemRow[]> {
  return db
    .select()
    .from(cartLineItems)
    .where(inArray(cartLineItems.cartId, [...cartIds]))
    .orderBy(asc(cartLineItems.id));
}

/** Returns those of the ids that lines of any cart have. */
export async function findTakenLineIds(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const isTaken = inArray(cartLineItems.id, [...ids]);
  const rows = await db.select({ id: cartLineItems.id }).from(cartLineItems).where(isTaken);
  return new Set(rows.map(({ id }) => id));
}

export async function insertLine(tx: Database, line: CartLineItemRow): Promise<void> {
  await tx.insert(cartLineItems).values(line);
}

/** Stores new lines of a cart, and existing ones with their new quantity, delivery, price and time. */
export async function saveLines(tx: Database, cartId: string, lines: CartLineItemRow[]): Promise<void> {
  await tx
    .insert(cartLineItems)
    .values(lines)
    .onConflictDoUpdate({
      target: cartLineItems.id,
      setWhere: eq(cartLineItems.cartId, cartId),
      set: {
        quantity: sql`excluded.quantity`,
        shipMethod: sql`excluded.ship_method`,
        pickupStoreId: sql`excluded.pickup_store_id`,
        lastSeenPriceCents: sql`excluded.price_when_added`,
        addedAt: sql`excluded.added_at`,
        lastSeenStock: sql`excluded.seen_available`,
      },
    });
}

export async function updateLine(tx: Database, line: LineKey, changes: LineChanges): Promise<void> {
  await tx.update(cartLineItems).set(changes).where(isLine(line));
}

/** Changes the lines of a cart that have these ids. */
export async function updateLines(
  tx: Database,
  cartId: string,
  ids: readonly string[],
  changes: LineChanges,
): Promise<void> {
  await tx.update(cartLineItems).set(changes).where(areLines(cartId, ids));
}

/** Assigns all lines of a cart to its main recipient. */
export async function clearLineRecipients(tx: Database, cartId: string): Promise<void> {
  await tx.update(cartLineItems).set({ recipientId: null }).where(eq(cartLineItems.cartId, cartId));
}

/** Moves all lines that are picked up to another store. */
export async function setPickupStoreOfLines(tx: Database, cartId: string, pickupStoreId: number): Promise<void> {
  const isPickup = and(eq(cartLineItems.cartId, cartId), eq(cartLineItems.shipMethod, 'pickup'));
  await tx.update(cartLineItems).set({ pickupStoreId }).where(isPickup);
}

/** Moves what is saved for later to another cart. */
export async function moveSavedLines(tx: Database, cartId: string, toCartId: string): Promise<void> {
  const isSavedLine = and(eq(cartLineItems.cartId, cartId), eq(cartLineItems.isSaved, true));
  await tx.update(cartLineItems).set({ cartId: toCartId, recipientId: null }).where(isSavedLine);
}

export async function deleteLine(tx: Database, line: LineKey): Promise<void> {
  await tx.delete(cartLineItems).where(isLine(line));
}

/** Deletes the lines of a cart that have these ids. */
export async function deleteLines(tx: Database, cartId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(cartLineItems).where(areLines(cartId, ids));
}

/** Deletes all lines of a cart but those with these ids. */
export async function deleteOtherLines(tx: Database, cartId: string, ids: readonly string[]): Promise<void> {
  const isOfCart = eq(cartLineItems.cartId, cartId);
  const isOther = ids.length > 0 ? notInArray(cartLineItems.id, [...ids]) : undefined;
  await tx.delete(cartLineItems).where(and(isOfCart, isOther));
}

export async function deleteAllLines(tx: Database, cartIds: readonly string[]): Promise<void> {
  await tx.delete(cartLineItems).where(inArray(cartLineItems.cartId, [...cartIds]));
}
