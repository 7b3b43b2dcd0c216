import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OperationStatus, PaymentOperation } from '../../../platform/ports/payment-provider.ts';
import { providerOperations, providerPayments } from './tables.ts';

interface Needs {
  db: Database;
  clock: Clock;
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

/** Captures or refunds a part of a payment, once for each operation id. One transaction. */
export function runOperation(
  { db, clock }: Needs,
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
    const isRejected = payment.outcome === `${kind}-failed`;
    const changed = isRejected
      ? []
      : await tx
          .update(providerPayments)
          .set(set)
          .where(and(eq(providerPayments.paymentId, paymentId), ...isAllowed))
          .returning({ id: providerPayments.paymentId });
    const status = changed.length > 0 ? 'succeeded' : 'failed';
    await tx.insert(providerOperations).values({ id, paymentId, kind, amount, status, createdAt: clock.now() });
    return status;
  });
}
