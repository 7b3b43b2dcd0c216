import type { ShopCurrency } from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { captureOrder, orderCapture } from './order-payments.ts';
import { isOperation } from './operation-condition.ts';
import { findAttempt, moveAttempt, type PaymentAttempt } from './payment-attempts.queries.ts';
import { callProvider, type Operation } from './send-operations.ts';
import { paymentAttempts, paymentOperations, orderTenders } from './tables.ts';
import { captureHolds, releaseTenders, isPayment, readLedger, type TenderPlan } from './tender-ledger.ts';

/** Timeout after which an attempt counts as abandoned by a crashed process, in ms. */
export const paymentAttemptTimeoutMs = 120_000;
/** Time to complete an action, such as a 3-D Secure challenge, in ms; after it the authorizations are voided. */
export const paymentActionTimeoutMs = 20 * 60_000;

/** Captures the tenders of an ordered attempt, releases those of an abandoned one; safe to repeat. */
export async function finalizePaymentAttempt(ctx: Context, attemptId: string): Promise<void> {
  const attempt = await findAttempt(ctx.db, attemptId);
  if (attempt?.status === 'ordered') await captureTenders(ctx, attempt);
  if (attempt?.status === 'abandoned') {
    await releaseTenders(ctx, attemptId);
    await moveAttempt(ctx.db, attemptId, 'abandoned', 'voided');
  }
}

/** Captures the gift cards and codes of an order, and its cards unless its shipments do. */
async function captureTenders(ctx: Context, { id, orderId }: PaymentAttempt): Promise<void> {
  const tenders = await readLedger(ctx.db, id);
  const amount = tenders.filter(isPayment).reduce((sum, tender) => sum + tender.amount, 0);
  const isDue = ctx.config.captureAt === 'order' && amount > 0;
  if (orderId !== null && isDue) await captureOrder(ctx, { orderId, reference: orderCapture, amount });
  await captureHolds(
    ctx,
    id,
    tenders.filter((tender) => !isPayment(tender)),
  );
  await closeLedger(ctx, id, []);
}

/** Captures the tenders of an order that was stored a moment ago, without reading them again. */
export async function captureNewOrder(
  ctx: Context,
  { attemptId, holds, currency }: TenderPlan & { currency: ShopCurrency },
  operations: readonly Operation[],
): Promise<void> {
  const sent: Operation[] = [];
  for (const operation of operations) sent.push({ ...operation, status: await callProvider(ctx, operation, currency) });
  await captureHolds(ctx, attemptId, holds);
  await closeLedger(ctx, attemptId, sent);
}

/** Stores the results of captures and that an attempt is captured. One statement. */
async function closeLedger(ctx: Context, attemptId: string, sent: readonly Operation[]): Promise<void> {
  const { db } = ctx;
  const results = sent.map(({ id, status }, index) => {
    // A webhook may have stored the final result already.
    const isOpen = and(isOperation({ attemptId, id }), eq(paymentOperations.status, 'requested'));
    const update = db.update(paymentOperations).set({ status }).where(isOpen);
    return db.$with(`result_${index}`).as(update.returning({ id: paymentOperations.id }));
  });
  const isReserved = and(eq(orderTenders.attemptId, attemptId), eq(orderTenders.status, 'reserved'));
  const captured = db.update(orderTenders).set({ status: 'captured' }).where(isReserved);
  const tenders = db.$with('tenders').as(captured.returning({ id: orderTenders.id }));
  const isOrdered = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, 'ordered'));
  await db
    .with(...results, tenders)
    .update(paymentAttempts)
    .set({ status: 'captured' })
    .where(isOrdered);
}

/** Ends an attempt that can no longer become an order; does nothing to one that has become an order. */
export async function abandonPaymentAttempt(
  ctx: Context,
  attemptId: string,
  from: 'started' | 'waiting' = 'started',
): Promise<void> {
  await moveAttempt(ctx.db, attemptId, from, 'abandoned');
  await finalizePaymentAttempt(ctx, attemptId);
}
