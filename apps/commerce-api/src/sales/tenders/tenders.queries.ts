import type { TenderType } from '@settee/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { cartTenders } from './tables.ts';

export type TenderRow = typeof cartTenders.$inferSelect;

export async function insertTender(tx: Database, row: typeof cartTenders.$inferInsert): Promise<void> {
  await tx.insert(cartTenders).values(row);
}

/** Stores the lower balance of a tender, in cents, which the shopper has to accept. */
export async function lowerTenderBalance(
  db: Database,
  { cartId, token, balance }: Pick<TenderRow, 'cartId' | 'token' | 'balance'>,
): Promise<void> {
  const isIt = and(eq(cartTenders.cartId, cartId), eq(cartTenders.token, token));
  await db.update(cartTenders).set({ balance, hasChanged: true }).where(isIt);
}

/** Marks the changed tenders of a cart as accepted by the shopper. */
export async function acceptChangedTenders(tx: Database, cartId: string): Promise<void> {
  const isChanged = and(eq(cartTenders.cartId, cartId), eq(cartTenders.hasChanged, true));
  await tx.update(cartTenders).set({ hasChanged: false }).where(isChanged);
}

/** Removes the tender of a cart with this number, or all of a kind. */
export async function deleteTendersOfKind(
  tx: Database,
  cartId: string,
  kind: TenderType,
  number?: string,
): Promise<void> {
  const isNamed = number === undefined ? undefined : eq(cartTenders.number, number);
  await tx.delete(cartTenders).where(and(eq(cartTenders.cartId, cartId), eq(cartTenders.kind, kind), isNamed));
}

/** Removes all tenders of carts. */
export async function deleteTenders(tx: Database, cartIds: readonly string[]): Promise<void> {
  await tx.delete(cartTenders).where(inArray(cartTenders.cartId, [...cartIds]));
}
