import type { CardEncryptionKey } from '@settee/domain';

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

/** Encrypts a card, or its security code alone, to the provider's key as a compact JWE. CARD-13, CARD-67, PAY-07 */
export async function sealCard(
  card: CardSecret | Pick<CardSecret, 'cvv'>,
  key: CardEncryptionKey,
  now: Date,
): Promise<string> {
  const { CompactEncrypt, importJWK } = await import('jose');
  const { cvv } = card;
  const rest = 'number' in card && { number: card.number, expMonth: card.expMonth, expYear: card.expYear };
  const secret = new TextEncoder().encode(JSON.stringify({ ...rest, cvv, sealedAt: now.toISOString() }));
  return new CompactEncrypt(secret)
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.keyId })
    .encrypt(await importJWK(key.jwk, 'RSA-OAEP-256'));
}
