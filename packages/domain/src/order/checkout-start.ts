import { getValidationPrompt, type ValidationPrompt } from '../errors/validation-popup.ts';
import { safeRedirect } from '../site/safe-redirect.ts';
import type { CheckoutStart, OversizedItem } from './checkout.ts';
import { checkoutRoutes } from './checkout-routes.ts';

/** Outcome of a checkout start. */
export type CheckoutStartOutcome =
  | { next: 'prompt'; prompt: ValidationPrompt }
  | { next: 'message'; message: string }
  | { next: 'oversized-items'; items: readonly OversizedItem[] }
  | { next: 'popup'; url: string }
  | { next: 'login-flyout' }
  | { next: 'redirect'; url: string };

type Shopper = Pick<CheckoutStart, 'isGuest' | 'isInternational' | 'isLoggedIn'>;

/**
 * Resolves the response of a checkout start: error type before oversized items before popup before login or
 * redirect. CHK-02 to CHK-07
 */
export function resolveCheckoutStart(
  response: CheckoutStart,
  shopper: Shopper = response,
  allowedHosts: readonly string[] = [],
): CheckoutStartOutcome {
  if (response.errorType !== 0) {
    const prompt = getValidationPrompt(response.errorType);
    return prompt ? { next: 'prompt', prompt } : { next: 'message', message: response.errorMessage };
  }
  if (response.oversizedItems.length > 0) return { next: 'oversized-items', items: response.oversizedItems };
  if (response.popupUrl !== '') return { next: 'popup', url: response.popupUrl };
  return response.isSuccess
    ? enter(response, shopper, allowedHosts)
    : { next: 'message', message: response.errorMessage };
}

/** Continues after the oversized-items popup. OVER-05 */
export function continueCheckoutStart(
  response: CheckoutStart,
  shopper: Shopper = response,
  allowedHosts: readonly string[] = [],
): CheckoutStartOutcome {
  return resolveCheckoutStart({ ...response, oversizedItems: [] }, shopper, allowedHosts);
}

/** Continues after the popup of the checkout start. CHK-04 */
export function continueAfterPopup(
  response: CheckoutStart,
  shopper: Shopper = response,
  allowedHosts: readonly string[] = [],
): CheckoutStartOutcome {
  return resolveCheckoutStart({ ...response, oversizedItems: [], popupUrl: '' }, shopper, allowedHosts);
}

function enter(response: CheckoutStart, shopper: Shopper, allowedHosts: readonly string[]): CheckoutStartOutcome {
  if (shopper.isGuest && !shopper.isInternational && !shopper.isLoggedIn) return { next: 'login-flyout' };
  const url = response.redirectUrl === '' ? checkoutRoutes.shipping : response.redirectUrl;
  return { next: 'redirect', url: safeRedirect(url, checkoutRoutes.cart, allowedHosts) };
}
