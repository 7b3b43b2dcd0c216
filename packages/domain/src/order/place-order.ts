import { isSafeRedirect, safeRedirect } from '../site/safe-redirect.ts';
import type { PlaceOrderCode, PlaceOrderResponse } from './checkout.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { stepIndex, stepOfRoute } from './steps.ts';

/** Outcome of Place Order. */
export type PlaceOrderOutcome =
  /** The order is placed: clear the tax-exempt flag, then redirect to `url`. ORDER-05, ORDER-06 */
  | { next: 'placed'; url: string }
  | { next: 'reset-promo' }
  /** The order is no longer what the review showed: show the new one. Nothing was charged. */
  | { next: 'review-again' }
  /** A challenge of the bank was not completed. Nothing was charged. */
  | { next: 'payment-unfinished' }
  /** The tax could not be computed. Nothing was charged. */
  | { next: 'tax-unavailable' }
  /** A page of the checkout, shown without a page load. */
  | { next: 'route'; route: string }
  /** Any other page, by full navigation. ORDER-10 */
  | { next: 'leave'; url: string };

const toCart: PlaceOrderOutcome = { next: 'route', route: checkoutRoutes.cart };

/** Codes with an outcome that does not depend on the URL of the response. */
const outcomes: { readonly [Code in PlaceOrderCode]?: PlaceOrderOutcome } = {
  InvalidPromoCode: { next: 'reset-promo' },
  ReviewChanged: { next: 'review-again' },
  PaymentUnfinished: { next: 'payment-unfinished' },
  TaxUnavailable: { next: 'tax-unavailable' },
  TripBookingFailed: { next: 'route', route: checkoutRoutes.shipping },
};
const isKnown = (message: string): message is keyof typeof outcomes => Object.hasOwn(outcomes, message);

/** Resolves the response of Place Order. ORDER-05 to ORDER-11 */
export function resolvePlaceOrder(
  response: PlaceOrderResponse,
  allowedHosts: readonly string[] = [],
): PlaceOrderOutcome {
  const { isSuccess, message, redirectUrl } = response;
  if (isSuccess) return { next: 'placed', url: safeRedirect(redirectUrl, checkoutRoutes.confirmation, allowedHosts) };
  const outcome = isKnown(message) && outcomes[message];
  if (outcome) return outcome;
  const step = stepOfRoute(redirectUrl);
  if (redirectUrl === '' || step === stepIndex.cart) return toCart;
  if (step !== null) return { next: 'route', route: redirectUrl };
  return isSafeRedirect(redirectUrl, allowedHosts) ? { next: 'leave', url: redirectUrl } : toCart;
}
