import { checkoutRoutes, getLanguagePrefix, inLanguage, type PlaceOrderResponse, type ShopSite } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { PayingBrowser } from '../../platform/ports/payment-provider.ts';
import type { InsufficientBalance } from '../../platform/ports/stored-value.ts';
import { abandonPaymentAttempt, captureNewOrder, finalizePaymentAttempt } from '../payment/finalize-payment-attempt.ts';
import { paymentActionPath, paymentReturnPath } from '../payment/payment-paths.ts';
import { setDeclineMessage } from '../payment/cart-cards.queries.ts';
import { moveAttempt, pauseAttempt } from '../payment/payment-attempts.queries.ts';
import { markReleased, reserveTenders, type ReserveResult } from '../payment/tender-ledger.ts';
import { lowerTenderBalance } from '../tenders/tenders.queries.ts';
import { createOrder } from './create-order.ts';
import { placeOrderError } from './place-order-errors.ts';
import type { PaymentPlan } from './start-payment-attempt.ts';

type Declined = Extract<ReserveResult, { status: 'declined' }>;

/** Ends an attempt of which a card was declined; what was held or authorized for it is given back. */
async function decline(
  ctx: Context,
  cartId: string,
  { attemptId, holds, cards }: PaymentPlan,
  { card: { slot }, declineMessage, isAuthorized }: Declined,
): Promise<PlaceOrderResponse> {
  await ctx.inTransaction(async (tx) => {
    const status = isAuthorized || holds.length > 0 || cards.length > 1 ? 'abandoned' : 'declined';
    await moveAttempt(tx, attemptId, 'started', status);
    if (status === 'declined') await markReleased(tx, attemptId);
    await setDeclineMessage(tx, cartId, slot, declineMessage);
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
  cartId: string,
  attemptId: string,
  { token, balance }: InsufficientBalance,
): Promise<PlaceOrderResponse> {
  await lowerTenderBalance(ctx.db, { cartId, token, balance });
  await abandonPaymentAttempt(ctx, attemptId);
  return placeOrderError('TenderChanged', checkoutRoutes.payment);
}

/** Finalizes an attempt; the recovery completes a capture or release that fails here. */
async function finalizeOrLeave(ctx: Context, attemptId: string): Promise<void> {
  await finalizePaymentAttempt(ctx, attemptId).catch((error: unknown) =>
    ctx.log.error({ err: error, attemptId }, 'payment left to recovery'),
  );
}

/** Sends the shopper to the provider's page; `null` when the recovery has abandoned the attempt. */
async function waitForAction(
  ctx: Context,
  attemptId: string,
  paymentId: string,
  browser: PayingBrowser | undefined,
): Promise<PlaceOrderResponse | null> {
  const isPaused = await pauseAttempt(ctx.db, attemptId, ctx.clock.now(), browser);
  return isPaused ? placeOrderError('ActionRequired', `${paymentActionPath}/${paymentId}`) : null;
}

/**
 * Reserves the tenders of an attempt, creates the order and captures them; `null` when the recovery has abandoned the
 * attempt. Reservations are idempotent, so an attempt that waited for an action is paid by the same steps again. `browser`
 * is undefined if it is not known.
 */
export async function pay(
  ctx: Context,
  site: ShopSite,
  cartId: string,
  charge: PaymentPlan,
  browser: PayingBrowser | undefined,
): Promise<PlaceOrderResponse | null> {
  const { attemptId, currency, origin } = charge;
  try {
    const returnUrl = `${origin}${inLanguage(getLanguagePrefix(site), paymentReturnPath)}`;
    const getReturnUrl = (paymentId: string) => `${returnUrl}/${paymentId}`;
    const reserved = await reserveTenders(ctx, charge, { currency, browser, getReturnUrl });
    switch (reserved.status) {
      case 'short':
        return reserved.short && (await handleChangedTender(ctx, cartId, attemptId, reserved.short));
      case 'action-required':
        return await waitForAction(ctx, attemptId, reserved.paymentId, browser);
      case 'declined':
        return await decline(ctx, cartId, charge, reserved);
      case 'reserved':
        return await placeAndCapture(ctx, site, cartId, charge);
      default:
        return reserved satisfies never;
    }
  } catch (error) {
    await abandonPaymentAttempt(ctx, attemptId).catch(() => undefined);
    throw error;
  }
}

/** Stores the order and captures its reserved tenders; the recovery job completes a failed capture. */
async function placeAndCapture(
  ctx: Context,
  site: ShopSite,
  cartId: string,
  charge: PaymentPlan,
): Promise<PlaceOrderResponse | null> {
  const { response, captures } = await createOrder({ ctx, cartId, site, charge });
  const { attemptId } = charge;
  if (!response?.isSuccess) {
    await finalizeOrLeave(ctx, attemptId);
    return response;
  }
  await captureNewOrder(ctx, charge, captures).catch((error: unknown) =>
    ctx.log.error({ err: error, attemptId }, 'payment left to recovery'),
  );
  return response;
}
