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
  answer: CheckoutStart,
  shopper: Shopper = answer,
  allowedHosts: readonly string[] = [],
): CheckoutStartOutcome {
  if (answer.errorType !== 0) {
    const prompt = getValidationPrompt(answer.errorType);
    return prompt ? { next: 'prompt', prompt } : { next: 'message', message: answer.errorMessage };
  }
  if (answer.oversizedItems.length > 0) return { next: 'oversized-items', items: answer.oversizedItems };
  if (answer.popupUrl !== '') return { next: 'popup', url: answer.popupUrl };
  return answer.isSuccess ? enter(answer, shopper, allowedHosts) : { next: 'message', message: answer.errorMessage };
}

/** Continues after the oversized-items popup. OVER-05 */
export function continueCheckoutStart(
  answer: CheckoutStart,
  shopper: Shopper = answer,
  allowedHosts: readonly string[] = [],
): CheckoutStartOutcome {
  return resolveCheckoutStart({ ...answer, oversizedItems: [] }, shopper, allowedHosts);
}

function enter(answer: CheckoutStart, shopper: Shopper, allowedHosts: readonly string[]): CheckoutStartOutcome {
  if (shopper.isGuest && !shopper.isInternational && !shopper.isLoggedIn) return { next: 'login-flyout' };
  const url = answer.redirectUrl === '' ? checkoutRoutes.shipping : answer.redirectUrl;
  return { next: 'redirect', url: safeRedirect(url, checkoutRoutes.cart, allowedHosts) };
}
