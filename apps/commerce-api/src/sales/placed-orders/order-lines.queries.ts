import type { CartLineItem } from '@settee/domain';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orderLines } from './tables.ts';

export type OrderLine = typeof orderLines.$inferSelect;

/** The lines of an order by position. */
export function findOrderLines(db: Database, orderId: string): Promise<OrderLine[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

/** The lines of several orders, unsorted. */
export function findLinesOfOrders(db: Database, orderIds: readonly string[]): Promise<OrderLine[]> {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]));
}

/** Quantities and line items of several orders, by position in each. */
export function findItemsOfOrders(
  db: Database,
  orderIds: readonly string[],
): Promise<Pick<OrderLine, 'orderId' | 'quantity' | 'item'>[]> {
  const { orderId, quantity, item, position } = orderLines;
  return db
    .select({ orderId, quantity, item })
    .from(orderLines)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(position));
}

/** The line items of an order by position. */
export async function findOrderItems(db: Database, orderId: string): Promise<CartLineItem[]> {
  const lines = await db
    .select({ item: orderLines.item })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return lines.map(({ item }) => item);
}
