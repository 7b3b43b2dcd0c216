import type { getOrderDetails as endpoint } from '@settee/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { loadOrderDetails } from './order-details.ts';
import { orders } from './tables.ts';

/** The shopper's last order on this site. ORDER-12 */
export const getOrderDetails: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
  const session = await shopper.session();
  if (!session) return null;
  const isOurs = and(
    eq(orders.shopperKey, session.key),
    eq(orders.brand, site.brand),
    eq(orders.siteCulture, site.siteCulture),
  );
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(isOurs)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1);
  return order ? loadOrderDetails(ctx.db, order) : null;
};
