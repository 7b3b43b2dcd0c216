import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { OperationStatus, PaymentOperation } from '../../../platform/ports/payment-provider.ts';
import { providerNotices, providerOperations, providerPayments } from './tables.ts';
import type { CardOutcome } from './test-cards.ts';

interface Needs {
  db: Database;
  clock: Clock;
  ids: Ids;
}

/** Raises the captured or refunded amount as long as it fits; a partial capture leaves the payment open. */
const changes: Record<'capture' | 'refund', (amount: number) => { set: Record<string, SQL>; isAllowed: SQL[] }> = {
  capture: (amount) => ({
    set: {
      captured: sql`${providerPayments.captured} + ${amount}`,
      status: sql`case when ${providerPayments.captured} + ${amount} = ${providerPayments.amount} then 'captured' else 'authorized' end`,
    },
    isAllowed: [
      eq(providerPayments.status, 'authorized'),
      gte(sql`${providerPayments.amount} - ${providerPayments.captured}`, amount),
    ],
  }),
  refund: (amount) => ({
    set: { refunded: sql`${providerPayments.refunded} + ${amount}` },
    isAllowed: [gte(sql`${providerPayments.captured} - ${providerPayments.refunded}`, amount)],
  }),
};

/** Result of an operation that a webhook reports later; `null` when it has its result at once. */
function getLaterResult(outcome: CardOutcome, kind: 'capture' | 'refund'): boolean | null {
  if (outcome === 'pending') return true;
  return outcome === 'refund-rejected' && kind === 'refund' ? false : null;
}

/** Captures or refunds a part of a payment, once for each operation id. One transaction. */
export function runOperation(
  { db, clock, ids }: Needs,
  kind: 'capture' | 'refund',
  { id, paymentId, amount }: PaymentOperation,
): Promise<OperationStatus> {
  return db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(providerPayments)
      .where(eq(providerPayments.paymentId, paymentId))
      .for('update');
    if (!payment) throw new Error(`Payment ${paymentId} is unknown, so it has no ${kind}`);
    const [present] = await tx.select().from(providerOperations).where(eq(providerOperations.id, id));
    if (present) return present.status;
    const { set, isAllowed } = changes[kind](amount);
    const laterResult = getLaterResult(payment.outcome, kind);
    const isRejected = payment.outcome === `${kind}-failed`;
    const changed = isRejected
      ? []
      : await tx
          .update(providerPayments)
          .set(laterResult === false ? { status: payment.status } : set)
          .where(and(eq(providerPayments.paymentId, paymentId), ...isAllowed))
          .returning({ id: providerPayments.paymentId });
    const isAccepted = changed.length > 0;
    const status = isAccepted ? (laterResult === null ? 'succeeded' : 'pending') : 'failed';
    const createdAt = clock.now();
    await tx.insert(providerOperations).values({ id, paymentId, kind, amount, status, createdAt });
    if (isAccepted && laterResult !== null) {
      const notice = { id: ids.row(), paymentId, kind, operationId: id, isSuccess: laterResult, createdAt };
      await tx.insert(providerNotices).values(notice);
    }
    return status;
  });
}
