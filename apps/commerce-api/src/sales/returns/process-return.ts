import { getSite } from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { addToOutbox } from '../../platform/mail/outbox.ts';
import { readRefund, refundOrder, type Refunded } from '../payment/order-payments.ts';
import { findOrder } from '../placed-orders/orders.queries.ts';
import type { Return } from './load-returns.ts';
import { orderReturns } from './tables.ts';

export type ReturnError = 'unknown-return' | 'canceled' | 'not-received' | 'provider-refused';

async function findReturn({ db }: Context, returnNumber: string): Promise<Return | null> {
  const [found] = await db.select().from(orderReturns).where(eq(orderReturns.returnNumber, returnNumber));
  return found ?? null;
}

/** Marks a return as received; safe to repeat. */
export async function receiveReturn(ctx: Context, returnNumber: string): Promise<ReturnError | null> {
  const isRequested = and(eq(orderReturns.returnNumber, returnNumber), eq(orderReturns.status, 'requested'));
  await ctx.db.update(orderReturns).set({ status: 'received', receivedAt: ctx.clock.now() }).where(isRequested);
  const found = await findReturn(ctx, returnNumber);
  if (!found) return 'unknown-return';
  return found.status === 'canceled' ? 'canceled' : null;
}

/** Marks a return as refunded and emails that; once. */
async function complete(
  ctx: Context,
  { id, orderId, returnNumber, origin, locale }: Return,
  { amount: refund, onGiftCard }: Refunded,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const isReceived = and(eq(orderReturns.id, id), eq(orderReturns.status, 'received'));
    const [completed] = await tx
      .update(orderReturns)
      .set({ status: 'refunded', refund, refundedAt: ctx.clock.now() })
      .where(isReceived)
      .returning({ id: orderReturns.id });
    const order = completed ? await findOrder(tx, orderId) : null;
    if (!order) return;
    const { brand, siteCulture, orderNumber, contact } = order;
    const sender = { ctx, site: getSite(brand, siteCulture, locale), origin };
    const data = { orderNumber, returnNumber, refund, onGiftCard };
    await addToOutbox(tx, sender, { kind: 'return-refunded', recipient: contact.emailAddress, data });
  });
}

/**
 * Refunds a received return, in reverse order of the order's tenders and at most what is left of them; safe to repeat.
 * When a provider fails meanwhile, the recovery finishes the refund and a repeat marks it.
 */
export async function refundReturn(ctx: Context, returnNumber: string): Promise<ReturnError | null> {
  const found = await findReturn(ctx, returnNumber);
  if (!found) return 'unknown-return';
  if (found.status === 'canceled') return 'canceled';
  if (found.status === 'requested') return 'not-received';
  if (found.status === 'refunded') return null;
  const { orderId } = found;
  const { captured, refunded, storedValue } = await ctx.orderPayments.read(ctx.db, orderId);
  const left = captured + storedValue.captured - refunded - storedValue.refunded;
  // A repeat finds its operations by reference, independent of the remaining amounts.
  const refund = { orderId, reference: `return ${returnNumber}` };
  const result = await refundOrder(ctx, { ...refund, amount: Math.min(found.refund, Math.max(left, 0)) });
  if (!result.ok || result.status === 'failed') return 'provider-refused';
  await complete(ctx, found, await readRefund(ctx.db, refund));
  return null;
}
