import { isSafeRedirect, safeRedirect } from '../site/safe-redirect.ts';
import type { PlaceOrderResponse } from './checkout.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { stepOfRoute } from './steps.ts';

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

const TO_CART: PlaceOrderOutcome = { next: 'route', route: checkoutRoutes.cart };

/** Resolves the response of Place Order. ORDER-05 to ORDER-11 */
export function resolvePlaceOrder(
  response: PlaceOrderResponse,
  allowedHosts: readonly string[] = [],
): PlaceOrderOutcome {
  const { isSuccess, message, redirectUrl } = response;
  if (isSuccess) return { next: 'placed', url: safeRedirect(redirectUrl, checkoutRoutes.confirmation, allowedHosts) };
  if (message === 'InvalidPromoCode') return { next: 'reset-promo' };
  if (message === 'ReviewChanged') return { next: 'review-again' };
  if (message === 'PaymentUnfinished') return { next: 'payment-unfinished' };
  if (message === 'TaxUnavailable') return { next: 'tax-unavailable' };
  if (message === 'TripBookingFailed') return { next: 'route', route: checkoutRoutes.shipping };
  const step = stepOfRoute(redirectUrl);
  if (redirectUrl === '' || step === 0) return TO_CART;
  if (step !== null) return { next: 'route', route: redirectUrl };
  return isSafeRedirect(redirectUrl, allowedHosts) ? { next: 'leave', url: redirectUrl } : TO_CART;
}
