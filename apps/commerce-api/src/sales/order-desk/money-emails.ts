import type { Context } from '../../platform/context.ts';
import type { Refunded } from '../payment/order-payments.ts';
import { emailShopper } from '../placed-orders/email-shopper.ts';
import { findOrder } from '../placed-orders/orders.queries.ts';

/** Emails the shopper a refund by the shop; refunds of returns have their own email. */
export async function emailRefund(
  ctx: Context,
  orderId: string,
  { amount: refund, onGiftCard }: Refunded,
): Promise<void> {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return;
  const data = { orderNumber: order.orderNumber, refund, onGiftCard };
  await emailShopper(ctx, ctx.db, order, { kind: 'order-refunded', data });
}
