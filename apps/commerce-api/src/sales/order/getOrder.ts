import type { getOrder as endpoint } from '@settee/contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { loadOrderDetails } from './order-details.ts';
import { orders } from './tables.ts';
import { requireAccount } from '../../platform/session/require-account.ts';

/** One order of the account; `null` for any other. */
export const getOrder: Handler<typeof endpoint> = requireAccount(async ({ input, ctx, account }) => {
  const isOwn = and(eq(orders.orderNumber, input.orderNumber), eq(orders.shopperKey, account.id));
  const [order] = await ctx.db.select().from(orders).where(isOwn);
  return order ? loadOrderDetails(ctx.db, order) : null;
});
