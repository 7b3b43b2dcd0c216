import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { expect, test, vi } from 'vitest';
import { encryptCardData } from './encrypt-card.ts';

test('CARD-13: only the private key decrypts a card', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const { kty, n, e } = await exportJWK(publicKey);
  const jwk = { kty: kty ?? '', n: n ?? '', e: e ?? '', alg: 'RSA-OAEP-256', use: 'enc' };
  const card = { number: '4111111111111111', expMonth: 4, expYear: 2030, cvv: '737' };
  const encrypted = await encryptCardData(card, { keyId: 'k1', jwk }, new Date('2026-11-20T12:00:00Z'));

  expect(encrypted).not.toContain(card.number);
  expect(decodeProtectedHeader(encrypted)).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' });
  const { plaintext } = await compactDecrypt(encrypted, privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({ ...card, encryptedAt: '2026-11-20T12:00:00.000Z' });
});

test('CARD-13: a card for Adyen has the names of Adyen’s fields, also a security code alone', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const { kty, n, e } = await exportJWK(publicKey);
  const jwk = { kty: kty ?? '', n: n ?? '', e: e ?? '', alg: 'RSA-OAEP-256', use: 'enc' };
  const key = { keyId: 'k1', jwk, format: 'adyen' } as const;
  const time = '2026-11-20T12:00:00.000Z';
  const open = async (encrypted: string) =>
    JSON.parse(new TextDecoder().decode((await compactDecrypt(encrypted, privateKey)).plaintext));
  const card = { number: '4111111111111111', expMonth: 4, expYear: 2030, cvv: '737' };
  expect(await open(await encryptCardData(card, key, new Date(time)))).toEqual({
    number: card.number,
    expiryMonth: '04',
    expiryYear: '2030',
    cvc: '737',
    generationtime: time,
  });
  expect(await open(await encryptCardData({ cvv: '737' }, key, new Date(time)))).toEqual({
    cvc: '737',
    generationtime: time,
  });
});

test('PAY-07: a card for Braintree is sent there by the browser, and the shop gets a nonce alone', async () => {
  const sent: { url: string; body: string; authorization: string | null }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
    sent.push({ url, body: String(body), authorization: new Headers(headers).get('authorization') });
    return Response.json({ data: { tokenized: { paymentMethod: { id: `nonce-${sent.length}` } } } });
  });
  try {
    const key = {
      keyId: 'm1',
      format: 'braintree',
      url: 'https://provider.example/graphql',
      authorization: 'k',
    } as const;
    const card = { number: '4111111111111111', expMonth: 4, expYear: 2030, cvv: '737' };
    expect(await encryptCardData(card, key, new Date())).toBe('nonce-1');
    expect(await encryptCardData({ cvv: '737' }, key, new Date())).toBe('nonce-2');
    expect(sent.map(({ url, authorization }) => [url, authorization])).toEqual([
      [key.url, 'Bearer k'],
      [key.url, 'Bearer k'],
    ]);
    expect(JSON.parse(sent[0]?.body ?? '').variables.input.creditCard).toEqual({
      number: card.number,
      expirationMonth: '04',
      expirationYear: '2030',
      cvv: '737',
    });
    vi.stubGlobal('fetch', async () => Response.json({ data: null, errors: [{ message: 'invalid' }] }));
    await expect(encryptCardData(card, key, new Date())).rejects.toThrow('did not accept');
  } finally {
    vi.unstubAllGlobals();
  }
});
