import type { Handlers } from '../../platform/handler.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { applyWallet, removeWallet } from './apply-wallet.ts';
import { placeApplePay } from './place-apple-pay-order.ts';
import { startWalletPayment } from './start-wallet.ts';

const logRule = { name: 'wallet log', seconds: 600, perSession: 30, perAddress: 150 };

/** Handlers of the wallets. */
export const walletsHandlers = {
  startWallet: (call) => startWalletPayment(call, call.input.kind, call.input.initiator),

  /** Pays the order with an approved PayPal account; its billing address is adopted. WALLET-01 */
  savePayPalPayment: (call) => {
    const { nonce, deviceData, details } = call.input;
    const { email: account, billingAddress } = details;
    return applyWallet(call, { kind: 'payPal', nonce, deviceData, account, billingAddress });
  },

  /** Logs a failure of PayPal in the browser as a warning; rate-limited. WALLET-02 */
  logPayPalError: async ({ input, ctx, shopper }) => {
    if (!(await consumeRateLimit(ctx, shopper, logRule))) return tooManyRequests;
    ctx.log.warn({ wallet: 'payPal', message: input.message }, 'a wallet failed in a browser');
    return {};
  },

  /** Starts a Masterpass payment and returns the URL of its page, or an error message. WALLET-03 */
  launchMasterpass: (call) => startWalletPayment(call, 'masterpass', 'payment'),

  /** Pays with PayPal approved before the checkout; adopts its shipping address and moves forward. WALLET-04 */
  setPayPalPayload: (call) => {
    const { nonce, deviceData, details } = call.input.data;
    const { email: account, billingAddress, shippingAddress } = details;
    return applyWallet(call, {
      kind: 'payPal',
      nonce,
      deviceData,
      account,
      billingAddress,
      shippingAddress,
      isExpress: true,
    });
  },

  /** Pays the order with an approved Venmo account; its username is shown as the account. WALLET-05 */
  applyVenmoPayment: (call) => {
    const { nonce, deviceData, username: account } = call.input;
    return applyWallet(call, { kind: 'venmo', nonce, deviceData, account });
  },

  /** Pays with Visa Checkout; adopts its shipping address unless it was started in the payment step. WALLET-06 */
  saveVisaPayment: (call) => {
    const { callId: nonce, paymentInitiator } = call.input;
    return applyWallet(call, { kind: 'visaCheckout', nonce, isExpress: paymentInitiator !== 'payment' });
  },

  /** Logs a failure or timeout of Visa Checkout in the browser as a warning; rate-limited. WALLET-07 */
  logVisaError: async ({ input, ctx, shopper }) => {
    if (!(await consumeRateLimit(ctx, shopper, logRule))) return tooManyRequests;
    const { IsTimeout: isTimeout, AlternativePaymentInitiator: initiator, BasketId: basketId } = input;
    ctx.log.warn({ wallet: 'visaCheckout', isTimeout, initiator, basketId }, 'a wallet failed in a browser');
    return {};
  },

  /** Pays the order with an approved Apple Pay card; the billing contact becomes the billing address. WALLET-08 */
  applyApplePayPayment: (call) => {
    const { nonce, deviceData, billingContact: billingAddress } = call.input;
    return applyWallet(call, { kind: 'applePay', nonce, deviceData, billingAddress });
  },

  /** Removes the wallet as the payment of the order; changes nothing without one. WALLET-09 */
  removeApplePayPayment: removeWallet,

  removeWalletPayment: removeWallet,

  /** Places the order with Apple Pay in place of the payment that the review showed. ORDER-02 */
  placeApplePayOrder: (call) => placeApplePay(call, call.input),

  /** Places the order with Apple Pay from the payment step, with the billing contact of its sheet. ORDER-03 */
  placeApplePayOrderFromPayment: (call) => placeApplePay(call, call.input),
} satisfies Handlers<'wallets'>;
