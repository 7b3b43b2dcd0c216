import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import * as v from 'valibot';

/** Maximum age of an encrypted card, in ms. */
const longestSeal = 30 * 60_000;
/** Tolerance for a shopper clock that runs ahead, in ms. */
const clockLeeway = 5 * 60_000;

const sealedAt = v.pipe(v.string(), v.isoTimestamp());
const cvv = v.pipe(v.string(), v.maxLength(4));
const codeSchema = v.object({ cvv, sealedAt });
const cardSchema = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  expMonth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12)),
  expYear: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
  cvv,
  sealedAt,
});

export type DecryptedCard = v.InferOutput<typeof cardSchema>;

export async function makeKeyPair(): Promise<{ publicJwk: JWK; privateJwk: JWK }> {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { modulusLength: 2048, extractable: true });
  return { publicJwk: await exportJWK(publicKey), privateJwk: await exportJWK(privateKey) };
}

async function open<Sealed extends { sealedAt: string }>(
  schema: v.GenericSchema<unknown, Sealed>,
  sealed: string,
  privateJwk: JWK,
  now: Date,
): Promise<Sealed | null> {
  try {
    const key = await importJWK(privateJwk, 'RSA-OAEP-256');
    const options = { keyManagementAlgorithms: ['RSA-OAEP-256'], contentEncryptionAlgorithms: ['A256GCM'] };
    const { plaintext } = await compactDecrypt(sealed, key, options);
    const card = v.parse(schema, JSON.parse(new TextDecoder().decode(plaintext)));
    const age = now.getTime() - Date.parse(card.sealedAt);
    return age > longestSeal || age < -clockLeeway ? null : card;
  } catch {
    // The cause would quote what was sealed.
    return null;
  }
}

/** The card in a seal; `null` for one that was made for another key, tampered with, malformed or too old. */
export const decryptCard = (sealed: string, privateJwk: JWK, now: Date): Promise<DecryptedCard | null> =>
  open(cardSchema, sealed, privateJwk, now);

/** The security code that was sealed alone; `null` as for a card. */
export async function decryptCvv(sealed: string, privateJwk: JWK, now: Date): Promise<string | null> {
  return (await open(codeSchema, sealed, privateJwk, now))?.cvv ?? null;
}
