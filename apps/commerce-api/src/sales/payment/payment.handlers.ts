import type { Handlers } from '../../platform/handler.ts';

/** Handlers of payment. */
export const paymentHandlers = {
  /** Returns the public key for card encryption in the browser. CARD-13 */
  getCardEncryptionKey: ({ ctx }) => ctx.payments.encryptionKey(),
} satisfies Handlers<'payment'>;
