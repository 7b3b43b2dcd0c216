/** URLs of the checkout pages. ROUTE-01, ROUTE-04 to ROUTE-08 */
export const checkoutRoutes = {
  cart: '/checkout/cart',
  shipping: '/checkout/shipping',
  giftOptions: '/checkout/shippingandgiftoptions',
  payment: '/checkout/paymentandbilling',
  review: '/checkout/review',
  confirmation: '/checkout/confirmation',
} as const;

/** Query of a step that was opened from the review and returns to it. */
export const fromReview = 'from=review';

/** URL of the 'Guest Checkout' POST; redirects to the current checkout step. ROUTE-03 */
export const checkoutUrl = '/checkout';
