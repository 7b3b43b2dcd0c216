import { endpoint } from './endpoint.ts';
import { emptySchema } from './fields.ts';
import * as schemas from './payment.schemas.ts';

export const getCardEncryptionKey = endpoint({
  id: 'payment.encryptionKey',
  method: 'GET',
  path: '/api/checkout/payment-provider/encryption-key',
  requirement: 'CARD-13, own path',
  summary: 'Returns the public key of the payment provider. The browser encrypts cards with it.',
  input: emptySchema,
  reply: schemas.keySchema,
  example: {
    input: {},
    reply: {
      keyId: 'k1',
      jwk: { kty: 'RSA', n: 'sXch…', e: 'AQAB', alg: 'RSA-OAEP-256', use: 'enc' },
    },
  },
});
