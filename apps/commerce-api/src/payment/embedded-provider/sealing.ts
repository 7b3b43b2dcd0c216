import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import * as v from 'valibot';

/** How long after it was sealed a card may be used, in ms. */
const longestSeal = 30 * 60_000;
/** How far the shopper's clock may be ahead, in ms. */
const clockLeeway = 5 * 60_000;

const plaintextSchema = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  expMonth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12)),
  expYear: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
  cvv: v.pipe(v.string(), v.maxLength(4)),
  sealedAt: v.pipe(v.string(), v.isoTimestamp()),
});

export type OpenedCard = v.InferOutput<typeof plaintextSchema>;

export async function makeKeyPair(): Promise<{ publicJwk: JWK; privateJwk: JWK }> {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { modulusLength: 2048, extractable: true });
  return { publicJwk: await exportJWK(publicKey), privateJwk: await exportJWK(privateKey) };
}

/** The card in a seal; `null` for one that was made for another key, tampered with, malformed or too old. */
export async function openSeal(sealed: string, privateJwk: JWK, now: Date): Promise<OpenedCard | null> {
  try {
    const key = await importJWK(privateJwk, 'RSA-OAEP-256');
    const options = { keyManagementAlgorithms: ['RSA-OAEP-256'], contentEncryptionAlgorithms: ['A256GCM'] };
    const { plaintext } = await compactDecrypt(sealed, key, options);
    const card = v.parse(plaintextSchema, JSON.parse(new TextDecoder().decode(plaintext)));
    const age = now.getTime() - Date.parse(card.sealedAt);
    return age > longestSeal || age < -clockLeeway ? null : card;
  } catch {
    // The cause would quote what was sealed.
    return null;
  }
}
