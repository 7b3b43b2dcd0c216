import { emailKey, normalizeOrderNumber, type ShopSite } from '@settee/domain';
import { and, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Order } from './orders.queries.ts';
import { orders } from './tables.ts';

type OrderSite = Pick<ShopSite, 'brand' | 'siteCulture'>;

/** Orders of a site with a session key. */
const ofShopper = (shopperKey: string, { brand, siteCulture }: OrderSite) => [
  eq(orders.shopperKey, shopperKey),
  eq(orders.brand, brand),
  eq(orders.siteCulture, siteCulture),
];

const hasEmail = (column: typeof orders.billingAddress | typeof orders.contact, key: string) =>
  sql`lower(${column} ->> 'emailAddress') = ${key}`;

/** The shopper's last order on a site; `null` without one. */
export async function findLastOrder(db: Database, shopperKey: string, site: OrderSite): Promise<Order | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(...ofShopper(shopperKey, site)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1);
  return order ?? null;
}

/** The shopper's last order on a site that was placed after a time; `null` without one. */
export async function findLastOrderSince(
  db: Database,
  shopperKey: string,
  site: OrderSite,
  since: Date,
): Promise<Order | null> {
  const isRecent = and(...ofShopper(shopperKey, site), gt(orders.placedAt, since));
  const [order] = await db.select().from(orders).where(isRecent).orderBy(desc(orders.placedAt)).limit(1);
  return order ?? null;
}

/** An order of a site by its number and one of its email addresses; `null` without one. */
export async function findOrderByEmail(
  db: Database,
  { brand, siteCulture }: OrderSite,
  { orderNumber, emailAddress }: { orderNumber: string; emailAddress: string },
): Promise<Order | null> {
  const key = emailKey(emailAddress);
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.orderNumber, normalizeOrderNumber(orderNumber)),
        eq(orders.brand, brand),
        eq(orders.siteCulture, siteCulture),
        or(hasEmail(orders.contact, key), hasEmail(orders.billingAddress, key)),
      ),
    );
  return order ?? null;
}

/** An order of the shopper by its number; `null` without one. */
export async function findShopperOrder(db: Database, orderNumber: string, shopperKey: string): Promise<Order | null> {
  const isOwn = and(eq(orders.orderNumber, orderNumber), eq(orders.shopperKey, shopperKey));
  const [order] = await db.select().from(orders).where(isOwn);
  return order ?? null;
}

/** An order in a list. */
export type ListedOrder = Pick<Order, 'id' | 'orderNumber' | 'placedAt' | 'total' | 'siteCulture'>;

/** Orders of the shopper on all sites, newest first; those before an order when its id is given. */
export function listShopperOrders(
  db: Database,
  shopperKey: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<ListedOrder[]> {
  const { id, orderNumber, placedAt, total, siteCulture } = orders;
  const isOlder = before === null ? undefined : lt(id, before);
  return db
    .select({ id, orderNumber, placedAt, total, siteCulture })
    .from(orders)
    .where(and(eq(orders.shopperKey, shopperKey), isOlder))
    .orderBy(desc(id))
    .limit(limit);
}

/** Whether a cart is an order of the shopper. */
export async function isCartOrdered(db: Database, cartId: string, shopperKey: string): Promise<boolean> {
  const isTheirs = and(eq(orders.cartId, cartId), eq(orders.shopperKey, shopperKey));
  const found = await db.select({ id: orders.id }).from(orders).where(isTheirs).limit(1);
  return found.length > 0;
}

/** Whether the shopper has an order with the review of this fingerprint. */
export async function isReviewOrdered(db: Database, shopperKey: string, fingerprint: string): Promise<boolean> {
  const isIt = and(eq(orders.shopperKey, shopperKey), eq(orders.reviewFingerprint, fingerprint));
  const found = await db.select({ id: orders.id }).from(orders).where(isIt).limit(1);
  return found.length > 0;
}

/** Gives an account the orders of a guest under one email address; returns their ids. */
export async function moveGuestOrders(
  tx: Database,
  guestKey: string,
  accountId: string,
  addressKey: string,
): Promise<string[]> {
  const isGuests = eq(orders.shopperKey, guestKey);
  const isOwn = or(hasEmail(orders.billingAddress, addressKey), hasEmail(orders.contact, addressKey));
  const moved = await tx
    .update(orders)
    .set({ shopperKey: accountId })
    .where(sql`${isGuests} and ${isOwn}`)
    .returning({ id: orders.id });
  return moved.map(({ id }) => id);
}

/** Gives the orders of an account another session key. */
export async function detachOrders(tx: Database, accountId: string, shopperKey: SQL): Promise<void> {
  await tx.update(orders).set({ shopperKey }).where(eq(orders.shopperKey, accountId));
}
