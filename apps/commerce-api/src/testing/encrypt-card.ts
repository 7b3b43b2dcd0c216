import { getCardEncryptionKey } from '@settee/contract';
import type { EncryptedCard } from '@settee/domain';
import { CompactEncrypt, importJWK } from 'jose';
import type { TestShopper } from './shopper.ts';

/** Card data before encryption in the card form; `encryptedAt` as ISO 8601. */
export interface PlainCard {
  number: string;
  expMonth: number;
  expYear: number;
  cvv: string;
  encryptedAt: string;
}

export const goodCard: PlainCard = {
  number: '4111111111111111',
  expMonth: 12,
  expYear: 2030,
  cvv: '937',
  encryptedAt: '2026-03-02T15:00:00.000Z',
};

export async function encryptText(shopper: TestShopper, text: string): Promise<string> {
  const key = await shopper.call(getCardEncryptionKey, {});
  if (!('jwk' in key)) throw new Error('The provider has no public key');
  const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM' };
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader(header)
    .encrypt(await importJWK(key.jwk, header.alg));
}

/** Encrypts a card as the browser does. */
export async function encryptCard(shopper: TestShopper, given: Partial<PlainCard> = {}): Promise<EncryptedCard> {
  const card = { ...goodCard, ...given };
  return {
    type: 'visa',
    adyenCardData: await encryptText(shopper, JSON.stringify(card)),
    lastFour: card.number.slice(-4),
    binRange: card.number.slice(0, 6),
    expMonth: card.expMonth,
    expYear: card.expYear,
    saveToAccount: false,
  };
}
