import type { Handlers } from '../../platform/handler.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { applyWallet, removeWallet } from './apply-wallet.ts';
import { placeApplePay } from './place-apple-pay-order.ts';
import { startWalletPayment } from './start-wallet.ts';

const logRule = { name: 'wallet log', seconds: 600, perSession: 30, perAddress: 150 };

/** Handlers of the wallets. */
export const walletsHandlers = {
  startWallet: (call) => startWalletPayment(call, call.input.kind, call.input.initiator),

  /** WALLET-01 */
  savePayPalPayment: (call) => {
    const { nonce, deviceData, details } = call.input;
    const { email: account, billingAddress } = details;
    return applyWallet(call, { kind: 'payPal', nonce, deviceData, account, billingAddress });
  },

  /** WALLET-02 */
  logPayPalError: async ({ input, ctx, shopper }) => {
    if (!(await consumeRateLimit(ctx, shopper, logRule))) return tooManyRequests;
    ctx.log.warn({ wallet: 'payPal', message: input.message }, 'a wallet failed in a browser');
    return {};
  },

  /** WALLET-03 */
  launchMasterpass: (call) => startWalletPayment(call, 'masterpass', 'payment'),

  /** WALLET-04 */
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

  /** WALLET-05 */
  applyVenmoPayment: (call) => {
    const { nonce, deviceData, username: account } = call.input;
    return applyWallet(call, { kind: 'venmo', nonce, deviceData, account });
  },

  /** WALLET-06 */
  saveVisaPayment: (call) => {
    const { callId: nonce, paymentInitiator } = call.input;
    return applyWallet(call, { kind: 'visaCheckout', nonce, isExpress: paymentInitiator !== 'payment' });
  },

  /** WALLET-07 */
  logVisaError: async ({ input, ctx, shopper }) => {
    if (!(await consumeRateLimit(ctx, shopper, logRule))) return tooManyRequests;
    const { IsTimeout: isTimeout, AlternativePaymentInitiator: initiator, BasketId: basketId } = input;
    ctx.log.warn({ wallet: 'visaCheckout', isTimeout, initiator, basketId }, 'a wallet failed in a browser');
    return {};
  },

  /** WALLET-08 */
  applyApplePayPayment: (call) => {
    const { nonce, deviceData, billingContact: billingAddress } = call.input;
    return applyWallet(call, { kind: 'applePay', nonce, deviceData, billingAddress });
  },

  /** WALLET-09 */
  removeApplePayPayment: removeWallet,

  removeWalletPayment: removeWallet,

  /** ORDER-02 */
  placeApplePayOrder: (call) => placeApplePay(call, call.input),

  /** ORDER-03 */
  placeApplePayOrderFromPayment: (call) => placeApplePay(call, call.input),
} satisfies Handlers<'wallets'>;
