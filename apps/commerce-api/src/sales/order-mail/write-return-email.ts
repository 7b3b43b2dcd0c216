import { afterDelivery } from '@settee/catalog';
import { formatPrice } from '@settee/domain';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts';
import { renderOrderNote } from './order-note.ts';

const requestedData = v.object({
  orderNumber: v.string(),
  returnNumber: v.string(),
  refund: v.number(),
  hasParcels: v.boolean(),
  hasLargePieces: v.boolean(),
});

/** Confirms a return with its number, its instructions and its refund. */
export async function writeReturnRequested(_: Context, email: OutboxRow): Promise<Omit<Mail, 'to'>> {
  const { orderNumber, returnNumber, refund, hasParcels, hasLargePieces } = v.parse(requestedData, email.data);
  return renderOrderNote(email, orderNumber, (messages, site) => ({
    subject: messages.returnSubject(returnNumber),
    paragraphs: [
      messages.returnRequested(returnNumber, orderNumber),
      ...(hasParcels ? [messages.returnParcels] : []),
      ...(hasLargePieces ? [messages.returnTruck] : []),
      messages.returnRefund(formatPrice(refund, site), afterDelivery.refundDays),
    ],
  }));
}
