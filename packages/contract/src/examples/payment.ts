import { example, type Example } from '../example.ts';
import { verifyCreditCard } from '../order.ts';
import { getCardEncryptionKey } from '../payment.ts';

export const paymentExamples: readonly Example[] = [
  example(
    verifyCreditCard,
    'Verifies a saved card before it pays for an order to an address where none has gone.',
    { cardData: { id: 'card-1', adyenCardData: 'eyJhbGciOiJSU0EtT0FFUC0yNTYi…' } },
    { isSuccess: false, errors: ['That security code doesn’t match this card. Please check it.'] },
  ),
  example(
    getCardEncryptionKey,
    "The payment provider's public key.",
    {},
    {
      keyId: 'k1',
      jwk: { kty: 'RSA', n: 'sXch…', e: 'AQAB', alg: 'RSA-OAEP-256', use: 'enc' },
    },
  ),
];
