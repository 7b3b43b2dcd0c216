import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PayingBrowser } from '../../platform/ports/payment-provider.ts';
import type { Cart } from '../cart/cart.queries.ts';
import { carts } from '../cart/tables.ts';
import type { Order } from '../placed-orders/orders.queries.ts';
import { orders } from '../placed-orders/tables.ts';
import { orderTenders, paymentAttempts, paymentNotices } from './tables.ts';

export type PaymentAttempt = typeof paymentAttempts.$inferSelect;
type Status = PaymentAttempt['status'];

const isIn = (id: string, status: Status) => and(eq(paymentAttempts.id, id), eq(paymentAttempts.status, status));

export async function findAttempt(db: Database, id: string): Promise<PaymentAttempt | undefined> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return attempt;
}

/** The payment of a cart that is in progress or waits for the shopper; at most one. */
export async function findLiveAttempt(tx: Database, cartId: string): Promise<PaymentAttempt | undefined> {
  const isLive = inArray(paymentAttempts.status, ['started', 'waiting']);
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.cartId, cartId), isLive));
  return attempt;
}

/** Returns those of the carts that are being paid right now. */
export async function findCartsBeingPaid(tx: Database, cartIds: readonly string[]): Promise<ReadonlySet<string>> {
  const isStarted = and(inArray(paymentAttempts.cartId, [...cartIds]), eq(paymentAttempts.status, 'started'));
  const rows = await tx.select({ cartId: paymentAttempts.cartId }).from(paymentAttempts).where(isStarted);
  return new Set(rows.map(({ cartId }) => cartId));
}

/** The attempt that a payment belongs to; only its own shopper's when `shopperKey` is given. */
export async function findAttemptOfPayment(
  db: Database,
  paymentId: string,
  shopperKey: string | null,
): Promise<{ attempt: PaymentAttempt; cart: Cart } | null> {
  const isOwn = shopperKey === null ? undefined : eq(carts.shopperKey, shopperKey);
  const [found = null] = await db
    .select({ attempt: paymentAttempts, cart: carts })
    .from(orderTenders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, orderTenders.attemptId))
    .innerJoin(carts, eq(carts.id, paymentAttempts.cartId))
    .where(and(eq(orderTenders.id, paymentId), isOwn));
  return found;
}

/** The order that an attempt became. */
export async function findOrderOfAttempt(db: Database, attemptId: string): Promise<Order | undefined> {
  const [row] = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(eq(paymentAttempts.id, attemptId));
  return row?.order;
}

/**
 * Attempts that a crashed process or an abandoned challenge left: started before `startedBefore`, waiting since before
 * `waitingBefore`, abandoned or ordered.
 */
export function findStaleAttempts(
  db: Database,
  { startedBefore, waitingBefore, limit }: { startedBefore: Date; waitingBefore: Date; limit: number },
): Promise<PaymentAttempt[]> {
  const isGivenUp = and(eq(paymentAttempts.status, 'waiting'), lt(paymentAttempts.startedAt, waitingBefore));
  const isLeft = and(eq(paymentAttempts.status, 'started'), lt(paymentAttempts.startedAt, startedBefore));
  const isUnsettled = inArray(paymentAttempts.status, ['abandoned', 'ordered']);
  return db
    .select()
    .from(paymentAttempts)
    .where(or(isLeft, isGivenUp, isUnsettled))
    .limit(limit);
}

/** Locks the open cart and its started attempt; `null` when a recovery ended the attempt meanwhile. One statement. */
export async function lockStartedAttempt(tx: Database, attemptId: string): Promise<{ cart: Cart | null } | null> {
  const [row] = await tx
    .select({ cart: carts })
    .from(paymentAttempts)
    .innerJoin(carts, eq(carts.id, paymentAttempts.cartId))
    .where(isIn(attemptId, 'started'))
    .for('update');
  return row ? { cart: row.cart.status === 'open' ? row.cart : null } : null;
}

/** Moves an attempt to another status and deletes its browser; false when it is no longer in the first. */
export async function moveAttempt(db: Database, id: string, from: Status, to: Status): Promise<boolean> {
  const moved = await db
    .update(paymentAttempts)
    .set({ status: to, browser: null })
    .where(isIn(id, from))
    .returning({ id: paymentAttempts.id });
  return moved.length > 0;
}

/** Lets a started attempt wait for the shopper; false when a recovery ended it meanwhile. */
export async function pauseAttempt(
  db: Database,
  id: string,
  now: Date,
  browser: PayingBrowser | undefined,
): Promise<boolean> {
  const moved = await db
    .update(paymentAttempts)
    .set({ status: 'waiting', startedAt: now, browser: browser ?? null })
    .where(isIn(id, 'started'))
    .returning({ id: paymentAttempts.id });
  return moved.length > 0;
}

/** Starts a waiting attempt again; nothing when another call has claimed or ended it. */
export async function claimWaitingAttempt(tx: Database, id: string, now: Date): Promise<PaymentAttempt | undefined> {
  const [attempt] = await tx
    .update(paymentAttempts)
    .set({ status: 'started', startedAt: now })
    .where(isIn(id, 'waiting'))
    .returning();
  return attempt;
}

/** Deletes the merged carts of shoppers that no payment refers to. */
export async function deleteMergedCarts(tx: Database, shopperKeys: readonly string[]): Promise<void> {
  await tx
    .delete(carts)
    .where(
      and(
        inArray(carts.shopperKey, [...shopperKeys]),
        eq(carts.status, 'merged'),
        sql`not exists (select 1 from ${paymentAttempts} where ${paymentAttempts.cartId} = ${carts.id})`,
      ),
    );
}

/** Stores that a notice of the provider was processed; false for a repeated delivery. */
export async function insertPaymentNotice(tx: Database, id: string, receivedAt: Date): Promise<boolean> {
  const added = await tx
    .insert(paymentNotices)
    .values({ id, receivedAt })
    .onConflictDoNothing()
    .returning({ id: paymentNotices.id });
  return added.length > 0;
}
