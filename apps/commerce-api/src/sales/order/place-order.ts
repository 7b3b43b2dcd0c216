import type { finishPayment as finishEndpoint, placeOrder as endpoint } from '@settee/contract';
import type { BrowserInfo, PlaceOrderResponse, ShownReview, ShopSite } from '@settee/domain';
import type { Session } from '../../platform/session/session.ts';
import type { Shopper } from '../../platform/session/shopper.ts';
import type { Handler } from '../../platform/handler.ts';
import { sessionReset, ErrorResponse } from '../../platform/http/error-response.ts';
import { abandonPaymentAttempt, paymentAttemptTimeoutMs } from '../payment/finalize-payment-attempt.ts';
import type { PayingBrowser } from '../../platform/ports/payment-provider.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import type { Context } from '../../platform/context.ts';
import { isReviewOrdered } from '../placed-orders/shopper-orders.queries.ts';
import { findCart } from '../cart/cart.queries.ts';
import { readQuotedCheckout } from './checkout-view.ts';
import { orderPlaced } from './create-order.ts';
import { pay } from './pay.ts';
import { startPaymentAttempt, type BusyAttempt } from './start-payment-attempt.ts';
import { finishOnce, resumePayment } from './resume-payment.ts';

const rule = { name: 'order', seconds: 600, perSession: 60, perAddress: 300 };
/** Longest wait for another call that is paying for the same cart, in ms. */
const maxWaitMs = 30_000;
const maxTries = 20;
const tooLong = 'Other calls have been paying for this cart for too long';

/** Whether what a page showed was ordered already: a repeat means that order. */
async function hasOrdered(ctx: Context, { key }: Session, { reviewFingerprint }: ShownReview): Promise<boolean> {
  if (reviewFingerprint === '') return false;
  return isReviewOrdered(ctx.db, key, reviewFingerprint);
}

const toBrowser = ({ address, userAgent }: Shopper, info: BrowserInfo | undefined): PayingBrowser => ({
  address,
  userAgent,
  info,
});

/** Gets a fresh quote of an outside tax service before the cart is locked. */
async function refreshQuote(ctx: Context, session: Session, site: ShopSite): Promise<void> {
  if (ctx.tax.source === 'embedded') return;
  const found = await findCart(ctx.db, session, site);
  if (found) await readQuotedCheckout(ctx, found, site);
}

/**
 * Charges exactly the reviewed amount or nothing. Repeated and parallel requests wait for the paying one and
 * return the same result. ORDER-01
 */
export const placeOrder: Handler<typeof endpoint> = async ({ input, shopper, ctx, site, origin }) => {
  const { browserInfo, ...shown } = input;
  const session = await shopper.session();
  if (!session) return sessionReset;
  if (!(await consumeRateLimit(ctx, shopper, rule))) return tooManyRequests;
  await refreshQuote(ctx, session, site);
  return waitForResult(ctx, async () => {
    const attemptId = ctx.ids.row();
    const browser = toBrowser(shopper, browserInfo);
    const run = () => tryOnce(ctx, session, site, { shown, origin, attemptId, browser });
    return (await ctx.inProgress.run(attemptId, run)) ?? retry;
  });
};

/**
 * Completes the order after a challenge or a page of the bank, exactly once: a reload, another tab or a webhook get the
 * same order. Never starts a payment.
 */
export const finishPayment: Handler<typeof finishEndpoint> = async ({ input, shopper, ctx, site }) => {
  const { paymentId, browserInfo } = input;
  const session = await shopper.session();
  if (!session) return sessionReset;
  if (!(await consumeRateLimit(ctx, shopper, rule))) return tooManyRequests;
  const browser = toBrowser(shopper, browserInfo);
  return waitForResult(ctx, () => finishOnce(ctx, site, paymentId, session.key, browser));
};

/** Another call has ended the attempt, or it was replaced: the next try finds what became of it. */
const retry = { status: 'retry' } as const;

type Outcome = PlaceOrderResponse | ErrorResponse | BusyAttempt | typeof retry;

/**
 * Tries until no other call is paying for the cart. A payment attempt is `started`, `waiting` while the shopper completes
 * an action of the bank, `ordered` with its order and `captured` with the money. Without an order it is `declined` or
 * `abandoned`, and `voided` when everything reserved is released.
 */
async function waitForResult(ctx: Context, run: () => Promise<Outcome>): Promise<PlaceOrderResponse | ErrorResponse> {
  for (let tries = 0; tries < maxTries; tries++) {
    const outcome = await run();
    if (outcome instanceof ErrorResponse || 'isSuccess' in outcome) {
      ctx.metrics.count('settee_place_order_total', {
        result: 'message' in outcome ? outcome.message || 'placed' : 'reset',
      });
      return outcome;
    }
    if (outcome.status === 'busy') await waitForPayment(ctx, outcome);
  }
  throw new Error(tooLong);
}

/** Waits for the call that is paying, and abandons its attempt if it died or has been at it for too long. */
async function waitForPayment(ctx: Context, { attemptId, startedAt }: BusyAttempt): Promise<void> {
  const left = startedAt.getTime() + paymentAttemptTimeoutMs - ctx.clock.now().getTime();
  const hasEnded = left < 0 || (await ctx.inProgress.waitForEnd(attemptId, Math.min(left, maxWaitMs)));
  if (!hasEnded && left > maxWaitMs) throw new Error(tooLong);
  await abandonPaymentAttempt(ctx, attemptId);
}

async function tryOnce(
  ctx: Context,
  session: Session,
  site: ShopSite,
  { browser, ...started }: { shown: ShownReview; origin: string; attemptId: string; browser: PayingBrowser },
): Promise<Outcome> {
  const { shown } = started;
  const attempt = await startPaymentAttempt(ctx, session, site, started);
  switch (attempt.status) {
    case 'no-cart':
      return (await hasOrdered(ctx, session, shown)) ? orderPlaced : sessionReset;
    case 'rejected':
      return (await hasOrdered(ctx, session, shown)) ? orderPlaced : attempt.response;
    case 'busy':
      return attempt;
    case 'waiting':
      // A click on the same review continues its payment; one on another review replaces it.
      if (attempt.attempt.reviewFingerprint === shown.reviewFingerprint)
        return resumePayment(ctx, site, attempt.attempt, browser);
      await abandonPaymentAttempt(ctx, attempt.attempt.id, 'waiting');
      return retry;
    case 'started':
      return (await pay(ctx, site, attempt.cartId, attempt.charge, browser)) ?? retry;
    default:
      return attempt satisfies never;
  }
}
