import type { getOrder as endpoint } from '@settee/contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../handler.ts';
import { loadOrderDetails } from '../order/order-details.ts';
import { orders } from '../order/tables.ts';
import { requireAccount } from './require-account.ts';

/** One order of the account; `null` for any other. */
export const getOrder: Handler<typeof endpoint> = requireAccount(async ({ input, ctx, account }) => {
  const isOwn = and(eq(orders.orderNumber, input.orderNumber), eq(orders.shopperKey, account.id));
  const [order] = await ctx.db.select().from(orders).where(isOwn);
  return order ? loadOrderDetails(ctx.db, order) : null;
});
