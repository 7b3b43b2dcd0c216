import { createPublicKey } from 'node:crypto';
import * as v from 'valibot';
import { ConfigError, parseWord, read, type Env } from './read-setting.ts';

/** Account data of a merchant at Adyen. */
export interface AdyenConfig {
  /** Base URL of the Checkout API with its version. */
  apiUrl: string;
  apiKey: string;
  merchantAccount: string;
  /** Hexadecimal key that signs webhooks. */
  hmacKey: string;
  /** Certificate or public key in PEM that encrypts cards in the browser. */
  cardKey: string;
}

/** Account data of a merchant at Braintree. */
export interface BraintreeConfig {
  environment: 'sandbox' | 'production';
  /** URL of the GraphQL API; the browser sends cards there, too. */
  apiUrl: string;
  merchantId: string;
  publicKey: string;
  privateKey: string;
  /** Public key with which browsers create nonces. */
  tokenizationKey: string;
  /** Merchant account for each currency; the default one of Braintree where it is empty. */
  merchantAccounts: Readonly<Record<'USD' | 'CAD', string>>;
}

export interface PaymentSettings {
  /** When cards are captured: when the order is placed, or by an operator at each shipment. */
  captureAt: 'order' | 'shipment';
  paymentProvider: 'embedded' | 'adyen' | 'braintree';
  /** `null` unless it is the payment provider. */
  adyen: AdyenConfig | null;
  /** `null` unless it is the payment provider. */
  braintree: BraintreeConfig | null;
}

/** http only on this machine, where a test server may run. */
export const isSafeUrl = (typed: string) =>
  URL.canParse(typed) &&
  (new URL(typed).protocol === 'https:' || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(typed));
/** Base URL without a slash at the end. */
export const apiUrl = v.pipe(
  v.string(),
  v.check(isSafeUrl),
  v.transform((typed) => typed.replace(/\/+$/, '')),
);
export const httpsUrl = 'an https:// URL';
const hexKey = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/i));

function isRsaKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
const rsaKey = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll('\\n', '\n')),
  v.check(isRsaKey),
);

function readAdyen(env: Env): AdyenConfig {
  for (const name of ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_HMAC_KEY', 'ADYEN_CARD_KEY'])
    if (!env[name]?.trim()) throw new ConfigError(`${name} must be set when PAYMENT_PROVIDER is adyen`);
  return {
    apiUrl: read(env, 'ADYEN_API_URL', 'https://checkout-test.adyen.com/v71', apiUrl, httpsUrl),
    apiKey: read(env, 'ADYEN_API_KEY', '', parseWord, 'one word without spaces'),
    merchantAccount: read(env, 'ADYEN_MERCHANT_ACCOUNT', '', parseWord, 'one word without spaces'),
    hmacKey: read(env, 'ADYEN_HMAC_KEY', '', hexKey, '64 hexadecimal digits'),
    cardKey: read(env, 'ADYEN_CARD_KEY', '', rsaKey, 'an RSA certificate in PEM'),
  };
}

const braintreeUrls = {
  sandbox: 'https://payments.sandbox.braintree-api.com/graphql',
  production: 'https://payments.braintree-api.com/graphql',
} as const;
const wordOrNone = v.union([v.literal(''), parseWord]);

function readBraintree(env: Env): BraintreeConfig {
  for (const name of ['MERCHANT_ID', 'PUBLIC_KEY', 'PRIVATE_KEY', 'TOKENIZATION_KEY'])
    if (!env[`BRAINTREE_${name}`]?.trim())
      throw new ConfigError(`BRAINTREE_${name} must be set when PAYMENT_PROVIDER is braintree`);
  const oneWord = (name: string) => read(env, name, '', parseWord, 'one word without spaces');
  const environments = v.picklist(['sandbox', 'production']);
  const environment = read(env, 'BRAINTREE_ENVIRONMENT', 'sandbox', environments, 'sandbox or production');
  return {
    environment,
    apiUrl: read(env, 'BRAINTREE_API_URL', braintreeUrls[environment], apiUrl, httpsUrl),
    merchantId: oneWord('BRAINTREE_MERCHANT_ID'),
    publicKey: oneWord('BRAINTREE_PUBLIC_KEY'),
    privateKey: oneWord('BRAINTREE_PRIVATE_KEY'),
    tokenizationKey: oneWord('BRAINTREE_TOKENIZATION_KEY'),
    merchantAccounts: {
      USD: read(env, 'BRAINTREE_MERCHANT_ACCOUNT_USD', '', wordOrNone, 'one word without spaces'),
      CAD: read(env, 'BRAINTREE_MERCHANT_ACCOUNT_CAD', '', wordOrNone, 'one word without spaces'),
    },
  };
}

/** Reads which provider moves money, and its account. */
export function readPayment(env: Env): PaymentSettings {
  const providers = v.picklist(['embedded', 'adyen', 'braintree']);
  const paymentProvider = read(env, 'PAYMENT_PROVIDER', 'embedded', providers, 'embedded, adyen or braintree');
  return {
    captureAt: read(env, 'PAYMENT_CAPTURE', 'order', v.picklist(['order', 'shipment']), 'order or shipment'),
    paymentProvider,
    adyen: paymentProvider === 'adyen' ? readAdyen(env) : null,
    braintree: paymentProvider === 'braintree' ? readBraintree(env) : null,
  };
}
