import { normalizeOrderNumber, type ShopSite, type Sku } from '@settee/domain';
import { and, desc, eq, inArray, or, type SQLWrapper } from 'drizzle-orm';
import { productOfSku } from '../../catalog/products/offers.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Order } from './orders.queries.ts';
import { orderLines, orders } from './tables.ts';

/** Reads the shopper's own orders, and those with an id in `opened`, a query of ids. */
export interface OrderReader {
  shopperKey: string;
  opened: SQLWrapper;
}

const isReadable = ({ shopperKey, opened }: OrderReader) =>
  or(eq(orders.shopperKey, shopperKey), inArray(orders.id, opened));

/** An order of a site by its number; `null` when there is none that the reader may see. */
export async function findReadableOrder(
  db: Database,
  { brand, siteCulture }: Pick<ShopSite, 'brand' | 'siteCulture'>,
  reader: OrderReader,
  orderNumber: string,
): Promise<Order | null> {
  const isIt = and(
    eq(orders.orderNumber, normalizeOrderNumber(orderNumber)),
    eq(orders.brand, brand),
    eq(orders.siteCulture, siteCulture),
  );
  const [order] = await db
    .select()
    .from(orders)
    .where(and(isIt, isReadable(reader)));
  return order ?? null;
}

/** The newest order of a product, with one of its SKUs, that the reader may see; `null` without one. */
export async function findNewestOrderOfProduct(
  db: Database,
  { brand, siteCulture }: ShopSite,
  reader: OrderReader,
  productSku: Sku,
): Promise<Pick<Order, 'id' | 'shopperKey' | 'contact'> | null> {
  const offered = productOfSku(db, siteCulture);
  const [order] = await db
    .select({ id: orders.id, shopperKey: orders.shopperKey, contact: orders.contact })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(offered, eq(offered.sku, orderLines.sku))
    .where(and(eq(orders.brand, brand), eq(offered.productSku, productSku), isReadable(reader)))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  return order ?? null;
}
