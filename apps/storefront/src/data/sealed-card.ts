import type { CardPayload, EncryptedCard, CardEncryptionKey } from '@settee/domain';
import { sealCard } from '../edges/seal-card.ts';

/** Number of leading digits that identify the card issuer. */
const issuerDigits = 6;

/** A card as the shop may know it: sealed, with its last four digits and its issuer's range. CARD-13 */
export async function sealedCard(
  card: CardPayload,
  key: Promise<CardEncryptionKey>,
  now: Date,
): Promise<EncryptedCard> {
  const { type, number, expMonth, expYear, saveToAccount } = card;
  return {
    type,
    adyenCardData: await sealCard(card, await key, now),
    lastFour: number.slice(-4),
    binRange: number.slice(0, issuerDigits),
    expMonth,
    expYear,
    saveToAccount,
  };
}
