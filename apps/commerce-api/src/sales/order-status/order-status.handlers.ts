import { digitsOf, readEmail, emailKey, normalizeOrderNumber, validateEmail } from '@settee/domain';
import { addToOutbox } from '../../platform/mail/outbox.ts';
import type { Handlers } from '../../platform/handler.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { loadOrderDetails } from '../placed-orders/order-details.ts';
import { findOrderByEmail } from '../placed-orders/shopper-orders.queries.ts';
import { orderStatusMessages as messages } from './messages.ts';
import { consumeOrderCode } from './order-code.ts';
import { findShownOrder } from './order-status.queries.ts';
import { openedOrders } from './tables.ts';

const codeLimit = { name: 'order code', seconds: 3600, perSession: 10, perAddress: 40, perSubject: 5 };
const openLimit = { name: 'open order', seconds: 600, perSession: 20, perAddress: 60, perSubject: 20 };

/** Time in which a session that entered the code may show the order, in ms. */
const openedTtlMs = 24 * 60 * 60_000;

const subjectOf = ({ orderNumber, emailAddress }: { orderNumber: string; emailAddress: string }) =>
  `${normalizeOrderNumber(orderNumber)} ${emailKey(emailAddress)}`;

/** Handlers of the guest order page. */
export const orderStatusHandlers = {
  /** Emails a code when there is such an order; the response is the same when there is none. */
  requestOrderCode: async ({ input, shopper, ctx, site, origin }) => {
    if (!(await consumeRateLimit(ctx, shopper, codeLimit, subjectOf(input)))) return tooManyRequests;
    if (validateEmail(input.emailAddress, 'any') !== null) return { isSuccess: false, message: messages.emailInvalid };
    const { orderNumber, emailAddress } = input;
    // The email worker finds the order, so that the response takes as long without one.
    await addToOutbox(
      ctx.db,
      { ctx, site, origin },
      {
        kind: 'order-code',
        recipient: readEmail(emailAddress),
        data: { orderNumber: normalizeOrderNumber(orderNumber) },
      },
    );
    return { isSuccess: true, message: messages.codeSent };
  },

  /** Opens an order for this session when the code is right. */
  openOrder: async ({ input, shopper, ctx, site }) => {
    if (!(await consumeRateLimit(ctx, shopper, openLimit, subjectOf(input)))) return tooManyRequests;
    const order = await findOrderByEmail(ctx.db, site, input);
    if (!order || !(await consumeOrderCode(ctx, order.id, digitsOf(input.code))))
      return { isSuccess: false, message: messages.codeWrong };
    const session = await shopper.getOrCreateSession();
    const expiresAt = new Date(ctx.clock.now().getTime() + openedTtlMs);
    await ctx.db
      .insert(openedOrders)
      .values({ sessionId: session.id, orderId: order.id, expiresAt })
      .onConflictDoUpdate({ target: [openedOrders.sessionId, openedOrders.orderId], set: { expiresAt } });
    return { isSuccess: true, message: '' };
  },

  /** An order of the shopper, or one that this session has opened; `null` for any other. */
  getOpenedOrder: async ({ input, shopper, ctx, site }) => {
    const order = await findShownOrder(ctx, await shopper.session(), site, input.orderNumber);
    return order && loadOrderDetails(ctx, order);
  },
} satisfies Partial<Handlers<'order'>>;
