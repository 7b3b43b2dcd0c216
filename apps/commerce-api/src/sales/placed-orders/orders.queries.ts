import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orders } from './tables.ts';

export type Order = typeof orders.$inferSelect;

/** An order; `null` without one. */
export async function findOrder(db: Database, orderId: string): Promise<Order | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order ?? null;
}

/** Several orders, unsorted. */
export function findOrders(db: Database, orderIds: readonly string[]): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
}

/** Locks an order until the end of the transaction and returns it; `null` without one. */
export async function lockOrder(tx: Database, orderId: string): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order ?? null;
}

/** Stores the day on which the pickup of an order was announced as ready; the first one stays. */
export async function markReady(tx: Database, orderId: string, readyOn: string): Promise<void> {
  await tx
    .update(orders)
    .set({ readyOn })
    .where(and(eq(orders.id, orderId), isNull(orders.readyOn)));
}

/** The id of the order with a number; `null` without one. */
export async function findOrderId(db: Database, orderNumber: string): Promise<string | null> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  return order?.id ?? null;
}

/** The order with the key of a packing slip; `null` without one. */
export async function findOrderOfPackingSlip(db: Database, key: string): Promise<Order | null> {
  const [order] = await db.select().from(orders).where(eq(orders.packingSlipKey, key));
  return order ?? null;
}

/** Replaces the contact, the billing address and the recipients of an order. */
export async function updateOrderAddresses(
  tx: Database,
  orderId: string,
  { contact, billingAddress, recipients }: Pick<Order, 'contact' | 'billingAddress' | 'recipients'>,
): Promise<void> {
  await tx.update(orders).set({ contact, billingAddress, recipients }).where(eq(orders.id, orderId));
}
