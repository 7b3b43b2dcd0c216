import { getSite, getTextNumber } from '@settee/domain';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts';
import type { TextMessage } from '../../platform/mail/text-sender.ts';
import { findParcelWithOrder } from '../placed-orders/order-parcels.queries.ts';
import { findOrder, type Order } from '../placed-orders/orders.queries.ts';
import { orderLink } from './describe-order.ts';
import { orderMailMessages } from './messages.ts';

/** The order of a text message and its text; `null` when it no longer exists. */
type Writer = (ctx: Context, row: OutboxRow) => Promise<{ order: Order; text: string } | null>;

const shippedData = v.object({ parcelId: v.string() });
const readyData = v.object({ orderId: v.string() });

const wordsOf = ({ brand, siteCulture, locale }: OutboxRow) => {
  const site = getSite(brand, siteCulture, locale);
  return { site, messages: orderMailMessages(site) };
};

const writeShipped: Writer = async (ctx, row) => {
  const found = await findParcelWithOrder(ctx.db, v.parse(shippedData, row.data).parcelId);
  if (!found) return null;
  const { order, parcel } = found;
  const { site, messages } = wordsOf(row);
  const url = parcel.trackingUrl || orderLink(order.orderNumber, { site, origin: row.origin });
  return { order, text: messages.shippedText(site.brandName, order.orderNumber, url) };
};

const writeReady: Writer = async (ctx, row) => {
  const order = await findOrder(ctx.db, v.parse(readyData, row.data).orderId);
  if (!order) return null;
  const { site, messages } = wordsOf(row);
  const stores = order.recipients.flatMap(({ pickupStore }) => pickupStore?.name ?? []);
  return { order, text: messages.readyText(site.brandName, order.orderNumber, stores.join(', ')) };
};

const writers: Readonly<Record<string, Writer>> = {
  'order-shipped-text': writeShipped,
  'order-ready-text': writeReady,
};

export const isOrderText = ({ kind }: OutboxRow): boolean => Object.hasOwn(writers, kind);

/** Writes a text message to the contact of an order; `null` when it no longer has a number. */
export async function writeOrderText(ctx: Context, row: OutboxRow): Promise<TextMessage | null> {
  const written = await writers[row.kind]?.(ctx, row);
  const to = written && getTextNumber(written.order.contact.dayPhone);
  return to ? { to, text: written.text } : null;
}
