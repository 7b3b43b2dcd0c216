import { and, eq } from 'drizzle-orm';
import { notFound } from '../../platform/http/error-response.ts';
import type { Handlers } from '../../platform/handler.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { findShownOrder } from '../order-status/order-status.queries.ts';
import { loadReturns } from './load-returns.ts';
import { returnMessages } from './messages.ts';
import { requestReturn } from './request-return.ts';
import { orderReturns } from './tables.ts';

const requestLimit = { name: 'return', seconds: 3600, perSession: 30, perAddress: 100 };

/** Handlers of returns. */
export const returnsHandlers = {
  /** Returns of an order that the shopper may see; `null` for any other. */
  getOrderReturns: async ({ input, shopper, ctx, site }) => {
    const order = await findShownOrder(ctx, await shopper.session(), site, input.orderNumber);
    return order && loadReturns(ctx, ctx.db, order);
  },

  requestReturn: async ({ input, shopper, ctx, site, origin }) => {
    const order = await findShownOrder(ctx, await shopper.session(), site, input.orderNumber);
    if (!order) return notFound;
    if (!(await consumeRateLimit(ctx, shopper, requestLimit))) return tooManyRequests;
    const { requestId, lines, reason } = input;
    const result = await requestReturn({ ctx, site, origin }, { orderId: order.id, requestId, lines, reason });
    return result.ok
      ? { isSuccess: true, message: '', returnNumber: result.value }
      : { isSuccess: false, message: result.error, returnNumber: '' };
  },

  /** Cancels a return that is not received; one that was canceled stays so. */
  cancelReturn: async ({ input, shopper, ctx, site }) => {
    const order = await findShownOrder(ctx, await shopper.session(), site, input.orderNumber);
    const isIt = and(eq(orderReturns.orderId, order?.id ?? ''), eq(orderReturns.returnNumber, input.returnNumber));
    const [found] = order ? await ctx.db.select().from(orderReturns).where(isIt) : [];
    if (!found) return notFound;
    const isRequested = and(isIt, eq(orderReturns.status, 'requested'));
    await ctx.db.update(orderReturns).set({ status: 'canceled' }).where(isRequested);
    const [now] = await ctx.db.select().from(orderReturns).where(isIt);
    return now?.status === 'canceled'
      ? { isSuccess: true, message: '' }
      : { isSuccess: false, message: returnMessages.received };
  },
} satisfies Partial<Handlers<'order'>>;
