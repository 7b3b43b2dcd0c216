import type * as Schemas from './payment.schemas.ts';
import { endpoint } from './endpoint.ts';

/** The payment provider's public key, with which the browser seals a card. */
export const getCardEncryptionKey = /* @__PURE__ */ endpoint<typeof Schemas.getSealingKey>({
  id: 'payment.sealingKey',
  method: 'GET',
  path: '/api/checkout/payment-provider/sealing-key',
  requirement: 'path ours, CARD-13',
});
