import { checkoutRoutes, type PlaceOrderResponse, type ShopSite } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { PayingBrowser } from '../../platform/ports/payment-provider.ts';
import { lockCartById } from '../cart/cart.queries.ts';
import { abandonPaymentAttempt } from '../payment/finalize-payment-attempt.ts';
import { getCardCharges } from '../payment/payment-data.ts';
import { hasDeclinedCard } from '../payment/cart-cards.queries.ts';
import { claimWaitingAttempt, findAttemptOfPayment, type PaymentAttempt } from '../payment/payment-attempts.queries.ts';
import { isPayment, readLedger } from '../payment/tender-ledger.ts';
import { readCheckout } from './checkout-view.ts';
import { orderPlaced } from './create-order.ts';
import { pay } from './pay.ts';
import { placeOrderError, reviewChanged } from './place-order-errors.ts';
import { type BusyAttempt, toPaymentPlan, type PaymentPlan } from './start-payment-attempt.ts';

/** The shopper did not complete the action, or too late; nothing is charged. */
const paymentUnfinished = placeOrderError('PaymentUnfinished', checkoutRoutes.review);

/** Claims a waiting attempt; `null` when another call has claimed or ended it, `changed` when its cart has changed. */
function claim(ctx: Context, site: ShopSite, { id, cartId }: PaymentAttempt): Promise<PaymentPlan | 'changed' | null> {
  return ctx.inTransaction(async (tx) => {
    const found = await lockCartById(tx, cartId);
    const attempt = await claimWaitingAttempt(tx, id, ctx.clock.now());
    if (!attempt) return null;
    const checkout = found && (await readCheckout(tx, found, site, ctx, { now: attempt.agreedAt }));
    const charges = checkout && getCardCharges(checkout);
    if (!charges || checkout.reviewFingerprint !== attempt.reviewFingerprint) return 'changed';
    const payments = (await readLedger(tx, id)).filter(isPayment);
    // The ledger has the holds already.
    return toPaymentPlan(
      checkout,
      charges,
      attempt,
      () => '',
      (index) => payments[index]?.id ?? '',
    );
  });
}

/** Another call is paying with an attempt. */
const busy = ({ id }: PaymentAttempt, startedAt: Date): BusyAttempt => ({ status: 'busy', attemptId: id, startedAt });

/**
 * Continues an attempt that waited for the shopper, unless another call does so. It charges what the shopper agreed to
 * or nothing. Without a `browser`, such as from a webhook, a card that is still to be authorized gets that of the click.
 */
export async function resumePayment(
  ctx: Context,
  site: ShopSite,
  attempt: PaymentAttempt,
  browser?: PayingBrowser,
): Promise<PlaceOrderResponse | BusyAttempt> {
  const response = await ctx.inProgress.run(attempt.id, async () => {
    const charge = await claim(ctx, site, attempt);
    if (charge === null) return null;
    if (charge !== 'changed') return pay(ctx, site, attempt.cartId, charge, browser ?? attempt.browser ?? undefined);
    await abandonPaymentAttempt(ctx, attempt.id);
    return reviewChanged;
  });
  return response ?? busy(attempt, ctx.clock.now());
}

/** Completes the payment that the shopper returns from, once, unless another call does so. Never starts one. */
export async function finishOnce(
  ctx: Context,
  site: ShopSite,
  paymentId: string,
  shopperKey: string,
  browser: PayingBrowser,
): Promise<PlaceOrderResponse | BusyAttempt> {
  const found = await findAttemptOfPayment(ctx.db, paymentId, shopperKey);
  if (!found) return paymentUnfinished;
  const { attempt } = found;
  switch (attempt.status) {
    case 'waiting':
      return resumePayment(ctx, site, attempt, browser);
    case 'started':
      return busy(attempt, attempt.startedAt);
    case 'ordered':
    case 'captured':
      return orderPlaced;
    case 'declined':
    case 'abandoned':
    case 'voided':
      return (await hasDeclinedCard(ctx.db, attempt.cartId))
        ? placeOrderError('CardDeclined', checkoutRoutes.payment)
        : paymentUnfinished;
    default:
      return attempt.status satisfies never;
  }
}
