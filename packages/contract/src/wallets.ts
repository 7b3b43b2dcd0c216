import * as v from 'valibot';
import { address, state, withWallet } from './examples/checkout-state.ts';
import { endpoint } from './endpoint.ts';
import { booleanSchema, cents, emptySchema, shortText } from './fields.ts';
import { checkoutSchema, placeOrderSchema } from './order.schemas.ts';
import { afterOrder } from './invalidation.ts';
import * as schemas from './wallets.schemas.ts';

const placed = { isSuccess: true, message: '', redirectUrl: '/checkout/confirmation' };
const approval = {
  nonce: 'nonce-1',
  deviceData: '',
  details: { email: 'maren@example.com', billingAddress: address, shippingAddress: address },
};

export const startWallet = endpoint({
  id: 'wallets.start',
  method: 'POST',
  path: '/api/checkout/payment-provider/start-wallet',
  requirement: 'PAY-02, own path',
  summary:
    'Opens a payment at the page of a wallet and returns its path. The page returns the shopper to the cart or the payment step with `wallet` and `walletNonce`, or with `walletResult`.',
  requiresCsrfToken: true,
  input: v.object({ kind: schemas.startedWallet, initiator: schemas.initiatorField }),
  reply: schemas.launchSchema,
  example: {
    input: { kind: 'payPal', initiator: 'cart' },
    reply: { redirectUrl: '/api/payment-provider/wallet/k1', errorMessage: '' },
  },
});

export const savePayPalPayment = endpoint({
  id: 'wallets.savePayPalPayment',
  method: 'POST',
  path: '/checkout/alternativepayments/savepaypalpayment/',
  requirement: 'WALLET-01',
  summary:
    'Pays the order with an approved PayPal account. A complete billing address of the account becomes the billing address. Errors are in `alternativePaymentsData.errorMessage`.',
  requiresCsrfToken: true,
  input: schemas.payPalApprovalField,
  reply: checkoutSchema,
  example: { input: approval, reply: withWallet },
});

export const logPayPalError = endpoint({
  id: 'wallets.logPayPalError',
  method: 'POST',
  path: '/checkout/alternativepayments/logpaypalerror/',
  requirement: 'WALLET-02',
  summary: 'Writes a failure of PayPal’s script or page to the log.',
  requiresCsrfToken: true,
  input: v.object({ message: schemas.problemText }),
  reply: schemas.noted,
  example: { input: { message: 'The window was closed' }, reply: {} },
});

export const launchMasterpass = endpoint({
  id: 'wallets.launchMasterpass',
  method: 'POST',
  path: '/checkout/alternativepayments/launchmasterpass/',
  requirement: 'WALLET-03',
  summary:
    'Opens a payment at the page of Masterpass. The page returns the shopper to this server, which pays the order with it and redirects to the payment step.',
  requiresCsrfToken: true,
  input: emptySchema,
  reply: schemas.launchSchema,
  example: { input: {}, reply: { redirectUrl: '/api/payment-provider/wallet/k1', errorMessage: '' } },
});

export const setPayPalPayload = endpoint({
  id: 'wallets.setPayPalPayload',
  method: 'POST',
  path: '/checkout/alternativepayments/setPayPalPayload/',
  requirement: 'WALLET-04',
  summary:
    'Pays with a PayPal account that was approved before the checkout, and adopts its shipping and billing address. Moves the checkout to the furthest step.',
  requiresCsrfToken: true,
  invalidates: ['cart.get'],
  input: v.object({ data: schemas.payPalApprovalField }),
  reply: checkoutSchema,
  example: { input: { data: approval }, reply: withWallet },
});

export const applyVenmoPayment = endpoint({
  id: 'wallets.applyVenmoPayment',
  method: 'POST',
  path: '/checkout/alternativepayments/applyVenmoPayment',
  requirement: 'WALLET-05',
  summary: 'Pays the order with an approved Venmo account.',
  requiresCsrfToken: true,
  input: v.object({ nonce: schemas.nonceField, username: schemas.accountField, deviceData: schemas.deviceDataField }),
  reply: checkoutSchema,
  example: { input: { nonce: 'nonce-1', username: '@maren', deviceData: '' }, reply: withWallet },
});

export const saveVisaPayment = endpoint({
  id: 'wallets.saveVisaPayment',
  method: 'POST',
  path: '/checkout/alternativepayments/savevisapayment/',
  requirement: 'WALLET-06',
  summary:
    'Pays the order with an approved Visa Checkout account. Started in the cart, it adopts the shipping address as setPayPalPayload does.',
  requiresCsrfToken: true,
  invalidates: ['cart.get'],
  input: v.object({ basketId: shortText, paymentInitiator: schemas.initiatorField, callId: schemas.nonceField }),
  reply: checkoutSchema,
  example: { input: { basketId: 'b1', paymentInitiator: 'payment', callId: 'nonce-1' }, reply: withWallet },
});

export const logVisaError = endpoint({
  id: 'wallets.logVisaError',
  method: 'POST',
  path: '/checkout/alternativepayments/logvisaerror/',
  requirement: 'WALLET-07',
  summary: 'Writes a failure of Visa Checkout to the log.',
  requiresCsrfToken: true,
  input: v.object({
    IsTimeout: booleanSchema,
    AlternativePaymentInitiator: schemas.initiatorField,
    BasketId: shortText,
  }),
  reply: schemas.noted,
  example: { input: { IsTimeout: true, AlternativePaymentInitiator: 'payment', BasketId: 'b1' }, reply: {} },
});

export const applyApplePayPayment = endpoint({
  id: 'wallets.applyApplePayPayment',
  method: 'POST',
  path: '/checkout/alternativepayments/applyApplePayPayment',
  requirement: 'WALLET-08',
  summary: 'Pays the order with an approved Apple Pay card. A complete billing contact becomes the billing address.',
  requiresCsrfToken: true,
  input: v.object({
    nonce: schemas.nonceField,
    deviceData: schemas.deviceDataField,
    billingContact: schemas.contactField,
  }),
  reply: checkoutSchema,
  example: { input: { nonce: 'nonce-1', deviceData: '', billingContact: address }, reply: withWallet },
});

export const removeApplePayPayment = endpoint({
  id: 'wallets.removeApplePayPayment',
  method: 'POST',
  path: '/checkout/alternativepayments/removeApplePayPayment',
  requirement: 'WALLET-09',
  summary: 'Removes Apple Pay as the payment of the order.',
  requiresCsrfToken: true,
  input: emptySchema,
  reply: checkoutSchema,
  example: { input: {}, reply: state },
});

export const removeWalletPayment = endpoint({
  id: 'wallets.remove',
  method: 'POST',
  path: '/api/checkout/payment-provider/remove-wallet',
  requirement: 'PAY-02, own path',
  summary: 'Removes the wallet as the payment of the order.',
  requiresCsrfToken: true,
  input: emptySchema,
  reply: checkoutSchema,
  example: { input: {}, reply: state },
});

const applePay = { nonce: schemas.nonceField, deviceData: schemas.deviceDataField, adata: shortText };
const shown = { total: cents, reviewFingerprint: shortText };
const sent = {
  nonce: 'nonce-1',
  deviceData: '',
  adata: '',
  total: state.orderSummary.total,
  reviewFingerprint: state.reviewFingerprint,
};

export const placeApplePayOrder = endpoint({
  id: 'wallets.placeApplePayOrder',
  method: 'POST',
  path: '/ReactCheckout/PlaceApplePayOrder',
  requirement: 'ORDER-02',
  summary:
    'Places the order and pays it with Apple Pay in place of the payment that the review showed. Charges exactly the total of the review, in cents. A repeated request with the same nonce returns the same order.',
  requiresCsrfToken: true,
  invalidates: afterOrder,
  input: v.object({ ...applePay, ...shown }),
  reply: placeOrderSchema,
  example: { input: sent, reply: placed },
});

export const placeApplePayOrderFromPayment = endpoint({
  id: 'wallets.placeApplePayOrderFromPayment',
  method: 'POST',
  path: '/ReactCheckout/PlaceApplePayOrderFromPayment',
  requirement: 'ORDER-03',
  summary:
    'Places the order with Apple Pay that was chosen in the payment step, as PlaceApplePayOrder does; a complete billing contact becomes the billing address.',
  requiresCsrfToken: true,
  invalidates: afterOrder,
  input: v.object({ ...applePay, billingContact: schemas.contactField, ...shown }),
  reply: placeOrderSchema,
  example: { input: { ...sent, billingContact: address }, reply: placed },
});
