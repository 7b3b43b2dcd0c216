import * as v from 'valibot';
import { addressField, giftOptionsRequest } from './delivery.schemas.ts';
import { endpoint } from './endpoint.ts';
import { orderSummary } from './examples/cart.ts';
import { address, card, secondCard, share, state, withFinancing, withTwoCards } from './examples/checkout-state.ts';
import * as examples from './examples/checkout.ts';
import { booleanSchema, cents, emptySchema, queryFlag, shortText } from './fields.ts';
import { afterOrder } from './invalidation.ts';
import * as schemas from './order.schemas.ts';
import { browserInfoField, cardPaymentField, encryptedField, savePaymentField } from './payment.schemas.ts';

export const refreshCheckout = endpoint({
  id: 'order.refresh',
  method: 'GET',
  path: '/ReactCheckout/RefreshCheckout',
  requirement: 'CHK-22',
  summary:
    'Returns the current checkout state; its order summary is for the address of the account with the given `addressId`, or for one that is not entered yet with `new`. Neither is saved.',
  input: v.object({ addressId: v.optional(shortText, '') }),
  reply: schemas.checkoutSchema,
  example: { input: {}, reply: state },
});

export const moveToShippingAndGiftOptions = endpoint({
  id: 'order.moveToShippingAndGiftOptions',
  method: 'POST',
  path: '/ReactCheckout/MoveToShippingAndGiftOptions',
  requirement: 'CHK-26',
  summary: 'Completes the shipping address step.',
  requiresCsrfToken: true,
  input: emptySchema,
  reply: schemas.checkoutSchema,
  example: { input: {}, reply: state },
});

export const moveToPaymentPage = endpoint({
  id: 'order.moveToPaymentPage',
  method: 'POST',
  path: '/ReactCheckout/MoveToPaymentPage',
  requirement: 'CHK-27',
  summary: 'Completes the shipping and gift options step.',
  requiresCsrfToken: true,
  input: emptySchema,
  reply: schemas.checkoutSchema,
  example: { input: {}, reply: state },
});

export const moveToReviewPage = endpoint({
  id: 'order.moveToReviewPage',
  method: 'POST',
  path: '/ReactCheckout/MoveToReviewPage',
  requirement: 'CHK-28',
  summary: 'Completes the payment and billing step.',
  requiresCsrfToken: true,
  input: emptySchema,
  reply: schemas.checkoutSchema,
  example: { input: {}, reply: state },
});

export const validateAndSaveAddress = endpoint({
  id: 'order.validateAndSaveAddress',
  method: 'POST',
  path: '/ReactCheckout/ValidateAndSaveAddress',
  requirement: 'SHIP-20',
  summary: 'Validates the shipping address and saves it if it is valid.',
  requiresCsrfToken: true,
  invalidates: ['order.refresh', 'cart.get'],
  input: addressField,
  reply: schemas.validateAndSaveAddressResponse,
  example: {
    input: address,
    reply: {
      validation: null,
      savedAddress: address,
    },
  },
});

export const saveShippingAddress = endpoint({
  id: 'order.saveShippingAddress',
  method: 'POST',
  path: '/ReactCheckout/SaveShippingAddress',
  requirement: 'SHIP-21',
  summary: 'Saves the shipping address without validation.',
  requiresCsrfToken: true,
  input: addressField,
  reply: schemas.checkoutSchema,
  example: { input: address, reply: state },
});

export const saveShippingAndGiftOptions = endpoint({
  id: 'order.saveShippingAndGiftOptions',
  method: 'POST',
  path: '/ReactCheckout/SaveShippingAndGiftOptions',
  requirement: 'SHIP-32',
  summary: 'Saves the service levels and gift options.',
  requiresCsrfToken: true,
  input: giftOptionsRequest,
  reply: schemas.checkoutSchema,
  example: { input: examples.giftRequest, reply: state },
});

export const saveBillingAddress = endpoint({
  id: 'order.saveBillingAddress',
  method: 'POST',
  path: '/ReactCheckout/SaveBillingAddress',
  requirement: 'PAY-05',
  summary: 'Saves the billing address.',
  requiresCsrfToken: true,
  input: addressField,
  reply: schemas.checkoutSchema,
  example: { input: address, reply: state },
});

export const setTymPreferences = endpoint({
  id: 'order.setTymPreferences',
  method: 'POST',
  path: '/ReactCheckout/SetTYMPreferences',
  requirement: 'PAY-08',
  summary: 'Selects whether thank-you mail is sent to the shipping or the billing address.',
  requiresCsrfToken: true,
  input: v.object({ isOptIn: booleanSchema, isBilling: booleanSchema, address: addressField }),
  reply: schemas.checkoutSchema,
  example: {
    input: { isOptIn: true, isBilling: true, address },
    reply: { ...state, tymPreferences: { isShippingOptIn: false, isBillingOptIn: true } },
  },
});

export const applyTaxExemption = endpoint({
  id: 'order.applyTaxExemption',
  method: 'GET',
  path: '/ReactCheckout/ApplyTaxExemption/',
  requirement: 'TENDER-23, README decision 11',
  summary: 'Applies or removes the tax exemption. This GET changes state, so it requires the token.',
  requiresCsrfToken: true,
  input: v.object({ taxExemption: queryFlag, certificateNumber: schemas.certificateNumber }),
  reply: schemas.checkoutSchema,
  example: {
    input: { taxExemption: 'true', certificateNumber: 'E-9912-3456' },
    reply: { ...state, isTaxExempt: true, taxCertificateNumber: 'E-9912-3456' },
  },
});

export const postTaxExemption = endpoint({
  id: 'order.postTaxExemption',
  method: 'POST',
  path: '/ReactCheckout/ApplyTaxExemption/',
  requirement: 'TENDER-24',
  summary: 'Applies or removes the tax exemption by POST, for shops that configure this variant.',
  requiresCsrfToken: true,
  input: v.object({ isTaxExemptionApplied: booleanSchema, certificateNumber: schemas.certificateNumber }),
  reply: schemas.checkoutSchema,
  example: { input: { isTaxExemptionApplied: false }, reply: state },
});

export const savePayment = endpoint({
  id: 'order.savePayment',
  method: 'POST',
  path: '/ReactCheckout/SavePayment',
  requirement: 'PAY-06, TWO-08',
  summary:
    'Saves the cards that pay for the order, or removes them when none is given. The amounts of two cards must add up to the amount due. Amounts in cents.',
  requiresCsrfToken: true,
  input: savePaymentField,
  reply: schemas.checkoutSchema,
  example: {
    input: {
      cardOneData: { id: card.id, appliedAmount: orderSummary.total - share },
      accountCardOneData: null,
      cardTwoData: null,
      accountCardTwoData: { id: secondCard.id, appliedAmount: share },
    },
    reply: withTwoCards,
  },
});

export const saveCreditCardToBasket = endpoint({
  id: 'order.saveCreditCardToBasket',
  method: 'POST',
  path: '/api/checkout/payment-provider/save-credit-card-to-basket',
  requirement: 'PAY-07',
  summary: 'Saves an encrypted card as payment. Replaces SavePayment if a card has `adyenCardData`.',
  requiresCsrfToken: true,
  input: cardPaymentField,
  reply: schemas.checkoutSchema,
  example: {
    input: {
      cardOneData: {
        type: 'visa',
        adyenCardData: 'eyJhbGciOiJSU0EtT0FFUC0yNTYi…',
        lastFour: '1111',
        binRange: '411111',
        expMonth: 8,
        expYear: 2029,
        saveToAccount: false,
      },
      cardTwoData: null,
      accountCardOneData: null,
      accountCardTwoData: null,
    },
    reply: state,
  },
});

export const savePlccOfferSelection = endpoint({
  id: 'order.savePlccOfferSelection',
  method: 'POST',
  path: '/ReactCheckout/SavePlccOfferSelection',
  requirement: 'FIN-10',
  summary:
    'Selects the financing offer of the house card. Errors are in `plccOfferData.errorMessage` of the checkout state.',
  requiresCsrfToken: true,
  input: v.object({ selectedOption: v.picklist([1, 2]) }),
  reply: schemas.checkoutSchema,
  example: { input: { selectedOption: 2 }, reply: withFinancing },
});

export const verifyCreditCard = endpoint({
  id: 'order.verifyCreditCard',
  method: 'POST',
  path: '/ReactCheckout/VerifyCreditCard',
  requirement: 'CARD-67',
  summary: 'Verifies an applied card with its encrypted security code.',
  requiresCsrfToken: true,
  input: v.object({ cardData: v.object({ id: shortText, adyenCardData: encryptedField }) }),
  reply: schemas.verifyCreditCardResponse,
  example: {
    input: { cardData: { id: 'card-1', adyenCardData: 'eyJhbGciOiJSU0EtT0FFUC0yNTYi…' } },
    reply: { isSuccess: false, errors: ['That security code doesn’t match this card. Please check it.'] },
  },
});

export const placeOrder = endpoint({
  id: 'order.place',
  method: 'POST',
  path: '/ReactCheckout/PlaceOrder',
  requirement: 'ORDER-01, ORDER-04',
  summary:
    'Places the order and charges exactly the total that the review page showed, in cents. A repeated request with the same values returns the same order.',
  requiresCsrfToken: true,
  invalidates: afterOrder,
  input: v.object({
    adata: shortText,
    total: cents,
    reviewFingerprint: shortText,
    browserInfo: v.optional(browserInfoField),
  }),
  reply: schemas.placeOrderSchema,
  example: {
    input: {
      adata: '',
      total: state.orderSummary.total,
      reviewFingerprint: state.reviewFingerprint,
      browserInfo: examples.browserInfo,
    },
    reply: {
      isSuccess: true,
      message: '',
      redirectUrl: '/checkout/confirmation',
    },
  },
});

export const finishPayment = endpoint({
  id: 'order.finishPayment',
  method: 'POST',
  path: '/ReactCheckout/FinishPayment',
  requirement: 'ORDER-01',
  summary: 'Completes the order once the shopper is back from a challenge of the bank. Never starts a payment.',
  requiresCsrfToken: true,
  invalidates: afterOrder,
  input: v.object({ paymentId: v.pipe(v.string(), v.uuid()), browserInfo: v.optional(browserInfoField) }),
  reply: schemas.placeOrderSchema,
  example: {
    input: { paymentId: '01940000-0000-7000-8000-000000000001', browserInfo: examples.browserInfo },
    reply: { isSuccess: true, message: '', redirectUrl: '/checkout/confirmation' },
  },
});

export const getOrderDetails = endpoint({
  id: 'order.details',
  method: 'GET',
  path: '/ReactCheckout/GetOrderDetails',
  requirement: 'ORDER-12',
  summary: 'Returns the last order of the shopper; `null` if there is none. Amounts in cents.',
  input: emptySchema,
  reply: schemas.orderDetailsResponse,
  example: { input: {}, reply: examples.orderDetails },
});
