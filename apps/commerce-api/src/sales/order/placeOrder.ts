import type { placeOrder as endpoint } from '@settee/contract';
import {
  checkoutRoutes,
  type CardSlot,
  type Cents,
  type PlaceOrderResponse,
  type ShownReview,
  type Site,
} from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import type { Session } from '../../platform/session/session.ts';
import type { Handler } from '../../platform/handler.ts';
import { sessionReset, type ErrorResponse } from '../../platform/http/error-response.ts';
import { declineMessages, otherAmountMessage } from '../payment/messages.ts';
import type { AuthorizationResult } from '../../platform/ports/payment-provider.ts';
import {
  abandonPaymentAttempt,
  finalizePaymentAttempt,
  paymentAttemptTimeoutMs,
} from '../payment/finalize-payment-attempt.ts';
import { cartCards, paymentAttempts } from '../payment/tables.ts';
import type { InsufficientBalance } from '../../platform/ports/stored-value.ts';
import { cartTenders } from '../tenders/tables.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import type { Context } from '../../platform/context.ts';
import { startPaymentAttempt, placeOrderError, type PaymentPlan } from './payment-attempt.ts';
import { createOrder, orderPlaced } from './create-order.ts';
import { orders } from './tables.ts';

const rule = { name: 'order', seconds: 600, perSession: 60, perAddress: 300 };
const pause = 100;
const maxPauses = 300;

/** Whether what a page showed was ordered already: a repeat means that order. */
async function hasOrdered(ctx: Context, { key }: Session, { reviewFingerprint }: ShownReview): Promise<boolean> {
  if (reviewFingerprint === '') return false;
  const isIt = and(eq(orders.shopperKey, key), eq(orders.reviewFingerprint, reviewFingerprint));
  return (await ctx.db.select({ id: orders.id }).from(orders).where(isIt).limit(1)).length > 0;
}

interface Declined {
  slot: CardSlot;
  declineMessage: string;
  /** Whether something was authorized all the same. */
  isAuthorized: boolean;
}

/** Ends an attempt of which a card was declined; what was held or authorized for it is given back. */
async function decline(
  ctx: Context,
  basketId: string,
  { attemptId, holds, cards }: PaymentPlan,
  { slot, declineMessage, isAuthorized }: Declined,
): Promise<PlaceOrderResponse> {
  const isOurs = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, 'started'));
  await ctx.inTransaction(async (tx) => {
    const status = isAuthorized || holds.length > 0 || cards.length > 1 ? 'abandoned' : 'declined';
    await tx.update(paymentAttempts).set({ status }).where(isOurs);
    const isIt = and(eq(cartCards.basketId, basketId), eq(cartCards.slot, slot));
    await tx.update(cartCards).set({ declineMessage }).where(isIt);
  });
  await finalizeOrLeave(ctx, attemptId);
  return placeOrderError('CardDeclined', checkoutRoutes.payment);
}

/**
 * Stores the lower balance of a gift card or tender code and redirects the shopper to the payment step with the
 * amount due.
 */
async function handleChangedTender(
  ctx: Context,
  basketId: string,
  attemptId: string,
  { token, balance }: InsufficientBalance,
): Promise<PlaceOrderResponse> {
  const isIt = and(eq(cartTenders.basketId, basketId), eq(cartTenders.token, token));
  await ctx.db.update(cartTenders).set({ balance, hasChanged: true }).where(isIt);
  await abandonPaymentAttempt(ctx, attemptId);
  return placeOrderError('TenderChanged', checkoutRoutes.payment);
}

/** Finalizes an attempt; the recovery completes a capture or release that fails here. */
async function finalizeOrLeave(ctx: Context, attemptId: string): Promise<void> {
  await finalizePaymentAttempt(ctx, attemptId).catch((error: unknown) =>
    ctx.log.error({ err: error, attemptId }, 'payment left to recovery'),
  );
}

/** Returns the reason that an authorization can't pay `amount`, in cents; `null` if it can. */
function getDeclineMessage(authorization: AuthorizationResult, amount: Cents): string | null {
  if (!authorization.isAuthorized) return declineMessages[authorization.code];
  return authorization.amount === amount ? null : otherAmountMessage;
}

/** Charges a locked cart and creates its order; `null` when the recovery has abandoned the attempt. */
async function pay(
  ctx: Context,
  site: Site,
  basketId: string,
  charge: PaymentPlan,
): Promise<PlaceOrderResponse | null> {
  const { attemptId, holds, cards, currency } = charge;
  try {
    const held = holds.length > 0 ? await ctx.storedValue.hold(attemptId, holds) : null;
    if (held?.isHeld === false) return held.short && (await handleChangedTender(ctx, basketId, attemptId, held.short));
    for (const { paymentId, slot, token, amount } of cards) {
      const authorization = await ctx.payments.authorize({ attemptId: paymentId, token, amount, currency });
      const declineMessage = getDeclineMessage(authorization, amount);
      if (declineMessage !== null)
        return await decline(ctx, basketId, charge, { slot, declineMessage, isAuthorized: authorization.isAuthorized });
    }
    const response = await createOrder({ ctx, basketId, site, charge });
    await finalizeOrLeave(ctx, attemptId);
    return response;
  } catch (error) {
    await abandonPaymentAttempt(ctx, attemptId).catch(() => undefined);
    throw error;
  }
}

/**
 * Charges exactly the reviewed amount or nothing. Repeated and parallel requests wait for the paying one and
 * return the same result. ORDER-01
 */
export const placeOrder: Handler<typeof endpoint> = async ({ input: shown, shopper, ctx, site }) => {
  const session = await shopper.session();
  if (!session) return sessionReset;
  if (!(await consumeRateLimit(ctx, shopper, rule))) return tooManyRequests;
  for (let pauses = 0; pauses < maxPauses; pauses++) {
    const response = await tryOnce(ctx, session, site, shown);
    if (response) {
      ctx.metrics.count('settee_place_order_total', {
        result: 'message' in response ? response.message || 'placed' : 'reset',
      });
      return response;
    }
    await ctx.clock.wait(pause);
  }
  throw new Error('Another call has been paying for this basket for too long');
};

async function tryOnce(
  ctx: Context,
  session: Session,
  site: Site,
  shown: ShownReview,
): Promise<PlaceOrderResponse | ErrorResponse | null> {
  const attempt = await startPaymentAttempt(ctx, session, site, shown);
  switch (attempt.at) {
    case 'no-basket':
      return (await hasOrdered(ctx, session, shown)) ? orderPlaced : sessionReset;
    case 'refused':
      return (await hasOrdered(ctx, session, shown)) ? orderPlaced : attempt.response;
    case 'busy':
      if (ctx.clock.now().getTime() - attempt.startedAt.getTime() > paymentAttemptTimeoutMs)
        await abandonPaymentAttempt(ctx, attempt.attemptId);
      return null;
    case 'started':
      return pay(ctx, site, attempt.basketId, attempt.charge);
    default:
      return attempt satisfies never;
  }
}
