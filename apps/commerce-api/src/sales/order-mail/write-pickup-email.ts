import { getSite, type OrderDetails } from '@settee/domain';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts';
import { loadOrderDetails } from '../placed-orders/order-details.ts';
import { findOrder } from '../placed-orders/orders.queries.ts';
import { describeStore } from './describe-order.ts';
import { renderOrderNote } from './order-note.ts';

const readyData = v.object({ orderId: v.string() });

/** Email about items that wait at their store, with its address and what to bring. */
export async function writeReadyForPickup(ctx: Context, email: OutboxRow): Promise<Omit<Mail, 'to'> | null> {
  const { orderId } = v.parse(readyData, email.data);
  const order = await findOrder(ctx.db, orderId);
  if (!order) return null;
  const { brand, siteCulture, locale } = email;
  const site = getSite(brand, siteCulture, locale);
  // A translation has the shape of what it translates.
  const { orderNumber, recipients, lineItems } = ctx.translate(
    site.locale,
    await loadOrderDetails(ctx, order),
  ) as OrderDetails;
  return renderOrderNote(email, orderNumber, (messages) => {
    const stores = recipients.flatMap(({ pickupStore, shipments }) => {
      if (!pickupStore) return [];
      const ids = shipments.flatMap(({ itemIds }) => itemIds);
      const lines = lineItems.filter(({ id }) => ids.includes(id));
      return [
        describeStore(pickupStore).join(', '),
        ...lines.map((line) => messages.shippedPiece(line.priceQuantityTotals.quantity, line.itemInfo.name)),
      ];
    });
    return {
      subject: messages.readySubject(orderNumber),
      paragraphs: [messages.ready(orderNumber), ...stores, messages.bring],
    };
  });
}
