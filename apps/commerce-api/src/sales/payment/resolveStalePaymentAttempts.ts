import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { paymentAttemptTimeoutMs, abandonPaymentAttempt, finalizePaymentAttempt } from './finalize-payment-attempt.ts';
import { paymentAttempts } from './tables.ts';

/** Most attempts per run; the next run takes the rest. */
const batch = 200;

/**
 * Finishes what processes that died left behind: voids authorisations without an order, captures those of orders.
 * `isAlone` says that no other process can be paying right now.
 */
export async function resolveStalePaymentAttempts(ctx: Context, isAlone: boolean): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - (isAlone ? -1 : paymentAttemptTimeoutMs));
  const isLeft = and(eq(paymentAttempts.status, 'started'), lt(paymentAttempts.startedAt, before));
  const isUnsettled = inArray(paymentAttempts.status, ['abandoned', 'ordered']);
  const left = await ctx.db.select().from(paymentAttempts).where(or(isLeft, isUnsettled)).limit(batch);
  let recovered = 0;
  for (const { id, status } of left) {
    try {
      await (status === 'started' ? abandonPaymentAttempt(ctx, id) : finalizePaymentAttempt(ctx, id));
      recovered += 1;
    } catch (error) {
      ctx.log.error({ err: error, attemptId: id }, 'payment could not be recovered');
    }
  }
  if (recovered > 0) ctx.log.info({ recovered }, 'payments recovered');
  return recovered;
}
