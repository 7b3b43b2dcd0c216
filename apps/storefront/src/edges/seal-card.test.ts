import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { sealCard } from './seal-card.ts';

test('CARD-13: only the holder of the private key reads a sealed card', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const { kty, n, e } = await exportJWK(publicKey);
  const jwk = { kty: kty ?? '', n: n ?? '', e: e ?? '', alg: 'RSA-OAEP-256', use: 'enc' };
  const card = { number: '4111111111111111', expMonth: 4, expYear: 2030, cvv: '737' };
  const sealed = await sealCard(card, { keyId: 'k1', jwk }, new Date('2026-11-20T12:00:00Z'));

  expect(sealed).not.toContain(card.number);
  expect(decodeProtectedHeader(sealed)).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' });
  const { plaintext } = await compactDecrypt(sealed, privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({ ...card, sealedAt: '2026-11-20T12:00:00.000Z' });
});
