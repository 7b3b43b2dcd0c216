import type { getOrders as endpoint } from '@settee/contract';
import type { OrderHistoryEntry } from '@settee/domain';
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { orderLines, orders } from './tables.ts';
import type { Context } from '../../platform/context.ts';
import { requireAccount } from '../../platform/session/require-account.ts';

const perPage = 20;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Order = Pick<typeof orders.$inferSelect, 'id' | 'orderNumber' | 'placedAt' | 'total' | 'siteCulture'>;

async function listed({ db }: Context, rows: readonly Order[]): Promise<OrderHistoryEntry[]> {
  if (rows.length === 0) return [];
  const { orderId, quantity, item } = orderLines;
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select({ orderId, quantity, item })
    .from(orderLines)
    .where(inArray(orderId, ids))
    .orderBy(asc(orderLines.position));
  return rows.map(({ id, orderNumber, placedAt, total, siteCulture }) => {
    const own = lines.filter((line) => line.orderId === id);
    return {
      orderNumber,
      placedAt: placedAt.toISOString(),
      total,
      currency: siteCulture === 'CANADA' ? 'CAD' : 'USD',
      itemCount: own.reduce((count, line) => count + line.quantity, 0),
      pictures: own.map((line) => line.item.itemInfo.picture),
    };
  });
}

/** The orders of an account on all sites, newest first; two queries. */
export const getOrders: Handler<typeof endpoint> = requireAccount(async ({ input, ctx, account }) => {
  const { id, orderNumber, placedAt, total, siteCulture } = orders;
  const isOlder = ID.test(input.before) ? lt(id, input.before) : undefined;
  const found = await ctx.db
    .select({ id, orderNumber, placedAt, total, siteCulture })
    .from(orders)
    .where(and(eq(orders.shopperKey, account.id), isOlder))
    .orderBy(desc(id))
    .limit(perPage + 1);
  const rows = found.slice(0, perPage);
  return { orders: await listed(ctx, rows), older: found.length > perPage ? (rows.at(-1)?.id ?? '') : '' };
});
