import { and, asc, eq } from 'drizzle-orm';
import type { BraintreeConfig } from '../../../platform/config/payment-settings.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OperationStatus, PaymentOperation } from '../../../platform/ports/payment-provider.ts';
import { BraintreeRejection } from './braintree-client.ts';
import {
  captureAtBraintree,
  captureInPart,
  findAtBraintree,
  findRefund,
  refundAtBraintree,
} from './braintree-transactions.ts';
import { braintreeOperations, braintreePayments, type RefundPart } from './tables.ts';

export interface BraintreeNeeds {
  db: Database;
  clock: Clock;
  settings: BraintreeConfig;
}

type Row = typeof braintreePayments.$inferSelect;
type Operation = typeof braintreeOperations.$inferSelect;

/** Code of a refund before the capture is complete; the recovery tries again later. */
const notComplete = '91506';
const capturedStatuses: readonly string[] = ['SUBMITTED_FOR_SETTLEMENT', 'SETTLING', 'SETTLED', 'SETTLEMENT_PENDING'];

/** Captures the whole amount, or a part as a separate transaction; returns the id of the transaction with the money. */
async function capture(
  { settings }: BraintreeNeeds,
  payment: Row,
  { id, amount }: PaymentOperation,
  isRepeat: boolean,
) {
  const transactionId = payment.transactionId ?? '';
  if (amount === payment.amount) {
    const present = isRepeat ? await findAtBraintree(settings, payment.id) : null;
    const isDone = present !== null && capturedStatuses.includes(present.status);
    return isDone ? present.id : (await captureAtBraintree(settings, transactionId)).id;
  }
  const earlier = isRepeat ? await findAtBraintree(settings, id) : null;
  return (earlier ?? (await captureInPart(settings, transactionId, { amount, orderId: id }))).id;
}

/** Splits a refund over the captures, from the first that has enough left, else over several of them. */
function planRefund(operations: readonly Operation[], { id, amount }: PaymentOperation): RefundPart[] {
  const others = operations.filter((each) => each.id !== id && each.status !== 'failed');
  const refunded = others.flatMap(({ parts }) => parts);
  const captures = others
    .filter(({ kind }) => kind === 'capture')
    .map((each) => ({ id: each.id, left: refunded.reduce((left, part) => left - paidBy(part, each.id), each.amount) }));
  const whole = captures.find(({ left }) => left >= amount);
  const parts: RefundPart[] = [];
  let open = amount;
  for (const { id: capturedBy, left } of whole ? [whole] : captures) {
    const part = Math.min(open, left);
    if (part > 0) parts.push({ capturedBy, amount: part });
    open -= Math.max(part, 0);
  }
  if (open > 0) throw new BraintreeRejection('refund', ['the captures have less left']);
  return parts;
}

const paidBy = (part: RefundPart, captureId: string) => (part.capturedBy === captureId ? part.amount : 0);

/** Turns a rejection after a part has moved into a failure that is tried again: a gift card for all would pay that part twice. */
const inPart =
  (index: number) =>
  (error: unknown): never => {
    if (index === 0 || !(error instanceof BraintreeRejection)) throw error;
    throw new Error('The rest of a refund was rejected', { cause: error });
  };

/** Refunds each part from its capture, once; returns the id of the last refund. */
async function refund(
  { db, settings }: BraintreeNeeds,
  operations: readonly Operation[],
  operation: PaymentOperation,
  isRepeat: boolean,
): Promise<string> {
  const { id } = operation;
  const planned = operations.find((each) => each.id === id)?.parts ?? [];
  const parts = planned.length > 0 ? planned : planRefund(operations, operation);
  if (planned.length === 0) await db.update(braintreeOperations).set({ parts }).where(eq(braintreeOperations.id, id));
  let refundId = '';
  for (const [index, { capturedBy, amount }] of parts.entries()) {
    const orderId = index === 0 ? id : `${id}.${index}`;
    const transactionId = operations.find((each) => each.id === capturedBy)?.transactionId ?? '';
    const earlier = isRepeat ? await findRefund(settings, orderId) : null;
    const refunded =
      earlier ?? (await refundAtBraintree(settings, transactionId, { amount, orderId }).catch(inPart(index)));
    refundId = refunded.id;
  }
  return refundId;
}

/** Captures or refunds a part of a payment, once for each operation id. */
export async function runBraintreeOperation(
  needs: BraintreeNeeds,
  kind: 'capture' | 'refund',
  operation: PaymentOperation,
): Promise<OperationStatus> {
  const { db, clock } = needs;
  const { id, paymentId, amount } = operation;
  const [payment] = await db.select().from(braintreePayments).where(eq(braintreePayments.id, paymentId));
  if (!payment?.transactionId) throw new Error(`Payment ${paymentId} is unknown, so it has no ${kind}`);
  const row = { id, paymentId, kind, amount, status: 'pending', createdAt: clock.now() } as const;
  const fresh = await db.insert(braintreeOperations).values(row).onConflictDoNothing().returning();
  const operations = await db
    .select()
    .from(braintreeOperations)
    .where(eq(braintreeOperations.paymentId, paymentId))
    .orderBy(asc(braintreeOperations.createdAt), asc(braintreeOperations.id));
  const present = operations.find((each) => each.id === id);
  if (present && present.status !== 'pending') return present.status;
  const isOpen = and(eq(braintreeOperations.id, id), eq(braintreeOperations.status, 'pending'));
  try {
    const isRepeat = fresh.length === 0;
    const done =
      kind === 'capture'
        ? { transactionId: await capture(needs, payment, operation, isRepeat) }
        : { transactionId: await refund(needs, operations, operation, isRepeat) };
    await db
      .update(braintreeOperations)
      .set({ ...done, status: 'succeeded' })
      .where(isOpen);
    return 'succeeded';
  } catch (error) {
    if (!(error instanceof BraintreeRejection) || error.codes.includes(notComplete)) throw error;
    await db.update(braintreeOperations).set({ status: 'failed' }).where(isOpen);
    return 'failed';
  }
}
