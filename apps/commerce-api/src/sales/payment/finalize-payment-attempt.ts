import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { paymentAttempts } from './tables.ts';

/** Timeout after which an attempt counts as abandoned by a crashed process, in ms. */
export const paymentAttemptTimeoutMs = 120_000;

type Attempt = typeof paymentAttempts.$inferSelect;
type Status = Attempt['status'];

/** By which the provider knows the cards' parts of an attempt. */
function getPayments({ id, amount, secondPaymentId }: Attempt): string[] {
  const first = amount > 0 ? [id] : [];
  return secondPaymentId === null ? first : [...first, secondPaymentId];
}

async function move(ctx: Context, attemptId: string, from: Status, to: Status): Promise<boolean> {
  const isThere = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, from));
  const moved = await ctx.db
    .update(paymentAttempts)
    .set({ status: to })
    .where(isThere)
    .returning({ id: paymentAttempts.id });
  return moved.length > 0;
}

/** Captures tenders and cards of an ordered attempt, voids and releases those of any other; safe to repeat. */
export async function finalizePaymentAttempt(ctx: Context, attemptId: string): Promise<void> {
  const [attempt] = await ctx.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (attempt?.status === 'ordered') {
    for (const paymentId of getPayments(attempt)) await ctx.payments.capture(paymentId);
    if (attempt.held > 0) await ctx.storedValue.capture(attemptId);
    await move(ctx, attemptId, 'ordered', 'captured');
  }
  if (attempt?.status === 'abandoned') {
    for (const paymentId of getPayments(attempt)) await ctx.payments.void(paymentId);
    if (attempt.held > 0) await ctx.storedValue.release(attemptId);
    await move(ctx, attemptId, 'abandoned', 'voided');
  }
}

/** Ends an attempt that will not become an order any more; one that already did is left alone. */
export async function abandonPaymentAttempt(ctx: Context, attemptId: string): Promise<void> {
  await move(ctx, attemptId, 'started', 'abandoned');
  await finalizePaymentAttempt(ctx, attemptId);
}
