import { formatPrice, type PromoError } from '@settee/domain';
import type { PromoInUse } from './promo-of.ts';

/** What a shopper is told of a code that does not count. CART-21 */
export function promoMessage(problem: PromoError, { promo, facts }: PromoInUse): string {
  switch (problem) {
    case 'unknown':
      return 'This promotion code is not valid.';
    case 'wrong-site':
      return 'This promotion code is not valid on this site.';
    case 'not-begun':
      return 'This promotion code is not valid yet.';
    case 'expired':
      return 'This promotion code has expired.';
    case 'used':
      return 'You have already used this promotion code.';
    case 'nothing-eligible':
      return 'This promotion code does not apply to anything in your cart.';
    case 'below-threshold':
      return `This promotion code needs ${formatPrice(promo?.threshold ?? 0, facts.siteCulture)} of merchandise it applies to.`;
    case 'house-card-only':
      return 'This promotion code needs the store card as payment.';
    default:
      return problem satisfies never;
  }
}
