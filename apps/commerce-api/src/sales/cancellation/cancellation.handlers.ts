import { notFound } from '../../platform/http/error-response.ts';
import type { Handlers } from '../../platform/handler.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { findShownOrder } from '../order-status/order-status.queries.ts';
import { cancelOrder } from './cancel-order.ts';

const cancelLimit = { name: 'cancel order', seconds: 3600, perSession: 30, perAddress: 100 };

/** Handlers of cancellations. */
export const cancellationHandlers = {
  /** Cancels an order that this session may see and of which nothing was shipped; one that was canceled stays so. */
  cancelOrder: async ({ input, shopper, ctx, site }) => {
    const order = await findShownOrder(ctx, await shopper.session(), site, input.orderNumber);
    if (!order) return notFound;
    if (!(await consumeRateLimit(ctx, shopper, cancelLimit))) return tooManyRequests;
    const result = await cancelOrder(ctx, order.id);
    return result.ok ? { isSuccess: true, message: '' } : { isSuccess: false, message: result.error };
  },
} satisfies Partial<Handlers<'order'>>;
