/** Backend message for a removed promo code; a signal, not shopper text. CHK-13 */
export const promoRemovedSignal = 'Promotion Code has been removed';

export type PromoVerificationOutcome = { next: 'reset-promo'; isScrolledToTop: true } | { next: 'validate-cart' };

/** Whether a forward move or Place Order verifies the promo code first. CHK-15 */
export function needsPromoVerification(promoCode: string): boolean {
  return promoCode.trim() !== '';
}

/** Reads a promo verification; a removed code stops the flow. CHK-13 to CHK-15 */
export function resolvePromoVerification(response: { message: string }): PromoVerificationOutcome {
  return response.message === promoRemovedSignal
    ? { next: 'reset-promo', isScrolledToTop: true }
    : { next: 'validate-cart' };
}
