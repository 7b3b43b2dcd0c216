import { emailKey, readEmail, validateEmail } from '@settee/domain';
import type { Handlers } from '../../platform/handler.ts';
import { addToOutbox, type Sender } from '../../platform/mail/outbox.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { orderStatusMessages as messages } from '../order-status/messages.ts';
import { type Order, updateOrderAddresses } from '../placed-orders/orders.queries.ts';
import { findLastOrderSince } from '../placed-orders/shopper-orders.queries.ts';
import { copyPromoUses } from '../promo/promo-uses.ts';

const emailLimit = { name: 'order email', seconds: 3600, perSession: 5, perAddress: 30 };

/** Orders younger than this can get another email address, in ms. */
const correctableMs = 24 * 60 * 60_000;

/** Stores another email address with an order and sends the email of the order there. */
async function correctEmail({ ctx, site, origin }: Sender, order: Order, emailAddress: string): Promise<void> {
  const wrong = emailKey(order.contact.emailAddress);
  const corrected = <T extends { emailAddress: string }>(one: T): T =>
    emailKey(one.emailAddress) === wrong ? { ...one, emailAddress } : one;
  await ctx.inTransaction(async (tx) => {
    await updateOrderAddresses(tx, order.id, {
      contact: corrected(order.contact),
      billingAddress: corrected(order.billingAddress),
      recipients: order.recipients.map((one) => ({ ...one, address: one.address && corrected(one.address) })),
    });
    const isOfAccount = (await ctx.customers.findEmailKey(tx, order.shopperKey)) !== null;
    if (!isOfAccount) await copyPromoUses(tx, wrong, emailKey(emailAddress), [order.id]);
    const email = { kind: 'order-received', recipient: emailAddress, data: { orderId: order.id } };
    await addToOutbox(tx, { ctx, site, origin }, email);
  });
}

/** Handlers of the email address of an order. */
export const orderEmailHandlers = {
  /** Changes the email address of the shopper's last order while it is new, and sends its email there. */
  correctOrderEmail: async (call) => {
    const { input, shopper, ctx, site } = call;
    const session = await shopper.session();
    if (!session || !(await consumeRateLimit(ctx, shopper, emailLimit))) return tooManyRequests;
    if (validateEmail(input.emailAddress, ctx.config.emailDomains) !== null)
      return { isSuccess: false, message: messages.emailInvalid };
    const since = new Date(ctx.clock.now().getTime() - correctableMs);
    const order = await findLastOrderSince(ctx.db, session.key, site, since);
    if (!order) return { isSuccess: false, message: messages.tooLate };
    await correctEmail(call, order, readEmail(input.emailAddress));
    return { isSuccess: true, message: messages.emailCorrected(readEmail(input.emailAddress)) };
  },
} satisfies Partial<Handlers<'order'>>;
