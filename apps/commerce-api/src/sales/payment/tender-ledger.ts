import type { Cents, TenderType } from '@settee/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AuthorizationResult, PaymentRequest } from '../../platform/ports/payment-provider.ts';
import type { InsufficientBalance } from '../../platform/ports/stored-value.ts';
import { walletDeclined } from './wallet-messages.ts';
import { declineMessages, otherAmountMessage } from './messages.ts';
import type { CardCharge } from './payment-data.ts';
import { paymentAttempts, orderTenders } from './tables.ts';

/** A tender of an order. Cards and wallets are payments of the payment provider, the others are stored value. */
export type OrderTender = typeof orderTenders.$inferSelect;
type Attempt = typeof paymentAttempts.$inferInsert;

/** Part of an order that a gift card, code or certificate pays, in cents. */
export interface PlannedHold {
  id: string;
  kind: TenderType;
  token: string;
  amount: Cents;
}

/** Part of an order that a card or wallet pays; the provider knows it by `paymentId`. */
export type PlannedPayment = CardCharge & { paymentId: string };

/** All tenders of an attempt in payment order: stored value first, then one or two cards or a wallet. */
export interface TenderPlan {
  attemptId: string;
  holds: readonly PlannedHold[];
  /** None when nothing is left for a card. */
  cards: readonly PlannedPayment[];
}

/** A shopper can be sent to the provider's page; any other failure ends the attempt. */
export type ReserveResult =
  | { status: 'reserved' }
  /** `short` is `null` for an attempt that was given back before. */
  | { status: 'short'; short: InsufficientBalance | null }
  | { status: 'action-required'; paymentId: string }
  /** `isAuthorized`: money may be reserved on the card all the same. */
  | { status: 'declined'; card: PlannedPayment; declineMessage: string; isAuthorized: boolean };

type Reserved = Pick<OrderTender, 'id' | 'kind' | 'token'>;

/** Whether the payment provider moves the money of a tender. */
export const isPayment = ({ kind }: Pick<OrderTender, 'kind'>) => kind === 'card' || kind === 'wallet';

function toRows({ attemptId, holds, cards }: TenderPlan): OrderTender[] {
  const stored = holds.map(({ id, kind, token, amount }) => ({ id, kind, token, amount }));
  const payments = cards.map(({ paymentId: id, amount, wallet }) => ({
    id,
    kind: wallet ? ('wallet' as const) : ('card' as const),
    token: '',
    amount,
  }));
  return [...stored, ...payments].map((tender, position) => ({ ...tender, attemptId, position, status: 'planned' }));
}

/** Stores an attempt with all its tenders. The database rejects tenders that do not add up to its total. One statement. */
export async function openLedger(tx: Database, attempt: Attempt, plan: TenderPlan): Promise<void> {
  const rows = toRows(plan);
  const insert = tx.insert(paymentAttempts).values(attempt);
  if (rows.length === 0) return void (await insert);
  const opened = tx.$with('opened').as(insert.returning({ id: paymentAttempts.id }));
  await tx.with(opened).insert(orderTenders).values(rows);
}

/** Reads the tenders of an attempt in payment order. */
export const readLedger = (db: Database, attemptId: string): Promise<OrderTender[]> =>
  db.select().from(orderTenders).where(eq(orderTenders.attemptId, attemptId)).orderBy(asc(orderTenders.position));

type Final = Exclude<AuthorizationResult, { status: 'action-required' }>;

/** Returns the reason that an authorization can't pay a card or wallet; `null` if it can. */
function getDeclineMessage(authorization: Final, { amount, wallet }: PlannedPayment): string | null {
  if (authorization.status === 'authorized' && authorization.amount === amount) return null;
  if (wallet) return walletDeclined;
  return authorization.status === 'declined' ? declineMessages[authorization.code] : otherAmountMessage;
}

const mayBeAuthorized = (authorization: Final) =>
  authorization.status === 'authorized' || authorization.code === 'no-response';

/** Values that the cards of an attempt share. */
export interface PaymentTerms extends Pick<PaymentRequest, 'currency' | 'browser'> {
  /** Returns the URL to which the shopper returns from the provider's page. */
  getReturnUrl: (paymentId: string) => string;
}

/**
 * Reserves all tenders in payment order and stops at the first that fails. Safe to repeat: a reservation that exists is
 * returned again.
 */
export async function reserveTenders(
  ctx: Context,
  { attemptId, holds, cards }: TenderPlan,
  { currency, browser, getReturnUrl }: PaymentTerms,
): Promise<ReserveResult> {
  for (const { token, amount } of holds) {
    const held = await ctx.storedValue.hold(attemptId, { token, amount });
    if (!held.isHeld) return { status: 'short', short: held.short };
  }
  for (const card of cards) {
    const { paymentId, token, amount } = card;
    const request = { paymentId, token, amount, currency, browser, returnUrl: getReturnUrl(paymentId) };
    const authorization = await ctx.payments.authorize(request);
    if (authorization.status === 'action-required') return { status: 'action-required', paymentId };
    const declineMessage = getDeclineMessage(authorization, card);
    if (declineMessage !== null)
      return { status: 'declined', card, declineMessage, isAuthorized: mayBeAuthorized(authorization) };
  }
  return { status: 'reserved' };
}

/**
 * Releases all tenders of an attempt in reverse order, whether or not they were reserved, and bars a reservation that
 * still has to arrive. One that fails does not stop the others; the first failure is thrown at the end. Safe to repeat.
 */
export async function releaseTenders(ctx: Context, attemptId: string): Promise<void> {
  const tenders = await readLedger(ctx.db, attemptId);
  const failures: unknown[] = [];
  const released: string[] = [];
  for (const tender of tenders.toReversed()) {
    if (tender.status === 'released') continue;
    try {
      await releaseTender(ctx, attemptId, tender);
      released.push(tender.id);
    } catch (error) {
      failures.push(error);
    }
  }
  if (released.length > 0)
    await ctx.db
      .update(orderTenders)
      .set({ status: 'released' })
      .where(and(eq(orderTenders.attemptId, attemptId), inArray(orderTenders.id, released)));
  if (failures.length > 0) throw failures[0];
}

async function releaseTender(ctx: Context, attemptId: string, tender: Reserved): Promise<void> {
  if (isPayment(tender)) await ctx.payments.void(tender.id);
  else await ctx.storedValue.release(attemptId, tender.token);
}

/** Spends the gift cards, codes and certificates of an order; safe to repeat. Cards are captured by their operations. */
export async function captureHolds(
  ctx: Context,
  attemptId: string,
  holds: readonly Pick<PlannedHold, 'token'>[],
): Promise<void> {
  for (const { token } of holds) await ctx.storedValue.capture(attemptId, token);
}

/** Marks the tenders of an attempt as returned without a call, because none was reserved. */
export async function markReleased(tx: Database, attemptId: string): Promise<void> {
  const isPlanned = and(eq(orderTenders.attemptId, attemptId), eq(orderTenders.status, 'planned'));
  await tx.update(orderTenders).set({ status: 'released' }).where(isPlanned);
}
