import { checkoutPost } from './checkout-post.ts';
import { endpoint } from './endpoint.ts';
import type * as Schemas from './promo.schemas.ts';

// The checkout's own calls; the cart has others.

/** Errors are returned in `promoErrorMessage` of the updated state. TENDER-19 */
export const applyPromoCode = /* @__PURE__ */ endpoint<typeof Schemas.applyPromoCode>({
  ...checkoutPost('promo.apply', '/ReactCheckout/ApplyPromoCode', 'TENDER-19'),
  invalidates: ['cart.get'],
});

/** Removes an expired promo code and returns a message. TENDER-20, CHK-13 */
export const verifyPromoCode = /* @__PURE__ */ endpoint<typeof Schemas.verifyPromoCode>({
  ...checkoutPost('promo.verify', '/ReactCheckout/VerifyPromoCode', 'TENDER-20'),
});

/** TENDER-21 */
export const removePromoCode = /* @__PURE__ */ endpoint<typeof Schemas.removePromoCode>({
  ...checkoutPost('promo.remove', '/ReactCheckout/RemovePromoCode', 'TENDER-21'),
  invalidates: ['cart.get'],
});
