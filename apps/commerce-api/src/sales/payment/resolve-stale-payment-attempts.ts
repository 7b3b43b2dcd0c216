import type { Context } from '../../platform/context.ts';
import {
  abandonPaymentAttempt,
  finalizePaymentAttempt,
  paymentActionTimeoutMs,
  paymentAttemptTimeoutMs,
} from './finalize-payment-attempt.ts';
import { findStaleAttempts } from './payment-attempts.queries.ts';
import { resendOperations } from './send-operations.ts';

/** Most attempts per run; the next run takes the rest. */
const batch = 200;

/**
 * Finishes what crashed processes and abandoned challenges left behind: voids authorizations without an order, captures
 * those of orders.
 * `isAlone`: no other process can be paying right now.
 */
export async function resolveStalePaymentAttempts(ctx: Context, isAlone: boolean): Promise<number> {
  const now = ctx.clock.now().getTime();
  const startedBefore = new Date(now - (isAlone ? -1 : paymentAttemptTimeoutMs));
  const waitingBefore = new Date(now - paymentActionTimeoutMs);
  const left = await findStaleAttempts(ctx.db, { startedBefore, waitingBefore, limit: batch });
  let recovered = 0;
  for (const { id, status } of left) {
    try {
      await (status === 'started' || status === 'waiting'
        ? abandonPaymentAttempt(ctx, id, status)
        : finalizePaymentAttempt(ctx, id));
      recovered += 1;
    } catch (error) {
      ctx.log.error({ err: error, attemptId: id }, 'payment could not be recovered');
    }
  }
  await resendOperations(ctx);
  if (recovered > 0) ctx.log.info({ recovered }, 'payments recovered');
  return recovered;
}
