import type { removePromoCode as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { changeCheckout } from '../order/update-checkout.ts';
import { clearPromoCode } from './promo-code.ts';

/** TENDER-21 */
export const removePromoCode: Handler<typeof endpoint> = (call) =>
  changeCheckout(call, async ({ tx, cart }) => {
    await clearPromoCode(tx, cart);
    return undefined;
  });
