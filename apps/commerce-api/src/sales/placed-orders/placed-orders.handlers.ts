import type { OrderHistoryEntry } from '@settee/domain';
import { and, eq, asc, desc, inArray, lt } from 'drizzle-orm';
import { loadOrderDetails } from './order-details.ts';
import { orders, orderLines } from './tables.ts';
import { requireAccount } from '../../platform/require-account.ts';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/handler.ts';

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

/** Handlers of the order history. */
export const orderHistoryHandlers = {
  /** One order of the account; `null` for any other. */
  getOrder: requireAccount(async ({ input, ctx, account }) => {
    const isOwn = and(eq(orders.orderNumber, input.orderNumber), eq(orders.shopperKey, account.id));
    const [order] = await ctx.db.select().from(orders).where(isOwn);
    return order ? loadOrderDetails(ctx, order) : null;
  }),

  /** The orders of an account on all sites, newest first; two queries. */
  getOrders: requireAccount(async ({ input, ctx, account }) => {
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
  }),
} satisfies Partial<Handlers<'account'>>;
