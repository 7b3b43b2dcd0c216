import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import * as v from 'valibot';

/** Maximum age of an encrypted card, in ms. */
const maxAgeMs = 30 * 60_000;
/** Tolerance for a shopper clock that runs ahead, in ms. */
const clockLeeway = 5 * 60_000;

const encryptedAt = v.pipe(v.string(), v.isoTimestamp());
const cvv = v.pipe(v.string(), v.maxLength(4));
const codeSchema = v.object({ cvv, encryptedAt });
const cardSchema = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  expMonth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12)),
  expYear: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
  cvv,
  encryptedAt,
});

export type DecryptedCard = v.InferOutput<typeof cardSchema>;

export async function makeKeyPair(): Promise<{ publicJwk: JWK; privateJwk: JWK }> {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { modulusLength: 2048, extractable: true });
  return { publicJwk: await exportJWK(publicKey), privateJwk: await exportJWK(privateKey) };
}

async function decrypt<Content extends { encryptedAt: string }>(
  schema: v.GenericSchema<unknown, Content>,
  encrypted: string,
  privateJwk: JWK,
  now: Date,
): Promise<Content | null> {
  try {
    const key = await importJWK(privateJwk, 'RSA-OAEP-256');
    const options = { keyManagementAlgorithms: ['RSA-OAEP-256'], contentEncryptionAlgorithms: ['A256GCM'] };
    const { plaintext } = await compactDecrypt(encrypted, key, options);
    const content = v.parse(schema, JSON.parse(new TextDecoder().decode(plaintext)));
    const age = now.getTime() - Date.parse(content.encryptedAt);
    return age > maxAgeMs || age < -clockLeeway ? null : content;
  } catch {
    // The error would quote the decrypted text.
    return null;
  }
}

/** Returns `null` for a card that was encrypted for another key, tampered with, malformed or too old. */
export const decryptCard = (encrypted: string, privateJwk: JWK, now: Date): Promise<DecryptedCard | null> =>
  decrypt(cardSchema, encrypted, privateJwk, now);

/** Decrypts a security code that was encrypted alone; `null` as for a card. */
export async function decryptCvv(encrypted: string, privateJwk: JWK, now: Date): Promise<string | null> {
  return (await decrypt(codeSchema, encrypted, privateJwk, now))?.cvv ?? null;
}
