import type { ReturnStatus } from '@settee/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { findLinesOfOrders, type OrderLine } from '../placed-orders/order-lines.queries.ts';
import { findOrders } from '../placed-orders/orders.queries.ts';
import type { Return } from './load-returns.ts';
import { orderReturns } from './tables.ts';

/** A return as operators see it. */
export interface ListedReturn extends Pick<Return, 'returnNumber' | 'status' | 'reason' | 'refund' | 'requestedAt'> {
  orderNumber: string;
  currency: string;
  lines: readonly { name: string; sku: number; quantity: number }[];
}

const listed = ({ lines }: Pick<Return, 'lines'>, bought: readonly OrderLine[]): ListedReturn['lines'] =>
  lines.flatMap(({ lineId, quantity }) =>
    bought
      .filter(({ item }) => item.id === lineId)
      .map(({ sku, item }) => ({ name: item.itemInfo.name, sku, quantity })),
  );

/** Returns by their state, oldest first; of one order when its id is given. */
export async function listReturns(
  { db }: Context,
  wanted: { statuses?: readonly ReturnStatus[]; returnNumber?: string },
): Promise<ListedReturn[]> {
  const rows = await db
    .select()
    .from(orderReturns)
    .where(
      and(
        wanted.statuses && inArray(orderReturns.status, [...wanted.statuses]),
        wanted.returnNumber === undefined ? undefined : eq(orderReturns.returnNumber, wanted.returnNumber),
      ),
    )
    .orderBy(asc(orderReturns.requestedAt))
    .limit(500);
  const ids = [...new Set(rows.map(({ orderId }) => orderId))];
  const [orders, bought] = await Promise.all([findOrders(db, ids), findLinesOfOrders(db, ids)]);
  return rows.flatMap(({ orderId, returnNumber, status, reason, refund, requestedAt, ...one }) =>
    orders
      .filter((order) => order.id === orderId)
      .map(({ orderNumber, currency }) => {
        const lines = bought.filter((line) => line.orderId === orderId);
        return { orderNumber, currency, returnNumber, status, reason, refund, requestedAt, lines: listed(one, lines) };
      }),
  );
}
