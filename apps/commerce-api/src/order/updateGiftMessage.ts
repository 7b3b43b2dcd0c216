import type { updateGiftMessage as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { baskets } from '../cart/tables.ts';
import type { Handler } from '../handler.ts';
import { refuseFields } from '../http/refused.ts';
import { changeCheckout } from './change-checkout.ts';

const unknown = refuseFields([{ field: 'recipientId', message: 'Is no recipient of this checkout.' }]);

/** SHIP-31 */
export const updateGiftMessage: Handler<typeof endpoint> = (call) =>
  changeCheckout(call, async ({ tx, basket }) => {
    const { recipientId, message } = call.input;
    if (recipientId !== basket.recipientId) return unknown;
    const isGift = basket.isGift || message !== '';
    await tx.update(baskets).set({ isGift, giftMessage: message }).where(eq(baskets.id, basket.id));
    return undefined;
  });
