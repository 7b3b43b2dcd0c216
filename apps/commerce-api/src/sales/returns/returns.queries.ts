import type { ReturnStatus } from '@settee/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { findLinesOfOrders } from '../placed-orders/order-lines.queries.ts';
import { orders } from '../placed-orders/tables.ts';
import type { Return } from './load-returns.ts';
import { orderReturns } from './tables.ts';

/** A return as operators see it. */
export interface ListedReturn extends Pick<Return, 'returnNumber' | 'status' | 'reason' | 'refund' | 'requestedAt'> {
  orderNumber: string;
  currency: string;
  lines: readonly { name: string; sku: number; quantity: number }[];
}

/** Returns by their state, oldest first; of one order when its id is given. */
export async function listReturns(
  { db }: Context,
  { statuses, returnNumber }: { statuses?: readonly ReturnStatus[]; returnNumber?: string },
): Promise<ListedReturn[]> {
  const rows = await db
    .select({ one: orderReturns, order: orders })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(
      and(
        statuses && inArray(orderReturns.status, [...statuses]),
        returnNumber === undefined ? undefined : eq(orderReturns.returnNumber, returnNumber),
      ),
    )
    .orderBy(asc(orderReturns.requestedAt))
    .limit(500);
  const ids = [...new Set(rows.map(({ order }) => order.id))];
  const bought = ids.length === 0 ? [] : await findLinesOfOrders(db, ids);
  return rows.map(({ one, order }) => ({
    orderNumber: order.orderNumber,
    currency: order.currency,
    returnNumber: one.returnNumber,
    status: one.status,
    reason: one.reason,
    refund: one.refund,
    requestedAt: one.requestedAt,
    lines: one.lines.flatMap(({ lineId, quantity }) =>
      bought
        .filter(({ orderId, item }) => orderId === order.id && item.id === lineId)
        .map(({ sku, item }) => ({ name: item.itemInfo.name, sku, quantity })),
    ),
  }));
}
