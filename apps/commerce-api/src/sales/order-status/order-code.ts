import { orderCodeRules } from '@settee/domain';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { hashOfSecret, timingSafeEqualText } from '../../platform/session/request-token.ts';
import { openedOrders, orderCodes } from './tables.ts';

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
