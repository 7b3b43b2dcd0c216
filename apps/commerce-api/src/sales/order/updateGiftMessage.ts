import type { updateGiftMessage as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { carts } from '../cart/tables.ts';
import type { Handler } from '../../platform/handler.ts';
import { validationError } from '../../platform/http/error-response.ts';
import { changeCheckout } from './update-checkout.ts';

const unknown = validationError([{ field: 'recipientId', message: 'Is no recipient of this checkout.' }]);

/** SHIP-31 */
export const updateGiftMessage: Handler<typeof endpoint> = (call) =>
  changeCheckout(call, async ({ tx, cart }) => {
    const { recipientId, message } = call.input;
    if (recipientId !== cart.recipientId) return unknown;
    const isGift = cart.isGift || message !== '';
    await tx.update(carts).set({ isGift, giftMessage: message }).where(eq(carts.id, cart.id));
    return undefined;
  });
