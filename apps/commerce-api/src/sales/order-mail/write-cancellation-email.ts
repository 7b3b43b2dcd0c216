import { formatPrice } from '@settee/domain';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts';
import { renderOrderNote } from './order-note.ts';

const canceledData = v.object({
  orderNumber: v.string(),
  isPartlyCharged: v.boolean(),
  hasAuthorization: v.boolean(),
  hasRefund: v.boolean(),
  /** Refund of cards and wallets, in cents. */
  cardRefund: v.optional(v.number(), 0),
});

/** Reports that an order, or the rest of it, is canceled, and what happens to the money. */
export async function writeCanceled(_: Context, email: OutboxRow): Promise<Omit<Mail, 'to'>> {
  const { orderNumber, isPartlyCharged, hasAuthorization, hasRefund, cardRefund } = v.parse(canceledData, email.data);
  return renderOrderNote(email, orderNumber, (messages, site) => ({
    subject: messages.canceledSubject(orderNumber),
    paragraphs: [
      isPartlyCharged ? messages.restCanceled(orderNumber) : messages.canceled(orderNumber),
      ...(hasAuthorization ? [isPartlyCharged ? messages.restNotCharged : messages.notCharged] : []),
      ...(cardRefund > 0 ? [messages.cardRefund(formatPrice(cardRefund, site)), messages.refundWay] : []),
      ...(hasRefund ? [messages.storedValueBack] : []),
    ],
  }));
}
