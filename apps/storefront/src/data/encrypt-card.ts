import type { CardPayload, EncryptedCard, CardEncryptionKey } from '@settee/domain';
import { encryptCardData } from '../edges/encrypt-card-data.ts';

/** Number of leading digits that identify the card issuer. */
const issuerDigits = 6;

/** Encrypts a card and adds what the shop may know of it: type, last four digits, issuer range. CARD-13 */
export async function encryptCard(
  card: CardPayload,
  key: Promise<CardEncryptionKey>,
  now: Date,
): Promise<EncryptedCard> {
  const { type, number, expMonth, expYear, saveToAccount } = card;
  return {
    type,
    adyenCardData: await encryptCardData(card, await key, now),
    lastFour: number.slice(-4),
    binRange: number.slice(0, issuerDigits),
    expMonth,
    expYear,
    saveToAccount,
  };
}
