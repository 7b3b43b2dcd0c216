import { formatPriceInText, type PromoError } from '@settee/domain';
import type { PromoInUse } from './find-promo.ts';

/** Returns the message for a promo code that is not valid. CART-21 */
export function promoMessage(problem: PromoError, { promo, facts }: PromoInUse): string {
  switch (problem) {
    case 'unknown':
      return 'This promo code isn’t valid.';
    case 'wrong-site':
      return 'This promo code isn’t valid on this site.';
    case 'not-begun':
      return 'This promo code isn’t active yet.';
    case 'expired':
      return 'This promo code has expired.';
    case 'used':
      return 'You’ve already used this promo code.';
    case 'nothing-eligible':
      return 'This promo code doesn’t apply to anything in your cart.';
    case 'below-threshold':
      return `Spend ${formatPriceInText(promo?.threshold ?? 0, facts.siteCulture)} on eligible items to use this promo code.`;
    case 'house-card-only':
      return 'Pay with your house card to use this promo code.';
    default:
      return problem satisfies never;
  }
}
