/** Where the checkout's pages are. ROUTE-01, ROUTE-04 to ROUTE-08 */
export const checkoutRoutes = {
  cart: '/checkout/cart',
  shipping: '/checkout/shipping',
  giftOptions: '/checkout/shippingandgiftoptions',
  payment: '/checkout/paymentandbilling',
  review: '/checkout/review',
  confirmation: '/checkout/confirmation',
} as const;

/** The URL that takes the 'Guest Checkout' post and leads on to the step the checkout stands at. ROUTE-03 */
export const checkoutUrl = '/checkout';
