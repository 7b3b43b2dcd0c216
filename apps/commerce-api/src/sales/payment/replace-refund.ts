import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { emailShopper } from '../placed-orders/email-shopper.ts';
import { findOrderOfAttempt } from './payment-attempts.queries.ts';
import { isOperation } from './operation-condition.ts';
import { orderTenders, paymentOperations } from './tables.ts';
import { isPayment } from './tender-ledger.ts';

/** Whether the shop has the money of all refunds of a tender: a capture may still be open, or have failed meanwhile. */
async function isPaid(
  tx: Database,
  { attemptId, paymentId }: Pick<typeof paymentOperations.$inferSelect, 'attemptId' | 'paymentId'>,
): Promise<boolean> {
  const isTender = and(eq(orderTenders.attemptId, attemptId), eq(orderTenders.id, paymentId));
  const [tender] = await tx.select().from(orderTenders).where(isTender);
  // Gift cards and codes are charged when the order is placed.
  if (tender && !isPayment(tender)) return true;
  const isMoved = and(
    eq(paymentOperations.attemptId, attemptId),
    eq(paymentOperations.paymentId, paymentId),
    ne(paymentOperations.status, 'failed'),
  );
  const operations = await tx.select().from(paymentOperations).where(isMoved);
  const left = operations.reduce((sum, { kind, status, amount }) => {
    if (kind === 'refund') return sum - amount;
    return status === 'succeeded' ? sum + amount : sum;
  }, 0);
  return left >= 0;
}

/**
 * Marks a refund that a bank or provider rejected as replaced and mails its amount as a gift card, once; false when
 * `isOpen` matches no refund, or one of money that the shop does not have. The card is issued when the mail is written.
 */
export async function replaceRefund(tx: Database, ctx: Context, isOpen: SQL | undefined): Promise<boolean> {
  const isRefund = and(isOpen, eq(paymentOperations.kind, 'refund'));
  const [refund] = await tx.select().from(paymentOperations).where(isRefund).for('update');
  if (!refund || !(await isPaid(tx, refund))) return false;
  const { id: cardId, attemptId, amount } = refund;
  await tx.update(paymentOperations).set({ status: 'replaced' }).where(isOperation(refund));
  const order = await findOrderOfAttempt(tx, attemptId);
  if (!order) throw new Error(`The refund ${cardId} is of no order`);
  const { orderNumber } = order;
  await emailShopper(ctx, tx, order, { kind: 'refund-card', data: { cardId, amount, orderNumber } });
  ctx.log.warn({ operationId: cardId, orderNumber, amount }, 'rejected refund is mailed as a gift card');
  return true;
}
