import { afterDelivery } from '@settee/catalog';
import { formatPrice, getSite, type OrderDetails, type ShopSite } from '@settee/domain';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts';
import { loadOrderDetails } from '../placed-orders/order-details.ts';
import { findOrder } from '../placed-orders/orders.queries.ts';
import type { OrderMailMessages } from './messages-english.ts';
import { renderOrderNote } from './order-note.ts';

/** Amounts in cents. */
const requestedData = v.object({
  orderId: v.string(),
  orderNumber: v.string(),
  returnNumber: v.string(),
  refund: v.number(),
  lines: v.array(v.object({ lineId: v.string(), quantity: v.number(), paid: v.number(), tax: v.number() })),
  hasParcels: v.boolean(),
  hasLargePieces: v.boolean(),
});

interface RefundParts extends Pick<v.InferOutput<typeof requestedData>, 'lines' | 'refund'> {
  /** Delivery charge of the order, in cents. */
  shipping: number;
}

/** The parts of a refund, and whether it leaves out the delivery charge. */
function describeRefund({ lines, refund, shipping }: RefundParts, messages: OrderMailMessages, site: ShopSite) {
  const price = (cents: number) => formatPrice(cents, site);
  const paid = lines.reduce((sum, line) => sum + line.paid, 0);
  const tax = lines.reduce((sum, line) => sum + line.tax, 0);
  const delivery = refund - paid - tax;
  return [
    messages.refundOfItems(price(paid)),
    ...(tax > 0 ? [messages.refundOfTax(price(tax))] : []),
    ...(delivery > 0 ? [messages.refundOfDelivery(price(delivery))] : []),
    ...(delivery <= 0 && shipping > 0 ? [messages.deliveryNotRefunded(price(shipping))] : []),
  ];
}

/** Confirms a return with its number, items, instructions and refund; `null` when its order no longer exists. */
export async function writeReturnRequested(ctx: Context, email: OutboxRow): Promise<Omit<Mail, 'to'> | null> {
  const { orderId, lines, refund, ...data } = v.parse(requestedData, email.data);
  const { orderNumber, returnNumber, hasParcels, hasLargePieces } = data;
  const order = await findOrder(ctx.db, orderId);
  if (!order) return null;
  const { locale } = getSite(email.brand, email.siteCulture, email.locale);
  // A translation has the shape of what it translates.
  const details = ctx.translate(locale, await loadOrderDetails(ctx, order)) as OrderDetails;
  return renderOrderNote(email, orderNumber, (messages, site) => ({
    subject: messages.returnSubject(returnNumber),
    greeting: messages.returnGreeting(order.contact.firstName),
    paragraphs: [
      messages.returnRequested(returnNumber, orderNumber),
      messages.returnedItems,
      ...lines.flatMap(({ lineId, quantity }) => {
        const line = details.lineItems.find(({ id }) => id === lineId);
        return line ? [messages.shippedPiece(quantity, line.itemInfo.name)] : [];
      }),
      ...(hasParcels ? [messages.returnParcels] : []),
      ...(hasLargePieces ? [messages.returnTruck] : []),
      messages.returnRefund(formatPrice(refund, site), afterDelivery.refundDays),
      ...describeRefund({ lines, refund, shipping: order.summary.shipping }, messages, site),
    ],
  }));
}
