import type { Context } from '../../platform/context.ts';
import { notifyShopper } from '../placed-orders/notify-shopper.ts';
import { findOrder } from '../placed-orders/orders.queries.ts';

export type PickupError = 'unknown-order' | 'canceled' | 'no-pickup';

/** Notifies the shopper that what they pick up waits at its store; a repeat reminds them. */
export async function announcePickup(ctx: Context, orderId: string): Promise<PickupError | null> {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return 'unknown-order';
  if ((await ctx.orderPayments.read(ctx.db, orderId)).status === 'canceled') return 'canceled';
  const pickups = order.recipients.filter(({ pickupStore }) => pickupStore !== null);
  if (pickups.length === 0) return 'no-pickup';
  const chosen = pickups.map(({ notificationOption }) => notificationOption);
  await notifyShopper(ctx, ctx.db, order, chosen, { kind: 'order-ready', data: { orderId } });
  return null;
}
