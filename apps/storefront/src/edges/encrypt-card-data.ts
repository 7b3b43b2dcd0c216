import type { CardEncryptionKey, CardPublicKey } from '@settee/domain';
import { lateCode } from './late-code.ts';

const loadJose = lateCode(() => import('jose'));
const loadTokenizer = lateCode(() => import('./tokenize-card.ts'));

/**
 * Card data readable only by the payment provider; for the store card, month and year are 0 and the code is
 * empty.
 */
export interface CardSecret {
  number: string;
  expMonth: number;
  expYear: number;
  cvv: string;
}

/**
 * Encrypts a card, or its security code alone, so that only the provider can read it. Returns a compact JWE for the
 * provider's key, or a nonce of the provider. CARD-13, CARD-67, PAY-07
 */
export async function encryptCardData(
  card: CardSecret | Pick<CardSecret, 'cvv'>,
  key: CardEncryptionKey,
  now: Date,
): Promise<string> {
  if (key.format === 'braintree') return (await loadTokenizer()).tokenizeAtBraintree(card, key);
  const { CompactEncrypt, importJWK } = await loadJose();
  const secret = new TextEncoder().encode(JSON.stringify(toFields(card, key, now.toISOString())));
  return new CompactEncrypt(secret)
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.keyId })
    .encrypt(await importJWK(key.jwk, 'RSA-OAEP-256'));
}

/** The fields by the names that the provider reads. */
function toFields(card: CardSecret | Pick<CardSecret, 'cvv'>, { format }: CardPublicKey, time: string): object {
  const { cvv } = card;
  const isWhole = 'number' in card;
  if (format !== 'adyen')
    return {
      ...(isWhole && { number: card.number, expMonth: card.expMonth, expYear: card.expYear }),
      cvv,
      encryptedAt: time,
    };
  return {
    ...(isWhole && {
      number: card.number,
      expiryMonth: String(card.expMonth).padStart(2, '0'),
      expiryYear: String(card.expYear),
    }),
    cvc: cvv,
    generationtime: time,
  };
}
