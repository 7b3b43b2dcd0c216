import type { Context } from '../../platform/context.ts';
import { emailShopper } from '../placed-orders/email-shopper.ts';
import { findOrder } from '../placed-orders/orders.queries.ts';

export type PickupError = 'unknown-order' | 'canceled' | 'no-pickup';

/** Emails the shopper that what they pick up waits at its store; a repeat reminds them. */
export async function announcePickup(ctx: Context, orderId: string): Promise<PickupError | null> {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return 'unknown-order';
  if ((await ctx.orderPayments.read(ctx.db, orderId)).status === 'canceled') return 'canceled';
  if (order.recipients.every(({ pickupStore }) => pickupStore === null)) return 'no-pickup';
  await emailShopper(ctx, ctx.db, order, { kind: 'order-ready', data: { orderId } });
  return null;
}
