import { formatPrice } from '@settee/domain';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts';
import { renderOrderNote } from './order-note.ts';

const refundedData = v.object({
  orderNumber: v.string(),
  /** Empty for a refund by the shop. */
  returnNumber: v.optional(v.string(), ''),
  refund: v.number(),
  onGiftCard: v.optional(v.number(), 0),
});

/** Reports a refund, of a return or by the shop, and how it is paid. */
export async function writeRefunded(_: Context, email: OutboxRow): Promise<Omit<Mail, 'to'>> {
  const { orderNumber, returnNumber, refund, onGiftCard } = v.parse(refundedData, email.data);
  return renderOrderNote(email, orderNumber, (messages, site) => {
    const amount = formatPrice(refund, site);
    const rest = onGiftCard < refund ? [messages.refundRest] : [];
    return {
      subject: messages.refundSubject(amount),
      paragraphs: [
        returnNumber === ''
          ? messages.orderRefunded(orderNumber, amount)
          : messages.refunded(returnNumber, orderNumber, amount),
        ...(onGiftCard > 0 ? [messages.refundOnCard(formatPrice(onGiftCard, site)), ...rest] : [messages.refundWay]),
      ],
    };
  });
}
