/** From a successful add after accepted terms until the cart shows, in ms. TERMS-12 */
export const termsToCartDelayMs = 300;
