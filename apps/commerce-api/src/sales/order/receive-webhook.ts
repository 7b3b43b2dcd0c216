import { getSite } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { PaymentNotice } from '../../platform/ports/payment-provider.ts';
import { findAttemptOfPayment, insertPaymentNotice } from '../payment/payment-attempts.queries.ts';
import { resumePayment } from './resume-payment.ts';
import { completeOperation } from '../payment/send-operations.ts';

/** Completes the order of a shopper who did not return from a challenge; does nothing for one who did. */
async function resume(ctx: Context, { paymentId }: PaymentNotice): Promise<void> {
  const found = await findAttemptOfPayment(ctx.db, paymentId, null);
  if (found?.attempt.status !== 'waiting') return;
  const { brand, siteCulture } = found.cart;
  await resumePayment(ctx, getSite(brand, siteCulture), found.attempt);
}

/** Stores that a notice was processed together with its effect; false for a repeated delivery. */
function processNotice(ctx: Context, { id, operationId, isSuccess }: PaymentNotice): Promise<boolean> {
  return ctx.inTransaction(async (tx) => {
    if (!(await insertPaymentNotice(tx, id, ctx.clock.now()))) return false;
    if (operationId !== null) await completeOperation(tx, ctx, operationId, isSuccess);
    return true;
  });
}

/**
 * Verifies a webhook delivery and processes its notices, each once; false when the signature is wrong or the delivery
 * too old.
 */
export async function receiveWebhook(ctx: Context, body: string, headers: Headers): Promise<boolean> {
  const notices = await ctx.payments.readWebhook(body, headers);
  if (notices === null) return false;
  for (const notice of notices) {
    // Before the id is stored, and safe to repeat: a delivery that fails here is sent again.
    if (notice.kind === 'authorization') await resume(ctx, notice);
    const isFresh = await processNotice(ctx, notice);
    ctx.metrics.count('settee_payment_notices_total', {
      kind: notice.kind,
      result: isFresh ? 'processed' : 'repeated',
    });
  }
  return true;
}
