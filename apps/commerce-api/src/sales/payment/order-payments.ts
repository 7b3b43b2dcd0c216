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
  /** Refund of cards and wallets, in cents. */
  cardRefund: Cents;
}

export interface Cancellation {
  /** Runs first in the transaction; nothing is canceled when it returns false. */
  isAllowed?: (tx: Database) => Promise<boolean>;
  /** Refunds what cards were charged, too, as nothing was shipped. */
  isNothingShipped?: boolean;
  /** Runs in the transaction that stores the cancellation, once. */
  onStored?: (tx: Database, canceled: Canceled) => Promise<void>;
}

/** `capturing`: a capture has no result yet, so that it can be neither released nor refunded. */
export type CancellationResult = 'canceled' | 'not-allowed' | 'capturing' | 'unknown-order';

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

/**
 * Requests what an order paid to be given back: by its gift cards and codes, as long as no shipment was charged to a card,
 * or by all its tenders when nothing was shipped.
 */
async function requestCancellationRefunds(
  tx: Database,
  ctx: Context,
  attemptId: string,
  {
    tenders,
    operations,
    isNothingShipped,
  }: { tenders: readonly OrderTender[]; operations: readonly Operation[]; isNothingShipped: boolean },
): Promise<readonly Operation[]> {
  const isCharged = tenders.some((tender) => isPayment(tender) && getCaptured(tender, operations) > 0);
  if (isCharged && !isNothingShipped) return [];
  const parts = tenders
    .map((tender) => ({ paymentId: tender.id, amount: getRefundable(tender, operations) }))
    .filter(({ amount }) => amount > 0)
    .toReversed();
  return insertOperations(tx, ctx, { attemptId, kind: 'refund', reference: 'canceled' }, parts);
}

/** The effects of a cancellation on the payments, for its email. */
function toCanceled(
  payments: readonly OrderTender[],
  operations: readonly Operation[],
  refunds: readonly Operation[],
): Canceled {
  const cardRefunds = refunds.filter(({ paymentId }) => payments.some(({ id }) => id === paymentId));
  return {
    isPartlyCharged: cardRefunds.length === 0 && payments.some((payment) => getCaptured(payment, operations) > 0),
    hasAuthorization: payments.some((payment) => getCaptured(payment, operations) < payment.amount),
    hasRefund: refunds.length > cardRefunds.length,
    cardRefund: sumAmounts(cardRefunds),
  };
}

const isOpenCapture = ({ kind, status }: Operation) =>
  kind === 'capture' && (status === 'requested' || status === 'pending');

/** Stores a cancellation with its refunds, before the provider is called, so that no capture starts meanwhile. */
async function storeCancellation(
  tx: Database,
  ctx: Context,
  orderId: string,
  { isAllowed, isNothingShipped = false, onStored }: Cancellation,
) {
  if (isAllowed && !(await isAllowed(tx))) return 'not-allowed';
  const attempt = await lockAttempt(tx, orderId);
  if (!attempt) return 'unknown-order';
  const tenders = await readLedger(tx, attempt.id);
  const operations = await tx.select().from(paymentOperations).where(eq(paymentOperations.attemptId, attempt.id));
  if (isNothingShipped && operations.some(isOpenCapture)) return 'capturing';
  await tx.update(paymentAttempts).set({ status: 'voided' }).where(eq(paymentAttempts.id, attempt.id));
  const given = { tenders, operations, isNothingShipped };
  const refunds = await requestCancellationRefunds(tx, ctx, attempt.id, given);
  const payments = tenders.filter(isPayment);
  if (attempt.status !== 'voided') await onStored?.(tx, toCanceled(payments, operations, refunds));
  return { attempt, open: payments.filter((each) => getCaptured(each, operations) < each.amount), refunds };
}

/**
 * Releases the authorizations of a canceled order's cards, and refunds its gift cards and codes if nothing was captured;
 * all tenders if nothing was shipped. Safe to repeat.
 */
export async function voidOrder(
  ctx: Context,
  orderId: string,
  cancellation: Cancellation = {},
): Promise<CancellationResult> {
  const stored = await ctx.inTransaction((tx) => storeCancellation(tx, ctx, orderId, cancellation));
  if (typeof stored === 'string') return stored;
  const { attempt, open, refunds } = stored;
  for (const payment of open) await ctx.payments.void(payment.id);
  await sendOperations(ctx, refunds, attempt.currency);
  return 'canceled';
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
