import { normalizeOrderNumber, type ShopSite } from '@settee/domain';
import { and, desc, eq, gt, or } from 'drizzle-orm';
import { productOfSku } from '../../catalog/products/offers.queries.ts';
import type { Context } from '../../platform/context.ts';
import type { OrderHistory } from '../../platform/ports/order-history.ts';
import type { Session } from '../../platform/session/session.ts';
import { orderCounts } from '../placed-orders/ordered-together.queries.ts';
import type { Order } from '../placed-orders/orders.queries.ts';
import { orderLines, orders } from '../placed-orders/tables.ts';
import { openedOrders } from './tables.ts';

/** Whether a session has opened the order with a code. */
const isOpened = (sessionId: string, now: Date) =>
  and(eq(openedOrders.orderId, orders.id), eq(openedOrders.sessionId, sessionId), gt(openedOrders.expiresAt, now));

/** An order of this site that is the shopper's, or that this session has opened with a code; `null` for any other. */
export async function findShownOrder(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  session: Session | null,
  { brand, siteCulture }: Pick<ShopSite, 'brand' | 'siteCulture'>,
  orderNumber: string,
): Promise<Order | null> {
  if (!session) return null;
  const isIt = and(
    eq(orders.orderNumber, normalizeOrderNumber(orderNumber)),
    eq(orders.brand, brand),
    eq(orders.siteCulture, siteCulture),
  );
  const [found] = await db
    .select({ order: orders })
    .from(orders)
    .leftJoin(openedOrders, isOpened(session.id, clock.now()))
    .where(and(isIt, or(eq(orders.shopperKey, session.key), eq(openedOrders.sessionId, session.id))));
  return found?.order ?? null;
}

const findPurchase: OrderHistory['findPurchase'] = async (db, site, session, { productSku, now }) => {
  const offered = productOfSku(db, site.siteCulture);
  const [found] = await db
    .select({ orderId: orders.id, shopperKey: orders.shopperKey, contact: orders.contact })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(offered, eq(offered.sku, orderLines.sku))
    .leftJoin(openedOrders, isOpened(session.id, now))
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
