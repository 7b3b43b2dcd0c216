import type { Address, CardType, WalletKind } from '@settee/domain';
import * as v from 'valibot';
import type { BraintreeConfig } from '../../../platform/config/payment-settings.ts';
import type { TokenizeResult, Verification } from '../../../platform/ports/payment-provider.ts';
import type { RedeemedWallet } from '../../../platform/ports/wallet-provider.ts';
import { BraintreeRejection, sendToBraintree } from './braintree-client.ts';

/** Kind of a stored payment method, which decides how parts are captured. */
export type BraintreeMethod = 'card' | 'payPal' | 'venmo';

/** Id from the browser, created by Braintree's client API or scripts. */
const nonceSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/));

const text = v.nullish(v.string(), '');
const addressSchema = v.nullish(
  v.object({
    fullName: text,
    addressLine1: text,
    addressLine2: text,
    adminArea1: text,
    adminArea2: text,
    postalCode: text,
    countryCode: text,
  }),
);
const detailsSchema = v.variant('__typename', [
  v.object({
    __typename: v.literal('CreditCardDetails'),
    brandCode: text,
    last4: text,
    bin: text,
    expirationMonth: text,
    expirationYear: text,
    origin: v.nullish(v.object({ type: text, details: v.nullish(v.object({ paymentInstrumentName: text })) })),
  }),
  v.object({
    __typename: v.literal('PayPalAccountDetails'),
    email: text,
    phone: text,
    firstName: text,
    lastName: text,
    billingAddress: addressSchema,
    shippingAddress: addressSchema,
  }),
  v.object({ __typename: v.literal('VenmoAccountDetails'), username: text }),
]);
type Details = v.InferOutput<typeof detailsSchema>;

const address = 'fullName addressLine1 addressLine2 adminArea1 adminArea2 postalCode countryCode';
const vault = `mutation VaultPaymentMethod($input: VaultPaymentMethodInput!) {
  vaultPaymentMethod(input: $input) {
    paymentMethod {
      id
      details {
        __typename
        ... on CreditCardDetails {
          brandCode last4 bin expirationMonth expirationYear
          origin { type details { ... on ApplePayOriginDetails { paymentInstrumentName } } }
        }
        ... on PayPalAccountDetails {
          email phone firstName lastName billingAddress { ${address} } shippingAddress { ${address} }
        }
        ... on VenmoAccountDetails { username }
      }
    }
  }
}`;
const vaultSchema = v.object({
  vaultPaymentMethod: v.object({
    paymentMethod: v.nullable(v.object({ id: v.string(), details: detailsSchema })),
  }),
});

const verify = `mutation VerifyCreditCard($input: VerifyCreditCardInput!) {
  verifyCreditCard(input: $input) { verification { status processorResponse { cvvResponse } } }
}`;
const verifySchema = v.object({
  verifyCreditCard: v.object({
    verification: v.nullable(v.object({ status: text, processorResponse: v.nullish(v.object({ cvvResponse: text })) })),
  }),
});

/** Stores the payment method of a nonce in Braintree's vault; `null` when its verification failed. */
async function storeMethod(settings: BraintreeConfig, nonce: string, deviceData: string) {
  const riskData = deviceData === '' ? {} : { riskData: { deviceData } };
  const input = { paymentMethodId: nonce, ...riskData };
  return (await sendToBraintree(settings, vaultSchema, vault, { input })).vaultPaymentMethod.paymentMethod;
}

/** A token names the kind of the method and its id at Braintree. */
const toToken = (method: BraintreeMethod, id: string) => `${method}:${id}`;

const isMethod = (text: string): text is BraintreeMethod => text === 'card' || text === 'payPal' || text === 'venmo';

export function splitBraintreeToken(token: string): { method: BraintreeMethod; paymentMethodId: string } {
  const [method = '', ...id] = token.split(':');
  return { method: isMethod(method) ? method : 'card', paymentMethodId: id.join(':') };
}

const cardTypes: Readonly<Record<string, CardType>> = {
  VISA: 'visa',
  MASTERCARD: 'mc',
  AMERICAN_EXPRESS: 'amex',
  DISCOVER: 'discover',
  DINERS: 'diners',
  JCB: 'jcb',
  UNION_PAY: 'cup',
};

/** Stores a card in the vault, which verifies it with its issuer. CARD-13 */
export async function storeBraintreeCard(settings: BraintreeConfig, nonce: string): Promise<TokenizeResult> {
  if (!v.is(nonceSchema, nonce)) return { isTaken: false, rejection: 'session' };
  try {
    const stored = await storeMethod(settings, nonce, '');
    const details = stored?.details;
    if (!stored || details?.__typename !== 'CreditCardDetails') return { isTaken: false, rejection: 'invalid' };
    const type = cardTypes[details.brandCode];
    if (!type) return { isTaken: false, rejection: 'invalid' };
    const { last4: lastFour, bin, expirationMonth, expirationYear } = details;
    return {
      isTaken: true,
      card: {
        token: toToken('card', stored.id),
        type,
        lastFour,
        binRange: bin.slice(0, 6),
        expMonth: Number(expirationMonth),
        expYear: Number(expirationYear),
      },
    };
  } catch (error) {
    if (!(error instanceof BraintreeRejection)) throw error;
    // An unknown or used nonce is entered again; a failed verification is the card's.
    return { isTaken: false, rejection: error.codes.includes('NOT_FOUND') ? 'session' : 'invalid' };
  }
}

/** Verifies the security code of a stored card, which the browser has sent to Braintree. CARD-67 */
export async function verifyBraintreeCode(
  settings: BraintreeConfig,
  token: string,
  nonce: string,
): Promise<Verification> {
  if (!v.is(nonceSchema, nonce)) return 'session';
  try {
    const { paymentMethodId } = splitBraintreeToken(token);
    const input = { paymentMethodId, options: { tokenizedCvv: nonce } };
    const { verification } = (await sendToBraintree(settings, verifySchema, verify, { input })).verifyCreditCard;
    const response = verification?.processorResponse?.cvvResponse ?? '';
    const isMatch = response === 'MATCHES' || response === 'ISSUER_DOES_NOT_PARTICIPATE';
    return verification?.status === 'VERIFIED' && isMatch ? 'right' : 'wrong';
  } catch (error) {
    if (error instanceof BraintreeRejection) return 'session';
    throw error;
  }
}

/** Maps country codes to those of the shop; an unknown code is returned unchanged and rejected later. */
const countries: Readonly<Record<string, string>> = { US: 'USA', CA: 'CAN', USA: 'USA', CAN: 'CAN' };

function toAddress(
  found: v.InferOutput<typeof addressSchema>,
  { email, phone, firstName, lastName }: Extract<Details, { __typename: 'PayPalAccountDetails' }>,
): Address | null {
  if (!found || found.addressLine1 === '') return null;
  const [first = '', ...last] = found.fullName.split(' ');
  return {
    addressId: '',
    firstName: first || firstName,
    lastName: last.join(' ') || lastName,
    address1: found.addressLine1,
    address2: found.addressLine2,
    address3: '',
    country: countries[found.countryCode] ?? found.countryCode,
    city: found.adminArea2,
    state: found.adminArea1,
    postalCode: found.postalCode,
    dayPhone: phone,
    emailAddress: email,
  };
}

function toWallet(kind: WalletKind, id: string, details: Details): RedeemedWallet | null {
  const none = { billingAddress: null, shippingAddress: null };
  switch (details.__typename) {
    case 'PayPalAccountDetails':
      if (kind !== 'payPal') return null;
      return {
        token: toToken('payPal', id),
        account: details.email,
        billingAddress: toAddress(details.billingAddress, details),
        shippingAddress: toAddress(details.shippingAddress, details),
      };
    case 'VenmoAccountDetails':
      return kind === 'venmo' ? { token: toToken('venmo', id), account: details.username, ...none } : null;
    case 'CreditCardDetails':
      if (kind !== 'applePay' || details.origin?.type !== 'APPLE_PAY') return null;
      return { token: toToken('card', id), account: details.origin.details?.paymentInstrumentName ?? '', ...none };
    default:
      return details satisfies never;
  }
}

/** Stores an approved wallet in the vault; `null` for a nonce that is unknown, used or of another wallet. */
export async function storeBraintreeWallet(
  settings: BraintreeConfig,
  kind: WalletKind,
  nonce: string,
  deviceData: string,
): Promise<RedeemedWallet | null> {
  if (!v.is(nonceSchema, nonce)) return null;
  try {
    const stored = await storeMethod(settings, nonce, deviceData);
    return stored && toWallet(kind, stored.id, stored.details);
  } catch (error) {
    if (error instanceof BraintreeRejection) return null;
    throw error;
  }
}
