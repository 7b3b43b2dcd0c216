import { getOrderPayment, type Cents } from '@settee/domain';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OrderPayments } from '../../platform/ports/order-payments.ts';
import { orderTenders, paymentAttempts, paymentOperations } from './tables.ts';
import { sendOperations, type Operation } from './send-operations.ts';
import { isPayment, type OrderTender, readLedger } from './tender-ledger.ts';

type Attempt = typeof paymentAttempts.$inferSelect;
type Kind = Operation['kind'];

/** Amount of a shipment to capture, or of a return to refund. */
export interface OrderAmount {
  orderId: string;
  /** Names the shipment or return; a repeat with the same one returns the same result and moves money once. */
  reference: string;
  /** In cents. Only cards are captured: gift cards and codes are charged when the order is placed. */
  amount: Cents;
}

/** Payments of an order at its cancellation. */
export interface Canceled {
  /** A part of it was charged to a card before, at a shipment. */
  isPartlyCharged: boolean;
  /** A card has an authorization that is released. */
  hasAuthorization: boolean;
  /** Gift cards or codes get their amount back. */
  hasRefund: boolean;
}

/**
 * `isNew` is false for a repeat. `too-much`: there is less left to capture or to refund; `canceled`: nothing can be
 * captured. After an error nothing was moved.
 */
export type OrderAmountResult =
  | { ok: true; status: 'succeeded' | 'pending' | 'failed' | 'requested'; isNew: boolean }
  | { ok: false; error: 'unknown-order' | 'too-much' | 'canceled' };

/** Reference of the capture when an order is placed. */
export const orderCapture = 'order';

const sumAmounts = (operations: readonly Operation[]): Cents => operations.reduce((sum, { amount }) => sum + amount, 0);
const isReplaced = ({ status }: Operation) => status === 'replaced';

const sumOf = (operations: readonly Operation[], paymentId: string, kind: Kind) =>
  sumAmounts(
    operations.filter((each) => each.paymentId === paymentId && each.kind === kind && each.status !== 'failed'),
  );

/** The amount of a tender that was spent; a gift card or code is spent in full when the order is placed. */
function getCaptured(tender: OrderTender, operations: readonly Operation[]): Cents {
  if (isPayment(tender)) return sumOf(operations, tender.id, 'capture');
  return tender.status === 'reserved' || tender.status === 'captured' ? tender.amount : 0;
}

const getRefundable = (tender: OrderTender, operations: readonly Operation[]) =>
  getCaptured(tender, operations) - sumOf(operations, tender.id, 'refund');

/** Splits an amount: captures from the first card on, refunds from the last tender back; `null` when they have less left. */
function split(tenders: readonly OrderTender[], operations: readonly Operation[], kind: Kind, amount: Cents) {
  const parts: { paymentId: string; amount: Cents }[] = [];
  let left = amount;
  for (const tender of kind === 'capture' ? tenders.filter(isPayment) : tenders.toReversed()) {
    const { id: paymentId } = tender;
    const available =
      kind === 'capture' ? tender.amount - sumOf(operations, paymentId, 'capture') : getRefundable(tender, operations);
    const part = Math.min(left, available);
    if (part > 0) parts.push({ paymentId, amount: part });
    left -= Math.max(part, 0);
  }
  return left === 0 ? parts : null;
}

/** Stores the operations of a capture or refund, once per reference, or returns the error. */
async function requestOperations(
  tx: Database,
  ctx: Context,
  attempt: Attempt,
  kind: Kind,
  { reference, amount }: Omit<OrderAmount, 'orderId'>,
): Promise<{ operations: readonly Operation[]; isNew: boolean } | 'too-much' | 'canceled'> {
  const operations = await tx.select().from(paymentOperations).where(eq(paymentOperations.attemptId, attempt.id));
  const present = operations.filter((each) => each.kind === kind && each.reference === reference);
  if (present.length > 0) return { operations: present, isNew: false };
  if (kind === 'capture' && attempt.status === 'voided') return 'canceled';
  const parts = split(await readLedger(tx, attempt.id), operations, kind, amount);
  if (parts === null) return 'too-much';
  const inserted = await insertOperations(tx, ctx, { attemptId: attempt.id, kind, reference }, parts);
  return { operations: inserted, isNew: inserted.length > 0 };
}

async function insertOperations(
  tx: Database,
  ctx: Context,
  shared: Pick<Operation, 'attemptId' | 'kind' | 'reference'>,
  parts: readonly Pick<Operation, 'paymentId' | 'amount'>[],
): Promise<readonly Operation[]> {
  if (parts.length === 0) return [];
  const createdAt = ctx.clock.now();
  const rows = parts.map((part) => ({
    ...part,
    ...shared,
    id: ctx.ids.row(),
    status: 'requested' as const,
    createdAt,
  }));
  return tx.insert(paymentOperations).values(rows).returning();
}

async function lockAttempt(tx: Database, orderId: string): Promise<Attempt | undefined> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)).for('update');
  return attempt;
}

/** Stores what is to be moved in one transaction and then calls the provider. */
async function moveMoney(ctx: Context, kind: Kind, moved: OrderAmount): Promise<OrderAmountResult> {
  const stored = await ctx.inTransaction(async (tx) => {
    const attempt = await lockAttempt(tx, moved.orderId);
    return attempt ? { attempt, requested: await requestOperations(tx, ctx, attempt, kind, moved) } : null;
  });
  if (stored === null) return { ok: false, error: 'unknown-order' };
  if (typeof stored.requested === 'string') return { ok: false, error: stored.requested };
  const { operations, isNew } = stored.requested;
  const statuses = await sendOperations(ctx, operations, stored.attempt.currency);
  const worst = (['failed', 'requested', 'pending'] as const).find((status) => statuses.includes(status));
  return { ok: true, status: worst ?? 'succeeded', isNew };
}

/** Captures a part of an order's card payments, at a shipment. A failed provider call is repeated by the recovery. */
export const captureOrder = (ctx: Context, captured: OrderAmount): Promise<OrderAmountResult> =>
  moveMoney(ctx, 'capture', captured);

/** Refunds a part of what an order has paid, in reverse order of its tenders. A failed provider call is repeated by the recovery. */
export const refundOrder = (ctx: Context, refunded: OrderAmount): Promise<OrderAmountResult> =>
  moveMoney(ctx, 'refund', refunded);

/** Refunded amount in cents, and the part that was emailed as a gift card. */
export interface Refunded {
  amount: Cents;
  onGiftCard: Cents;
}

/** Reads what a refund gave back, without its failed parts. */
export async function readRefund(
  db: Database,
  { orderId, reference }: Pick<OrderAmount, 'orderId' | 'reference'>,
): Promise<Refunded> {
  const attempts = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId));
  const isIt = and(
    inArray(paymentOperations.attemptId, attempts),
    eq(paymentOperations.kind, 'refund'),
    eq(paymentOperations.reference, reference),
    ne(paymentOperations.status, 'failed'),
  );
  const operations = await db.select().from(paymentOperations).where(isIt);
  return { amount: sumAmounts(operations), onGiftCard: sumAmounts(operations.filter(isReplaced)) };
}

/** Requests what gift cards and codes paid to be given back, as long as no shipment was charged to a card. */
async function requestStoredValueRefunds(
  tx: Database,
  ctx: Context,
  attemptId: string,
  tenders: readonly OrderTender[],
): Promise<readonly Operation[]> {
  const operations = await tx.select().from(paymentOperations).where(eq(paymentOperations.attemptId, attemptId));
  if (tenders.some((tender) => isPayment(tender) && getCaptured(tender, operations) > 0)) return [];
  const parts = tenders
    .filter((tender) => !isPayment(tender))
    .map((tender) => ({ paymentId: tender.id, amount: getRefundable(tender, operations) }))
    .filter(({ amount }) => amount > 0)
    .toReversed();
  return insertOperations(tx, ctx, { attemptId, kind: 'refund', reference: 'canceled' }, parts);
}

/**
 * Releases the authorizations of a canceled order's cards, and refunds its gift cards and codes if nothing was captured;
 * safe to repeat. `onStored` runs in the transaction that stores the cancellation, once.
 */
export async function voidOrder(
  ctx: Context,
  orderId: string,
  onStored?: (tx: Database, canceled: Canceled) => Promise<void>,
): Promise<boolean> {
  // Stored before the provider is called, so that no capture starts meanwhile.
  const canceled = await ctx.inTransaction(async (tx) => {
    const attempt = await lockAttempt(tx, orderId);
    if (!attempt) return null;
    await tx.update(paymentAttempts).set({ status: 'voided' }).where(eq(paymentAttempts.id, attempt.id));
    const tenders = await readLedger(tx, attempt.id);
    const refunds = await requestStoredValueRefunds(tx, ctx, attempt.id, tenders);
    const operations = await tx.select().from(paymentOperations).where(eq(paymentOperations.attemptId, attempt.id));
    const payments = tenders.filter(isPayment);
    const open = payments.filter((payment) => getCaptured(payment, operations) < payment.amount);
    if (attempt.status !== 'voided')
      await onStored?.(tx, {
        isPartlyCharged: payments.some((payment) => getCaptured(payment, operations) > 0),
        hasAuthorization: open.length > 0,
        hasRefund: refunds.length > 0,
      });
    return { attempt, open, refunds };
  });
  if (!canceled) return false;
  const { attempt, open, refunds } = canceled;
  for (const payment of open) await ctx.payments.void(payment.id);
  await sendOperations(ctx, refunds, attempt.currency);
  return true;
}

/** Sums of an order's payments. */
export const orderPayments: OrderPayments = {
  async read(db, orderId) {
    const rows = await db
      .select({ status: paymentAttempts.status, tender: orderTenders })
      .from(paymentAttempts)
      .leftJoin(orderTenders, eq(orderTenders.attemptId, paymentAttempts.id))
      .where(eq(paymentAttempts.orderId, orderId));
    const tenders = rows.flatMap(({ tender }) => tender ?? []);
    const attempts = [...new Set(tenders.map(({ attemptId }) => attemptId))];
    const operations =
      attempts.length === 0
        ? []
        : await db.select().from(paymentOperations).where(inArray(paymentOperations.attemptId, attempts));
    const payments = tenders.filter(isPayment);
    const add = (each: readonly OrderTender[]) => ({
      captured: each.reduce((sum, tender) => sum + getCaptured(tender, operations), 0),
      refunded: each.reduce((sum, { id }) => sum + sumOf(operations, id, 'refund'), 0),
    });
    const authorized = payments.reduce((sum, { amount }) => sum + amount, 0);
    const storedValue = add(tenders.filter((tender) => !isPayment(tender)));
    const onGiftCard = sumAmounts(operations.filter(isReplaced));
    return getOrderPayment({ authorized, ...add(payments), storedValue, onGiftCard }, rows[0]?.status === 'voided');
  },
};
