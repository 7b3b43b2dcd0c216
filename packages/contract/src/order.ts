import { checkoutPost } from './checkout-post.ts';
import type * as Schemas from './order.schemas.ts';
import { endpoint } from './endpoint.ts';

export const refreshCheckout = /* @__PURE__ */ endpoint<typeof Schemas.refreshCheckout>({
  id: 'order.refresh',
  method: 'GET',
  path: '/ReactCheckout/RefreshCheckout',
  requirement: 'CHK-22',
});

export const moveToShippingAndGiftOptions = /* @__PURE__ */ endpoint<typeof Schemas.moveToShippingAndGiftOptions>({
  ...checkoutPost('order.moveToShippingAndGiftOptions', '/ReactCheckout/MoveToShippingAndGiftOptions', 'CHK-26'),
});

export const moveToPaymentPage = /* @__PURE__ */ endpoint<typeof Schemas.moveToPaymentPage>({
  ...checkoutPost('order.moveToPaymentPage', '/ReactCheckout/MoveToPaymentPage', 'CHK-27'),
});

export const moveToReviewPage = /* @__PURE__ */ endpoint<typeof Schemas.moveToReviewPage>({
  ...checkoutPost('order.moveToReviewPage', '/ReactCheckout/MoveToReviewPage', 'CHK-28'),
});

/** Returns the validation result, and the saved address if it is valid. SHIP-20 */
export const validateAndSaveAddress = /* @__PURE__ */ endpoint<typeof Schemas.validateAndSaveAddress>({
  id: 'order.validateAndSaveAddress',
  method: 'POST',
  path: '/ReactCheckout/ValidateAndSaveAddress',
  requirement: 'SHIP-20',
  requiresCsrfToken: true,
  invalidates: ['order.refresh', 'cart.get'],
});

/** Saves as entered. SHIP-21 */
export const saveShippingAddress = /* @__PURE__ */ endpoint<typeof Schemas.saveShippingAddress>({
  ...checkoutPost('order.saveShippingAddress', '/ReactCheckout/SaveShippingAddress', 'SHIP-21'),
});

export const saveShippingAndGiftOptions = /* @__PURE__ */ endpoint<typeof Schemas.saveShippingAndGiftOptions>({
  ...checkoutPost('order.saveShippingAndGiftOptions', '/ReactCheckout/SaveShippingAndGiftOptions', 'SHIP-32'),
});

/** Retried twice, 500 ms apart, on network failures. SHIP-31, ERR-25 to ERR-27 */
export const updateGiftMessage = /* @__PURE__ */ endpoint<typeof Schemas.updateGiftMessage>({
  ...checkoutPost('order.updateGiftMessage', '/ReactCheckout/UpdateGiftMessage', 'SHIP-31'),
  retry: { maxRetries: 2, delayMs: 500 },
});

export const saveBillingAddress = /* @__PURE__ */ endpoint<typeof Schemas.saveBillingAddress>({
  ...checkoutPost('order.saveBillingAddress', '/ReactCheckout/SaveBillingAddress', 'PAY-05'),
});

/** Selects the shipping or billing address for thank-you mail. PAY-08 */
export const setTymPreferences = /* @__PURE__ */ endpoint<typeof Schemas.setTymPreferences>({
  ...checkoutPost('order.setTymPreferences', '/ReactCheckout/SetTYMPreferences', 'PAY-08'),
});

/** Changes state although it is a GET, so it carries the token. TENDER-23, README decision 11 */
export const applyTaxExemption = /* @__PURE__ */ endpoint<typeof Schemas.applyTaxExemption>({
  id: 'order.applyTaxExemption',
  method: 'GET',
  path: '/ReactCheckout/ApplyTaxExemption/',
  requirement: 'TENDER-23',
  requiresCsrfToken: true,
});

/** The same in the other form, for shops that are set so. TENDER-24 */
export const postTaxExemption = /* @__PURE__ */ endpoint<typeof Schemas.postTaxExemption>({
  ...checkoutPost('order.postTaxExemption', '/ReactCheckout/ApplyTaxExemption/', 'TENDER-24'),
});

/** Cards of the order or of the account; two with amounts that add up to what is due. PAY-06, TWO-08 */
export const savePayment = /* @__PURE__ */ endpoint<typeof Schemas.savePayment>({
  ...checkoutPost('order.savePayment', '/ReactCheckout/SavePayment', 'PAY-06'),
});

/** Used in place of SavePayment when a card carries `adyenCardData`. PAY-07 */
export const saveCreditCardToBasket = /* @__PURE__ */ endpoint<typeof Schemas.saveCreditCardToBasket>({
  ...checkoutPost(
    'order.saveCreditCardToBasket',
    '/api/checkout/payment-provider/save-credit-card-to-basket',
    'PAY-07',
  ),
});

/** Errors are returned in `plccOfferData.errorMessage` of the updated state. FIN-10 */
export const savePlccOfferSelection = /* @__PURE__ */ endpoint<typeof Schemas.savePlccOfferSelection>({
  ...checkoutPost('order.savePlccOfferSelection', '/ReactCheckout/SavePlccOfferSelection', 'FIN-10'),
});

/** Verifies a card that is applied by its security code, sealed as a card is. CARD-67 */
export const verifyCreditCard = /* @__PURE__ */ endpoint<typeof Schemas.verifyCreditCard>({
  ...checkoutPost('order.verifyCreditCard', '/ReactCheckout/VerifyCreditCard', 'CARD-67'),
});

/**
 * Charges exactly the total shown on the review page, or nothing; a repeat with the same values returns the same
 * order. ORDER-01
 */
export const placeOrder = /* @__PURE__ */ endpoint<typeof Schemas.placeOrder>({
  id: 'order.place',
  method: 'POST',
  path: '/ReactCheckout/PlaceOrder',
  requirement: 'ORDER-01, ORDER-04',
  requiresCsrfToken: true,
  invalidates: ['cart.get', 'cart.itemCount', 'order.refresh', 'order.details', 'tenders.rewards'],
});

/** The shopper's last order; `null` when there is none. ORDER-12 */
export const getOrderDetails = /* @__PURE__ */ endpoint<typeof Schemas.getOrderDetails>({
  id: 'order.details',
  method: 'GET',
  path: '/ReactCheckout/GetOrderDetails',
  requirement: 'ORDER-12',
});
