import { normalizeOrderNumber, type ShopSite } from '@settee/domain';
import { and, eq, gt, or } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/session/session.ts';
import { orders } from '../placed-orders/tables.ts';
import type { Order } from './order-code.ts';
import { openedOrders } from './tables.ts';

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
  const isOpened = and(
    eq(openedOrders.orderId, orders.id),
    eq(openedOrders.sessionId, session.id),
    gt(openedOrders.expiresAt, clock.now()),
  );
  const [found] = await db
    .select({ order: orders })
    .from(orders)
    .leftJoin(openedOrders, isOpened)
    .where(and(isIt, or(eq(orders.shopperKey, session.key), eq(openedOrders.sessionId, session.id))));
  return found?.order ?? null;
}
