import type { getCardEncryptionKey as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';

/** Returns the public key for card encryption in the browser. CARD-13 */
export const getSealingKey: Handler<typeof endpoint> = ({ ctx }) => ctx.payments.sealingKey();
