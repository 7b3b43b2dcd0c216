import type { removeGiftCardTender as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { removeTender } from './remove-tender.ts';

/** TENDER-03 */
export const removeGiftCardTender: Handler<typeof endpoint> = (call) =>
  removeTender(call, 'giftCard', call.input.cardNumber);
