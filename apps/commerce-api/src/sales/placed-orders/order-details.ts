import { packingSlipUrl, type OrderDetails } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import { findOrderItems } from './order-lines.queries.ts';
import { loadParcels } from './order-parcels.queries.ts';
import type { Order } from './orders.queries.ts';

/** An order as its page shows it; four queries. ORDER-12 */
export async function loadOrderDetails(
  { db, orderPayments }: Pick<Context, 'db' | 'orderPayments'>,
  order: Order,
): Promise<OrderDetails> {
  const lineItems = await findOrderItems(db, order.id);
  const { orderNumber, placedAt, summary, recipients, contact, billingAddress, packingSlipKey } = order;
  const payment = await orderPayments.read(db, order.id);
  const hasPackingSlip = packingSlipKey !== '' && payment.status !== 'canceled';
  return {
    orderNumber,
    placedAt: placedAt.toISOString(),
    lineItems,
    orderSummary: summary,
    recipients,
    packingSlipUrl: hasPackingSlip ? packingSlipUrl(packingSlipKey) : '',
    contact,
    billingAddress,
    cards: order.cards,
    wallet: order.wallet,
    payment,
    parcels: await loadParcels(db, order.id),
    readyOn: order.readyOn ?? '',
    plccOption: order.plccOption,
    tenders: order.tenders,
    taxCertificateNumber: order.taxCertificateNumber,
  };
}
