import { packingSlipUrl, type OrderDetails, type OrderParcel } from '@settee/domain';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { orderLines, orderParcels, type orders } from './tables.ts';

/** Reads the parcels of an order, oldest first; one query. */
export async function loadParcels(db: Database, orderId: string): Promise<OrderParcel[]> {
  const rows = await db
    .select()
    .from(orderParcels)
    .where(eq(orderParcels.orderId, orderId))
    .orderBy(asc(orderParcels.shippedOn), asc(orderParcels.id));
  return rows.map(({ carrier, trackingNumber, trackingUrl, lines, shippedOn, deliveredOn }) => ({
    carrier,
    trackingNumber,
    trackingUrl,
    lines,
    shippedOn,
    deliveredOn: deliveredOn ?? '',
  }));
}

/** An order as its page shows it; four queries. ORDER-12 */
export async function loadOrderDetails(
  { db, orderPayments }: Pick<Context, 'db' | 'orderPayments'>,
  order: typeof orders.$inferSelect,
): Promise<OrderDetails> {
  const lines = await db
    .select({ item: orderLines.item })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const { orderNumber, placedAt, summary, recipients, contact, billingAddress, packingSlipKey } = order;
  const payment = await orderPayments.read(db, order.id);
  const hasPackingSlip = packingSlipKey !== '' && payment.status !== 'canceled';
  return {
    orderNumber,
    placedAt: placedAt.toISOString(),
    lineItems: lines.map(({ item }) => item),
    orderSummary: summary,
    recipients,
    packingSlipUrl: hasPackingSlip ? packingSlipUrl(packingSlipKey) : '',
    contact,
    billingAddress,
    cards: order.cards,
    wallet: order.wallet,
    payment,
    parcels: await loadParcels(db, order.id),
    plccOption: order.plccOption,
    tenders: order.tenders,
    taxCertificateNumber: order.taxCertificateNumber,
  };
}
