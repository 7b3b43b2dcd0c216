import type { applyGiftCardTender as endpoint } from '@settee/contract';
import { giftCardKey } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { applyTender } from './apply-tender.ts';

/** TENDER-01, TENDER-02 */
export const applyGiftCardTender: Handler<typeof endpoint> = (call) =>
  applyTender(call, { kind: 'giftCard', number: giftCardKey(call.input.cardNumber), pin: call.input.cardPin.trim() });
