import { emailKey, normalizeOrderNumber, orderCodeRules, type ShopSite } from '@settee/domain';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashOfSecret, timingSafeEqualText } from '../../platform/session/request-token.ts';
import { orders } from '../placed-orders/tables.ts';
import { openedOrders, orderCodes } from './tables.ts';

export type Order = typeof orders.$inferSelect;

/** An order of a site by its number and one of its email addresses. */
export async function findOrder(
  db: Database,
  { brand, siteCulture }: Pick<ShopSite, 'brand' | 'siteCulture'>,
  { orderNumber, emailAddress }: { orderNumber: string; emailAddress: string },
): Promise<Order | null> {
  const isOwn = (column: typeof orders.billingAddress | typeof orders.contact) =>
    sql`lower(${column} ->> 'emailAddress') = ${emailKey(emailAddress)}`;
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.orderNumber, normalizeOrderNumber(orderNumber)),
        eq(orders.brand, brand),
        eq(orders.siteCulture, siteCulture),
        or(isOwn(orders.contact), isOwn(orders.billingAddress)),
      ),
    );
  return order ?? null;
}

const hashOf = (orderId: string, code: string) => hashOfSecret(`${orderId} ${code}`);

/** Creates a code that opens an order and returns it; replaces an earlier one. */
export async function createOrderCode({ db, clock }: Context, orderId: string): Promise<string> {
  const { digits, ttlMs } = orderCodeRules;
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const row = { hash: hashOf(orderId, code), tries: 0, expiresAt: new Date(clock.now().getTime() + ttlMs) };
  await db
    .insert(orderCodes)
    .values({ orderId, ...row })
    .onConflictDoUpdate({ target: orderCodes.orderId, set: row });
  return code;
}

/** Consumes the code of an order; false when it is wrong, expired, used or was tried too often. */
export async function consumeOrderCode({ db, clock }: Context, orderId: string, code: string): Promise<boolean> {
  const isLive = and(
    eq(orderCodes.orderId, orderId),
    gt(orderCodes.expiresAt, clock.now()),
    lt(orderCodes.tries, orderCodeRules.maxTries),
  );
  const [row] = await db
    .update(orderCodes)
    .set({ tries: sql`${orderCodes.tries} + 1` })
    .where(isLive)
    .returning({ hash: orderCodes.hash });
  if (!row || !timingSafeEqualText(row.hash, hashOf(orderId, code))) return false;
  const isIt = and(eq(orderCodes.orderId, orderId), eq(orderCodes.hash, row.hash));
  // Of two calls at once, one gets it.
  return (await db.delete(orderCodes).where(isIt).returning({ orderId: orderCodes.orderId })).length > 0;
}

/** Deletes codes and opened orders that have expired. */
export async function deleteExpiredOrderCodes({ db, clock }: Context): Promise<void> {
  await db.delete(orderCodes).where(lt(orderCodes.expiresAt, clock.now()));
  await db.delete(openedOrders).where(lt(openedOrders.expiresAt, clock.now()));
}
