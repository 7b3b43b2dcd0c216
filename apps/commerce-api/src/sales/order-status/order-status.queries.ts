import type { ShopSite } from '@settee/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OrderHistory } from '../../platform/ports/order-history.ts';
import type { Session } from '../../platform/session/session.ts';
import { orderCounts } from '../placed-orders/ordered-together.queries.ts';
import type { Order } from '../placed-orders/orders.queries.ts';
import {
  findNewestOrderOfProduct,
  findReadableOrder,
  type OrderReader,
} from '../placed-orders/readable-orders.queries.ts';
import { openedOrders } from './tables.ts';

/** A session reads the shopper's orders, and those that it has opened with a code. */
function readerOf(db: Database, { id, key }: Pick<Session, 'id' | 'key'>, now: Date): OrderReader {
  const isOpened = and(eq(openedOrders.sessionId, id), gt(openedOrders.expiresAt, now));
  return { shopperKey: key, opened: db.select({ id: openedOrders.orderId }).from(openedOrders).where(isOpened) };
}

/** An order of this site that is the shopper's, or that this session has opened with a code; `null` for any other. */
export async function findShownOrder(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  session: Session | null,
  site: Pick<ShopSite, 'brand' | 'siteCulture'>,
  orderNumber: string,
): Promise<Order | null> {
  return session && findReadableOrder(db, site, readerOf(db, session, clock.now()), orderNumber);
}

const findPurchase: OrderHistory['findPurchase'] = async (db, site, session, { productSku, now }) => {
  const order = await findNewestOrderOfProduct(db, site, readerOf(db, session, now), productSku);
  if (!order) return null;
  const { id, shopperKey, contact } = order;
  return { orderId: id, shopperKey, emailAddress: contact.emailAddress };
};

export const orderHistory: OrderHistory = { ...orderCounts, findPurchase };
