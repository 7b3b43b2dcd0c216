import { and, desc, eq, gt, or } from 'drizzle-orm';
import { productOfSku } from '../../catalog/products/offers.queries.ts';
import type { OrderHistory } from '../../platform/ports/order-history.ts';
import { orderCounts } from '../placed-orders/order-history.ts';
import { orderLines, orders } from '../placed-orders/tables.ts';
import { openedOrders } from './tables.ts';

const findPurchase: OrderHistory['findPurchase'] = async (db, site, session, { productSku, now }) => {
  const offered = productOfSku(db, site.siteCulture);
  const isOpened = and(
    eq(openedOrders.orderId, orders.id),
    eq(openedOrders.sessionId, session.id),
    gt(openedOrders.expiresAt, now),
  );
  const [found] = await db
    .select({ orderId: orders.id, shopperKey: orders.shopperKey, contact: orders.contact })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(offered, eq(offered.sku, orderLines.sku))
    .leftJoin(openedOrders, isOpened)
    .where(
      and(
        eq(orders.brand, site.brand),
        eq(offered.productSku, productSku),
        or(eq(orders.shopperKey, session.key), eq(openedOrders.sessionId, session.id)),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1);
  if (!found) return null;
  const { orderId, shopperKey, contact } = found;
  return { orderId, shopperKey, emailAddress: contact.emailAddress };
};

export const orderHistory: OrderHistory = { ...orderCounts, findPurchase };
