import { getSite, type OrderDetails } from '@settee/domain';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { rendered } from '../../platform/mail/rendered.ts';
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts';
import { loadOrderDetails } from '../placed-orders/order-details.ts';
import { findParcelWithOrder } from '../placed-orders/order-parcels.queries.ts';
import { orderLink } from './describe-order.ts';
import { orderMailMessages } from './messages.ts';

const shippedData = v.object({ parcelId: v.string() });

/** Email about a shipment: items, carrier and tracking number. */
export async function writeOrderShipped(ctx: Context, email: OutboxRow): Promise<Omit<Mail, 'to'> | null> {
  const { parcelId } = v.parse(shippedData, email.data);
  const found = await findParcelWithOrder(ctx.db, parcelId);
  if (!found) return null;
  const { brand, siteCulture, locale, origin } = email;
  const site = getSite(brand, siteCulture, locale);
  const messages = orderMailMessages(site);
  // A translation has the shape of what it translates.
  const details = ctx.translate(site.locale, await loadOrderDetails(ctx, found.order)) as OrderDetails;
  const { orderNumber } = details;
  const { carrier, trackingNumber, trackingUrl, lines } = found.parcel;
  const orderPage = orderLink(orderNumber, { site, origin });
  const pieces = lines.flatMap(({ lineId, quantity }) => {
    const line = details.lineItems.find(({ id }) => id === lineId);
    return line ? [messages.shippedPiece(quantity, line.itemInfo.name)] : [];
  });
  const words = {
    subject: messages.shippedSubject(orderNumber),
    greeting: messages.codeGreeting,
    paragraphs: [messages.shipped(orderNumber), ...pieces, messages.trackedBy(carrier, trackingNumber)],
    link:
      trackingUrl === '' ? { label: messages.viewOrder, url: orderPage } : { label: messages.track, url: trackingUrl },
    note: messages.findOrder,
  };
  return rendered(words, site);
}
