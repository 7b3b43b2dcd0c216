import type { Site, Sku } from '@settee/domain';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { productOfSku } from '../../catalog/products/offers.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OrderedTogether, OrderHistory } from '../../platform/ports/order-history.ts';
import { orderLines, orders } from './tables.ts';

/** In how many orders of a site two products were together, and each by itself. Orders are only counted. */
function findOrderedTogether(db: Database, { brand, siteCulture }: Site, since: Date): Promise<OrderedTogether[]> {
  const offered = productOfSku(db, siteCulture);
  const lines = (name: string) =>
    db
      .selectDistinct({ order: orderLines.orderId, sku: offered.productSku })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .innerJoin(offered, eq(offered.sku, orderLines.sku))
      .where(and(eq(orders.brand, brand), eq(orders.siteCulture, siteCulture), gt(orders.placedAt, since)))
      .as(name);
  const [one, other] = [lines('one'), lines('other')];
  return db
    .select({ sku: sql<Sku>`${one.sku}`, other: sql<Sku>`${other.sku}`, count: count() })
    .from(one)
    .innerJoin(other, eq(one.order, other.order))
    .groupBy(one.sku, other.sku);
}

export const orderHistory: OrderHistory = { findOrderedTogether };
