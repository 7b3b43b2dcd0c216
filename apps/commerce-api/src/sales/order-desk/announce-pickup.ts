import { getCentralDay } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import { notifyShopper } from '../placed-orders/notify-shopper.ts';
import { lockOrder, markReady } from '../placed-orders/orders.queries.ts';

export type PickupError = 'unknown-order' | 'canceled' | 'no-pickup';

/** Notifies the shopper that what they pick up waits at its store, and stores the day; a repeat reminds them. */
export async function announcePickup(ctx: Context, orderId: string): Promise<PickupError | null> {
  return ctx.inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown-order';
    if ((await ctx.orderPayments.read(tx, orderId)).status === 'canceled') return 'canceled';
    const pickups = order.recipients.filter(({ pickupStore }) => pickupStore !== null);
    if (pickups.length === 0) return 'no-pickup';
    const chosen = pickups.map(({ notificationOption }) => notificationOption);
    await markReady(tx, orderId, getCentralDay(ctx.clock.now()));
    await notifyShopper(ctx, tx, order, chosen, { kind: 'order-ready', data: { orderId } });
    return null;
  });
}
