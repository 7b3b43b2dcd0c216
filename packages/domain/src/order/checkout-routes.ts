import { encoded } from '../site/untrusted-text.ts';

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

/** Name of the query parameter of the first step with the recipient to edit. */
export const recipientParam = 'recipient';

/** The first step with the address of one of several recipients open; returns to the review. */
export function editRecipientUrl(recipientId: string): string {
  return `${checkoutRoutes.shipping}?${fromReview}&${recipientParam}=${encoded(recipientId)}`;
}

/** URL of the 'Guest Checkout' POST; redirects to the current checkout step. ROUTE-03 */
export const checkoutUrl = '/checkout';
