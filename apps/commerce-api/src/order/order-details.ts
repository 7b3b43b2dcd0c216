import { dueOf, type OrderDetails } from '@settee/domain';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../world/database.ts';
import { orderLines, type orders } from './tables.ts';

function cardOf({ cardType, cardLastFour, total, tenders }: typeof orders.$inferSelect): OrderDetails['card'] {
  if (cardType === null || cardLastFour === null) return null;
  return { type: cardType, lastFour: cardLastFour, appliedAmount: dueOf(total, tenders) };
}

/** An order as its page shows it; one query. ORDER-12 */
export async function orderDetailsOf(db: Database, order: typeof orders.$inferSelect): Promise<OrderDetails> {
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
    card: cardOf(order),
    tenders: order.tenders,
    giftMessage,
    deliveryMessage,
  };
}
