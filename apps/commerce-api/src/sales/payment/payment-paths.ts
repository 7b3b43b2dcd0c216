/** Sends the shopper to the page of the provider that a payment requires; the payment's id follows. */
export const paymentActionPath = '/api/checkout/payment-action';
/** Return URL of the payment page; the payment's id is appended. */
export const paymentReturnPath = '/api/checkout/payment-return';
/** Receives the provider's webhooks. */
export const paymentWebhookPath = '/api/payment/webhook';
/** Masterpass returns the shopper here. WALLET-03 */
export const walletReturnPath = '/api/checkout/wallet-return';
