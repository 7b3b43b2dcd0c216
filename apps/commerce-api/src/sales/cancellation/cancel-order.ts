import { err, ok, type Result } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Canceled, voidOrder } from '../payment/order-payments.ts';
import { emailShopper } from '../placed-orders/email-shopper.ts';
import { findOrderLines } from '../placed-orders/order-lines.queries.ts';
import { loadParcels } from '../placed-orders/order-parcels.queries.ts';
import { lockOrder, type Order } from '../placed-orders/orders.queries.ts';
import { isCancelable } from '../returns/shipped-pieces.ts';
import { cancellationMessages } from './messages.ts';
import { releaseOrder } from './release-order.ts';

/** Locks an order until the end of the transaction, so that nothing of it is shipped meanwhile. */
async function lock(tx: Database, orderId: string): Promise<Order> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`The order ${orderId} is unknown`);
  return order;
}

/** Whether an order can be canceled by its shopper, or is canceled already. */
async function isAllowed(ctx: Context, tx: Database, orderId: string): Promise<boolean> {
  const order = await lock(tx, orderId);
  const payment = await ctx.orderPayments.read(tx, orderId);
  if (payment.status === 'canceled') return true;
  const [lines, parcels] = [await findOrderLines(tx, orderId), await loadParcels(tx, orderId)];
  return isCancelable({ order, lines, parcels, payment }, ctx.clock.now());
}

/** Releases what the order took, and emails the shopper that it is canceled and what is refunded. */
async function complete(ctx: Context, tx: Database, orderId: string, canceled: Canceled): Promise<void> {
  const order = await lock(tx, orderId);
  await releaseOrder(tx, order);
  const data = { ...canceled, orderNumber: order.orderNumber };
  await emailShopper(ctx, tx, order, { kind: 'order-canceled', data });
}

/** Cancels an order for its shopper and refunds what was paid, as long as nothing of it was shipped; safe to repeat. */
export async function cancelOrder(ctx: Context, orderId: string): Promise<Result<null, string>> {
  const result = await voidOrder(ctx, orderId, {
    isAllowed: (tx) => isAllowed(ctx, tx, orderId),
    isNothingShipped: true,
    onStored: (tx, canceled) => complete(ctx, tx, orderId, canceled),
  });
  if (result === 'canceled') return ok(null);
  return err(result === 'capturing' ? cancellationMessages.capturing : cancellationMessages.late);
}

/** Cancels what is left of an order for the shop; what was charged is refunded separately. Safe to repeat. */
export async function cancelRest(ctx: Context, orderId: string): Promise<void> {
  await voidOrder(ctx, orderId, {
    isAllowed: async (tx) => Boolean(await lock(tx, orderId)),
    onStored: (tx, canceled) => complete(ctx, tx, orderId, canceled),
  });
}
