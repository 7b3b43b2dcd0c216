import type { CardEncryptionKey, CardType } from '@settee/domain';
import { createHash, createPublicKey, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { AdyenConfig } from '../../../platform/config/payment-settings.ts';
import type { TokenizeResult, Verification } from '../../../platform/ports/payment-provider.ts';
import { AdyenRejection, paymentResponse, postToAdyen, type PaymentResponse } from './adyen-client.ts';

/** A card, or a security code alone, as a compact JWE that Adyen alone opens. */
const encryptedSchema = v.pipe(v.string(), v.regex(/^[\w-]+(\.[\w-]+){4}$/));

/** Public key of a merchant for the browser. */
export function toCardKey({ cardKey }: AdyenConfig): CardEncryptionKey {
  const key = createPublicKey(cardKey);
  const { kty = '', n = '', e = '' } = key.export({ format: 'jwk' });
  const keyId = createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('base64url');
  return { keyId, jwk: { kty, n, e, alg: 'RSA-OAEP-256', use: 'enc' }, format: 'adyen' };
}

const cardTypes: readonly string[] = [
  'mc',
  'visa',
  'amex',
  'discover',
  'diners',
  'synchrony_plcc',
  'synchrony_cbcc',
  'imprint',
  'cup',
  'jcb',
] satisfies CardType[];
const isCardType = (type: string): type is CardType => cardTypes.includes(type);

/** A token names the shopper at Adyen and the card that is stored for them. */
export function splitToken(token: string): { shopperReference: string; storedPaymentMethodId: string } {
  const [shopperReference = '', storedPaymentMethodId = ''] = token.split(':');
  return { shopperReference, storedPaymentMethodId };
}

/** Adyen stores a card with a zero-amount authorization, which requires a currency. */
const nothing = { value: 0, currency: 'USD' };

function toCard({ additionalData }: PaymentResponse, shopperReference: string): TokenizeResult {
  const storedId =
    additionalData['tokenization.storedPaymentMethodId'] ?? additionalData['recurring.recurringDetailReference'];
  const { paymentMethod: type = '', cardSummary: lastFour = '', cardBin = '', expiryDate = '' } = additionalData;
  const [month = '', year = ''] = expiryDate.split('/');
  // Fields that the merchant has to switch on at Adyen, see docs/payments.md.
  if (!storedId || lastFour === '')
    throw new Error('Adyen returned a stored card without its token or its last digits');
  if (!isCardType(type)) return { isTaken: false, rejection: 'invalid' };
  return {
    isTaken: true,
    card: {
      token: `${shopperReference}:${storedId}`,
      type,
      lastFour,
      binRange: cardBin.slice(0, 6),
      expMonth: Number(month),
      expYear: Number(year),
    },
  };
}

/** Stores a card in Adyen's vault. */
export async function storeCard(settings: AdyenConfig, encrypted: string): Promise<TokenizeResult> {
  if (!v.is(encryptedSchema, encrypted)) return { isTaken: false, rejection: 'session' };
  const shopperReference = randomUUID();
  const body = {
    amount: nothing,
    reference: `vault-${shopperReference}`,
    paymentMethod: { type: 'scheme', encryptedCard: encrypted },
    shopperReference,
    shopperInteraction: 'Ecommerce',
    recurringProcessingModel: 'CardOnFile',
    storePaymentMethod: true,
    // The challenge belongs to the payment, not to the card.
    authenticationData: { attemptAuthentication: 'never' },
    channel: 'Web',
  };
  try {
    const response = await postToAdyen(settings, paymentResponse, '/payments', body, shopperReference);
    return response.resultCode === 'Authorised'
      ? toCard(response, shopperReference)
      : { isTaken: false, rejection: 'invalid' };
  } catch (error) {
    if (error instanceof AdyenRejection) return { isTaken: false, rejection: 'session' };
    throw error;
  }
}

/** Verifies the security code of a stored card by an authorization of nothing. */
export async function verifyCode(settings: AdyenConfig, token: string, encryptedCode: string): Promise<Verification> {
  if (!v.is(encryptedSchema, encryptedCode)) return 'session';
  const { shopperReference, storedPaymentMethodId } = splitToken(token);
  const id = randomUUID();
  const body = {
    amount: nothing,
    reference: `verify-${id}`,
    paymentMethod: { type: 'scheme', storedPaymentMethodId, encryptedCard: encryptedCode },
    shopperReference,
    shopperInteraction: 'ContAuth',
    recurringProcessingModel: 'CardOnFile',
    authenticationData: { attemptAuthentication: 'never' },
  };
  try {
    const { resultCode } = await postToAdyen(settings, paymentResponse, '/payments', body, id);
    return resultCode === 'Authorised' ? 'right' : 'wrong';
  } catch (error) {
    if (error instanceof AdyenRejection) return 'session';
    throw error;
  }
}
