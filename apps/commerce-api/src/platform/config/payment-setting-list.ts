import { defaultWalletSetting } from './wallet-settings.ts';

/** Settings of the company that moves money. */
export const paymentSettings = [
  {
    name: 'PAYMENT_PROVIDER',
    default: 'embedded',
    meaning:
      'Company that moves money: adyen, braintree, or embedded, which accepts test cards and moves none; see docs/payments.md',
  },
  {
    name: 'PAYMENT_CAPTURE',
    default: 'order',
    meaning: 'When cards are charged: order, or shipment, at which you capture them; see docs/payments.md',
  },
  {
    name: 'ADYEN_API_URL',
    default: 'https://checkout-test.adyen.com/v71',
    meaning: 'Base URL of Adyen’s Checkout API with its version; a live account has a URL of its own',
  },
  { name: 'ADYEN_API_KEY', default: '', meaning: 'API key of the account at Adyen' },
  { name: 'ADYEN_MERCHANT_ACCOUNT', default: '', meaning: 'Name of the merchant account at Adyen' },
  { name: 'ADYEN_HMAC_KEY', default: '', meaning: 'Key of 64 hexadecimal digits that signs Adyen’s webhooks' },
  {
    name: 'ADYEN_CARD_KEY',
    default: '',
    meaning: 'Certificate in PEM, with \\n for its line breaks, that encrypts cards in the browser for Adyen',
  },
  {
    name: 'BRAINTREE_ENVIRONMENT',
    default: 'sandbox',
    meaning: 'sandbox, or production for an account that moves money',
  },
  {
    name: 'BRAINTREE_API_URL',
    default: '',
    meaning: 'URL of Braintree’s GraphQL API; without it, the one of the environment',
  },
  { name: 'BRAINTREE_MERCHANT_ID', default: '', meaning: 'Merchant id of the account at Braintree' },
  { name: 'BRAINTREE_PUBLIC_KEY', default: '', meaning: 'Public key of an API key at Braintree' },
  { name: 'BRAINTREE_PRIVATE_KEY', default: '', meaning: 'Private key of that API key; it also signs the webhooks' },
  {
    name: 'BRAINTREE_TOKENIZATION_KEY',
    default: '',
    meaning: 'Tokenization key with which browsers send cards and wallets to Braintree; it is public',
  },
  {
    name: 'BRAINTREE_MERCHANT_ACCOUNT_USD',
    default: '',
    meaning: 'Merchant account for US dollars; without it, the default one of the account at Braintree',
  },
  {
    name: 'BRAINTREE_MERCHANT_ACCOUNT_CAD',
    default: '',
    meaning: 'Merchant account for Canadian dollars; without it, the default one of the account at Braintree',
  },
  {
    name: 'WALLETS',
    default: defaultWalletSetting,
    meaning:
      'Wallets of each site, or none; braintree offers payPal, venmo and applePay of them, adyen none; see docs/payments.md',
  },
];
