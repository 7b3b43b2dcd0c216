import { emailKey } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { addToOutbox, type Sender } from '../../platform/mail/outbox.ts';
import { orders } from '../placed-orders/tables.ts';
import type { Order } from './order-code.ts';

/** Stores another email address with an order and sends the email of the order there. */
export async function correctEmail({ ctx, site, origin }: Sender, order: Order, emailAddress: string): Promise<void> {
  const wrong = emailKey(order.contact.emailAddress);
  const corrected = <T extends { emailAddress: string }>(one: T): T =>
    emailKey(one.emailAddress) === wrong ? { ...one, emailAddress } : one;
  await ctx.inTransaction(async (tx) => {
    await tx
      .update(orders)
      .set({
        contact: corrected(order.contact),
        billingAddress: corrected(order.billingAddress),
        recipients: order.recipients.map((one) => ({ ...one, address: one.address && corrected(one.address) })),
      })
      .where(eq(orders.id, order.id));
    const email = { kind: 'order-received', recipient: emailAddress, data: { orderId: order.id } };
    await addToOutbox(tx, { ctx, site, origin }, email);
  });
}
