import { getSite, type OrderDetails } from '@settee/domain';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts';
import { rendered } from '../../platform/mail/rendered.ts';
import { loadOrderDetails } from '../placed-orders/order-details.ts';
import { findOrder } from '../placed-orders/orders.queries.ts';
import { describeStore, linkDirections } from './describe-order.ts';
import { orderMailMessages } from './messages.ts';

const readyData = v.object({ orderId: v.string() });

/** Email about items that wait at their store, with its address, its hours, the way there and what to bring. SHIP-01 */
export async function writeReadyForPickup(ctx: Context, email: OutboxRow): Promise<Omit<Mail, 'to'> | null> {
  const { orderId } = v.parse(readyData, email.data);
  const order = await findOrder(ctx.db, orderId);
  if (!order) return null;
  const { brand, siteCulture, locale } = email;
  const site = getSite(brand, siteCulture, locale);
  const messages = orderMailMessages(site);
  // A translation has the shape of what it translates.
  const { orderNumber, recipients, lineItems } = ctx.translate(
    site.locale,
    await loadOrderDetails(ctx, order),
  ) as OrderDetails;
  const pickup = recipients.find(({ pickupStore }) => pickupStore !== null);
  if (!pickup?.pickupStore) return null;
  const { address, hours } = describeStore(pickup.pickupStore, site);
  const ids = pickup.shipments.flatMap(({ itemIds }) => itemIds);
  const lines = lineItems.filter(({ id }) => ids.includes(id));
  const words = {
    subject: messages.readySubject(orderNumber),
    greeting: messages.codeGreeting,
    paragraphs: [
      messages.ready(orderNumber),
      address.join(', '),
      ...(hours.length > 0 ? [hours.join(', ')] : []),
      ...lines.map((line) => messages.shippedPiece(line.priceQuantityTotals.quantity, line.itemInfo.name)),
      messages.bring,
    ],
    link: linkDirections(pickup.pickupStore, site),
    note: messages.findOrder,
  };
  return rendered(words, site);
}
