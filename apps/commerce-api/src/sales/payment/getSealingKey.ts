import type { getCardEncryptionKey as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';

/** What browsers seal cards with. CARD-13 */
export const getSealingKey: Handler<typeof endpoint> = ({ ctx }) => ctx.payments.sealingKey();
