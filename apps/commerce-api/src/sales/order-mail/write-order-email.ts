import { emailKey, getSite, type OrderDetails } from '@settee/domain';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { rendered } from '../../platform/mail/rendered.ts';
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts';
import { createOrderCode } from '../order-status/order-code.ts';
import { loadOrderDetails } from '../placed-orders/order-details.ts';
import { findOrder } from '../placed-orders/orders.queries.ts';
import { findOrderByEmail } from '../placed-orders/shopper-orders.queries.ts';
import { describeOrder } from './describe-order.ts';
import { orderMailMessages } from './messages.ts';
import { renderOrderMail } from './render-order-mail.ts';
import { writeCanceled } from './write-cancellation-email.ts';
import { writeReadyForPickup } from './write-pickup-email.ts';
import { writeRefundCard } from './write-refund-card-email.ts';
import { writeRefunded } from './write-refund-email.ts';
import { writeReturnRequested } from './write-return-email.ts';
import { writeOrderShipped } from './write-shipped-email.ts';

type Writer = (ctx: Context, email: OutboxRow) => Promise<Omit<Mail, 'to'> | null>;

const receivedData = v.object({ orderId: v.string() });
const codeData = v.object({ orderNumber: v.string() });

/** Not sent to an address that was corrected in the meantime. */
const writeReceived: Writer = async (ctx, { data, recipient, brand, siteCulture, locale, origin }) => {
  const order = await findOrder(ctx.db, v.parse(receivedData, data).orderId);
  if (!order) return null;
  const addresses = [order.contact, order.billingAddress].map((one) => emailKey(one.emailAddress));
  if (!addresses.includes(emailKey(recipient))) return null;
  const site = getSite(brand, siteCulture, locale);
  // A translation has the shape of what it translates.
  const details = ctx.translate(site.locale, await loadOrderDetails(ctx, order)) as OrderDetails;
  return renderOrderMail(describeOrder(details, { site, origin }), site, origin);
};

/** Nothing is sent to an address without such an order. */
const writeCode: Writer = async (ctx, { data, recipient, brand, siteCulture, locale }) => {
  const { orderNumber } = v.parse(codeData, data);
  const order = await findOrderByEmail(ctx.db, { brand, siteCulture }, { orderNumber, emailAddress: recipient });
  if (!order) return null;
  const code = await createOrderCode(ctx, order.id);
  const site = getSite(brand, siteCulture, locale);
  const messages = orderMailMessages(site);
  const words = {
    subject: messages.codeSubject(code),
    greeting: messages.codeGreeting,
    paragraphs: [messages.codeText(orderNumber)],
    code,
    note: messages.codeNote,
  };
  return rendered(words, site);
};

const writers: Readonly<Record<string, Writer>> = {
  'order-received': writeReceived,
  'order-code': writeCode,
  'order-shipped': writeOrderShipped,
  'order-ready': writeReadyForPickup,
  'order-canceled': writeCanceled,
  'order-refunded': writeRefunded,
  'refund-card': writeRefundCard,
  'return-requested': writeReturnRequested,
  'return-refunded': writeRefunded,
};

export const isOrderEmail = ({ kind }: OutboxRow): boolean => Object.hasOwn(writers, kind);

/** Writes an email of an order; `null` when there is nothing to send to the recipient. */
export async function writeOrderEmail(ctx: Context, email: OutboxRow): Promise<Mail | null> {
  const mail = await writers[email.kind]?.(ctx, email);
  return mail ? { to: email.recipient, ...mail } : null;
}
