import { getCardEncryptionKey } from '@settee/contract';
import type { CardEncryptionKey, CardPayload, CardPublicKey, EncryptedCard } from '@settee/domain';
import { lateCode } from '../edges/late-code.ts';
import type { DataSource } from './data-source.ts';
import { toPortResult } from './port-result.ts';

const loadJose = lateCode(() => import('jose'));
const loadTokenizer = lateCode(() => import('../edges/tokenize-card.ts'));

/** Card data that only the payment provider can read; a store card has 0 as month and year, and no code. */
type CardSecret = Pick<CardPayload, 'number' | 'expMonth' | 'expYear' | 'cvv'>;

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

/** Number of leading digits that identify the card issuer. */
const issuerDigits = 6;

/** Encrypts a card and adds what the shop may know of it: type, last four digits, issuer range. CARD-13 */
async function encryptCard(card: CardPayload, key: CardEncryptionKey): Promise<EncryptedCard> {
  const { type, number, expMonth, expYear, saveToAccount } = card;
  return {
    type,
    adyenCardData: await encryptCardData(card, key, new Date()),
    lastFour: number.slice(-4),
    binRange: number.slice(0, issuerDigits),
    expMonth,
    expYear,
    saveToAccount,
  };
}

/** Encrypts cards, or a security code alone, with the current key of the payment provider. */
export function cardEncryption(source: DataSource) {
  const withKey = <Encrypted>(encrypt: (key: CardEncryptionKey) => Promise<Encrypted>) =>
    toPortResult(getCardEncryptionKey, source.call(getCardEncryptionKey, {}).then(encrypt));
  return {
    encryptCard: (card: CardPayload) => withKey((key) => encryptCard(card, key)),
    encryptSecurityCode: (cvv: string) => withKey((key) => encryptCardData({ cvv }, key, new Date())),
  };
}
