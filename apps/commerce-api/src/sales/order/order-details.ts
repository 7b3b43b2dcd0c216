import type { OrderDetails } from '@settee/domain';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orderLines, type orders } from './tables.ts';

/** An order as its page shows it; one query. ORDER-12 */
export async function loadOrderDetails(db: Database, order: typeof orders.$inferSelect): Promise<OrderDetails> {
  const lines = await db
    .select({ item: orderLines.item })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const { orderNumber, placedAt, summary, shippingAddress, billingAddress, giftMessage, deliveryMessage } = order;
  return {
    orderNumber,
    placedAt: placedAt.toISOString(),
    lineItems: lines.map(({ item }) => item),
    orderSummary: summary,
    shippingAddress,
    billingAddress,
    cards: order.cards,
    plccOption: order.plccOption,
    tenders: order.tenders,
    taxCertificateNumber: order.taxCertificateNumber,
    isGift: order.isGift,
    giftMessage,
    deliveryMessage,
  };
}
