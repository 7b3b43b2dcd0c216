import type { ShopCurrency } from '@settee/domain';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { isOperation, type OperationKey } from './operation-condition.ts';
import { replaceRefund } from './replace-refund.ts';
import { orderTenders, paymentAttempts, paymentOperations } from './tables.ts';
import { isPayment } from './tender-ledger.ts';

export type Operation = typeof paymentOperations.$inferSelect;

/** Age at which an operation without a response is sent again, and longest wait for another call that sends it, in ms. */
const retryAfter = 120_000;

/** Sends an operation to the provider; safe to repeat. */
export async function callProvider(
  ctx: Context,
  { id, paymentId, amount, kind }: Operation,
  currency: ShopCurrency,
): Promise<Operation['status']> {
  const status = await ctx.payments[kind]({ id, paymentId, amount, currency });
  if (status === 'failed')
    ctx.log.error({ operationId: id, paymentId, kind }, 'the payment provider refused to move money');
  ctx.metrics.count('settee_payment_operations_total', { kind, status });
  return status;
}

/** Gives a part back to a gift card, certificate or code; `null` for a card or wallet. */
async function refundStoredValue(ctx: Context, operation: Operation): Promise<Operation['status'] | null> {
  const { id, attemptId, paymentId, amount, kind } = operation;
  const isPaying = and(eq(orderTenders.attemptId, attemptId), eq(orderTenders.id, paymentId));
  const [tender] = await ctx.db.select().from(orderTenders).where(isPaying);
  if (!tender || isPayment(tender)) return null;
  const { token } = tender;
  // A process that died after it stored the order may have left the value held.
  await ctx.storedValue.capture(attemptId, token);
  const status = await ctx.storedValue.refund({ id, attemptId, token, amount });
  if (status === 'failed') ctx.log.error({ operationId: id, kind: tender.kind }, 'stored value was not given back');
  ctx.metrics.count('settee_payment_operations_total', { kind, status });
  return status;
}

/** Stores a result of the operations that match; a rejected refund is replaced by a gift card. */
async function storeResult(
  tx: Database,
  ctx: Context,
  isOpen: ReturnType<typeof and>,
  status: Operation['status'],
): Promise<void> {
  if (status === 'failed' && (await replaceRefund(tx, ctx, isOpen))) return;
  await tx.update(paymentOperations).set({ status }).where(isOpen);
}

async function readAgain(db: Database, known: OperationKey): Promise<Operation> {
  const [operation] = await db.select().from(paymentOperations).where(isOperation(known));
  if (!operation) throw new Error(`The payment operation ${known.id} is unknown`);
  return operation;
}

/** Sends an operation that is still open and returns its stored result. */
async function sendOpen(ctx: Context, known: OperationKey, currency: ShopCurrency): Promise<Operation['status']> {
  const operation = await readAgain(ctx.db, known);
  if (operation.status !== 'requested') return operation.status;
  const stored = operation.kind === 'refund' ? await refundStoredValue(ctx, operation) : null;
  const status = stored ?? (await callProvider(ctx, operation, currency));
  // A webhook may have stored the final result already.
  const isOpen = and(isOperation(known), eq(paymentOperations.status, 'requested'));
  await ctx.inTransaction((tx) => storeResult(tx, ctx, isOpen, status));
  return (await readAgain(ctx.db, known)).status;
}

/**
 * Sends an operation, one call at a time: of two at once, a provider may accept one and reject the other, and the
 * rejected one would be mailed as a gift card.
 */
async function sendOperation(
  ctx: Context,
  { id, attemptId, status }: Operation,
  currency: ShopCurrency,
): Promise<Operation['status']> {
  if (status !== 'requested') return status;
  const send = () => ctx.inProgress.run(id, () => sendOpen(ctx, { id, attemptId }, currency));
  const sent = await send();
  if (sent !== null) return sent;
  await ctx.inProgress.waitForEnd(id, retryAfter);
  return (await send()) ?? 'requested';
}

/** Sends operations to the provider, one after the other, and stores their results; safe to repeat. */
export async function sendOperations(
  ctx: Context,
  operations: readonly Operation[],
  currency: ShopCurrency,
): Promise<Operation['status'][]> {
  const statuses: Operation['status'][] = [];
  for (const operation of operations) statuses.push(await sendOperation(ctx, operation, currency));
  return statuses;
}

/** Sends operations again of which no response was stored. */
export async function resendOperations(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - retryAfter);
  const isLeft = and(eq(paymentOperations.status, 'requested'), lt(paymentOperations.createdAt, before));
  const rows = await ctx.db
    .select({ operation: paymentOperations, currency: paymentAttempts.currency })
    .from(paymentOperations)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentOperations.attemptId))
    .where(isLeft)
    .limit(200);
  for (const { operation, currency } of rows)
    await sendOperation(ctx, operation, currency).catch((error: unknown) =>
      ctx.log.error({ err: error, operationId: operation.id }, 'payment operation could not be sent'),
    );
}

/** Stores the result of an operation that a webhook reports; a final one stays. A rejected refund is replaced. */
export async function completeOperation(
  tx: Database,
  ctx: Context,
  operationId: string,
  isSuccess: boolean,
): Promise<void> {
  // A provider may accept a capture or refund and report later that the bank rejected it.
  const open: Operation['status'][] = isSuccess ? ['requested', 'pending'] : ['requested', 'pending', 'succeeded'];
  const [operation] = await tx.select().from(paymentOperations).where(eq(paymentOperations.id, operationId));
  if (!operation) return;
  const isOpen = and(isOperation(operation), inArray(paymentOperations.status, open));
  await storeResult(tx, ctx, isOpen, isSuccess ? 'succeeded' : 'failed');
}
