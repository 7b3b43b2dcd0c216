import { shipOrder } from '../sales/order-desk/ship-order.ts';
import { findOrderId } from '../sales/placed-orders/orders.queries.ts';
import type { TestContext } from './test-context.ts';

/** Ships all of an order at once, so that it can be returned. */
export async function shipAll({ ctx }: Pick<TestContext, 'ctx'>, orderNumber: string): Promise<void> {
  const orderId = await findOrderId(ctx.db, orderNumber);
  if (!orderId) throw new Error(`There is no order ${orderNumber}`);
  const parcel = { carrier: 'UPS', trackingNumber: '1Z999AA10123456784', trackingUrl: '', pieces: [] };
  const error = await shipOrder(ctx, orderId, parcel);
  if (error) throw new Error(`The order was not shipped: ${error}`);
}
