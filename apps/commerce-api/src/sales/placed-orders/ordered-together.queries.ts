import type { ShopSite } from '@settee/domain';
import { and, eq, gte, inArray, not, sql } from 'drizzle-orm';
import { productOfSku } from '../../catalog/products/offers.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OrderedTogether, OrderHistory } from '../../platform/ports/order-history.ts';
import { orderedTogether, orderLines, orders } from './tables.ts';

/** Number of orders that are counted in one transaction. */
const batchSize = 500;

const isOfSite = (table: typeof orders | typeof orderedTogether, { brand, siteCulture }: ShopSite) =>
  and(eq(table.brand, brand), eq(table.siteCulture, siteCulture));

/** Adds the pairs of products of some orders to the counts of their months. */
async function addPairs(tx: Database, site: ShopSite, ids: readonly string[]): Promise<void> {
  const offered = productOfSku(tx, site.siteCulture);
  const month = sql<string>`date_trunc('month', ${orders.placedAt} at time zone 'utc')::date`;
  const lines = (name: string) =>
    tx
      .selectDistinct({ order: orderLines.orderId, sku: offered.productSku, month: month.as(`${name}_month`) })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .innerJoin(offered, eq(offered.sku, orderLines.sku))
      .where(inArray(orderLines.orderId, [...ids]))
      .as(name);
  const [one, other] = [lines('one'), lines('other')];
  // Sorted, so that two processes that add the same pairs do not wait for each other in a circle.
  const pairs = tx
    .select({
      brand: sql`${site.brand}`.as('brand'),
      siteCulture: sql`${site.siteCulture}`.as('site_culture'),
      month: one.month,
      sku: sql<number>`${one.sku}`.as('sku'),
      other: sql<number>`${other.sku}`.as('other'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(one)
    .innerJoin(other, eq(one.order, other.order))
    .groupBy(one.month, one.sku, other.sku)
    .orderBy(one.month, one.sku, other.sku);
  const { brand, siteCulture, month: ofMonth, sku, other: otherSku, count } = orderedTogether;
  await tx
    .insert(orderedTogether)
    .select(pairs)
    .onConflictDoUpdate({
      target: [brand, siteCulture, ofMonth, sku, otherSku],
      set: { count: sql`${count} + excluded.count` },
    });
}

/** Counts orders that were placed since the last count; those that another process counts are left to it. */
async function countNewOrders(db: Database, site: ShopSite): Promise<void> {
  for (let counted = batchSize; counted === batchSize; ) {
    counted = await db.transaction(async (tx) => {
      const found = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(isOfSite(orders, site), not(orders.isCounted)))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      const ids = found.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await addPairs(tx, site, ids);
      await tx.update(orders).set({ isCounted: true }).where(inArray(orders.id, ids));
      return ids.length;
    });
  }
}

/** Counts the orders of a site with two products together, and with each one. Each order is counted once. */
async function findOrderedTogether(db: Database, site: ShopSite, since: Date): Promise<OrderedTogether[]> {
  await countNewOrders(db, site);
  const { sku, other, count, month } = orderedTogether;
  return db
    .select({ sku, other, count: sql<number>`sum(${count})::int` })
    .from(orderedTogether)
    .where(and(isOfSite(orderedTogether, site), gte(month, since.toISOString().slice(0, 10))))
    .groupBy(sku, other);
}

/** The part of the order history that needs orders alone. */
export const orderCounts: Pick<OrderHistory, 'findOrderedTogether'> = { findOrderedTogether };
