import { signBraintree } from '../sales/payment/braintree/braintree-webhook.ts';

/** Account of the simulator. */
export const braintreeAccount = {
  merchantId: 'merchant_test',
  publicKey: 'public_key_test',
  privateKey: 'private_key_test',
  tokenizationKey: 'sandbox_key_test',
};

/** Settings of a shop that uses the simulator. */
export const braintreeSettings = (url: string) => ({
  PAYMENT_PROVIDER: 'braintree',
  BRAINTREE_API_URL: url,
  BRAINTREE_MERCHANT_ID: braintreeAccount.merchantId,
  BRAINTREE_PUBLIC_KEY: braintreeAccount.publicKey,
  BRAINTREE_PRIVATE_KEY: braintreeAccount.privateKey,
  BRAINTREE_TOKENIZATION_KEY: braintreeAccount.tokenizationKey,
});

/** A signed webhook as the body of a delivery. */
export function braintreeDelivery(kind: string, { id, orderId }: { id: string; orderId: string }): string {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<notification>
  <timestamp type="datetime">2026-03-02T15:00:00Z</timestamp>
  <kind>${kind}</kind>
  <subject><transaction><id>${id}</id><order-id>${orderId}</order-id></transaction></subject>
</notification>`;
  const payload = `${Buffer.from(xml).toString('base64')}\n`;
  const { publicKey, privateKey } = braintreeAccount;
  const signature = `another_key|0000&${publicKey}|${signBraintree(privateKey, payload)}`;
  return new URLSearchParams({ bt_signature: signature, bt_payload: payload }).toString();
}
