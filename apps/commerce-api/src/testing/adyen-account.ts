import { generateKeyPairSync } from 'node:crypto';
import { compactDecrypt, CompactEncrypt } from 'jose';
import * as v from 'valibot';

/** Account of the simulator. */
export const adyenAccount = {
  apiKey: 'test-api-key',
  merchantAccount: 'SetteeTest',
  hmacKey: '44782def547aaa06c910c43932b1eb0c71fc68d9d0c057550c48ec2acf6ba056',
};

/** Card numbers of the simulator; a code of 000 is declined. */
export const adyenCards = {
  approved: '4111111111111111',
  declined: '4000020000000000',
  challenge: '4917610000000000',
  partial: '4444333322221111',
  captureFails: '4988438843884305',
} as const;

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Settings of a shop that uses the simulator. */
export const adyenSettings = (url: string) => ({
  PAYMENT_PROVIDER: 'adyen',
  ADYEN_API_URL: url,
  ADYEN_API_KEY: adyenAccount.apiKey,
  ADYEN_MERCHANT_ACCOUNT: adyenAccount.merchantAccount,
  ADYEN_HMAC_KEY: adyenAccount.hmacKey,
  ADYEN_CARD_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString().replaceAll('\n', '\\n'),
});

/** Encrypts fields of a card as the browser does. */
export const encryptFieldsForAdyen = (fields: object) =>
  new CompactEncrypt(new TextEncoder().encode(JSON.stringify(fields)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(publicKey);

export const encryptForAdyen = (number: string, cvc = '737') =>
  encryptFieldsForAdyen({
    number,
    expiryMonth: '03',
    expiryYear: '2030',
    cvc,
    generationtime: new Date().toISOString(),
  });

const cardSchema = v.object({
  number: v.optional(v.string(), ''),
  expiryMonth: v.optional(v.string(), ''),
  expiryYear: v.optional(v.string(), ''),
  cvc: v.string(),
  generationtime: v.pipe(v.string(), v.isoTimestamp()),
});

export type DecryptedCard = v.InferOutput<typeof cardSchema>;

/** Decrypts what the browser encrypted; `null` for anything else. */
export async function decryptForAdyen(encrypted: string): Promise<DecryptedCard | null> {
  try {
    const { plaintext } = await compactDecrypt(encrypted, privateKey);
    return v.parse(cardSchema, JSON.parse(new TextDecoder().decode(plaintext)));
  } catch {
    return null;
  }
}
