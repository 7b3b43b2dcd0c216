import type { getOrderDetails as endpoint } from '@settee/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Handler } from '../handler.ts';
import { orderLines, orders } from './tables.ts';

/** The shopper's last order on this site. ORDER-12 */
export const getOrderDetails: Handler<typeof endpoint> = async ({ shopper, world, site }) => {
  const session = await shopper.session();
  if (!session) return null;
  const isOurs = and(
    eq(orders.sessionKey, session.key),
    eq(orders.brand, site.brand),
    eq(orders.siteCulture, site.siteCulture),
  );
  const [order] = await world.db
    .select()
    .from(orders)
    .where(isOurs)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1);
  if (!order) return null;
  const lines = await world.db
    .select({ item: orderLines.item })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const {
    orderNumber,
    placedAt,
    summary,
    shippingAddress,
    billingAddress,
    cardType,
    cardLastFour,
    total,
    giftMessage,
    deliveryMessage,
  } = order;
  return {
    orderNumber,
    placedAt: placedAt.toISOString(),
    lineItems: lines.map(({ item }) => item),
    orderSummary: summary,
    shippingAddress,
    billingAddress,
    card: { type: cardType, lastFour: cardLastFour, appliedAmount: total },
    giftMessage,
    deliveryMessage,
  };
};
