import type { verifyPromoCode as endpoint } from '@settee/contract';
import { promoRemovedSignal } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { updateCheckout } from '../order/update-checkout.ts';
import { clearPromoCode, isPromoExpired } from './promo-code.ts';

/** A code that is over is taken out; so is one that was withdrawn since the review. TENDER-20, CHK-13 */
export const verifyPromoCode: Handler<typeof endpoint> = (call) =>
  updateCheckout(call, async ({ tx, cart, promo, priced }) => {
    if (cart.promoCode === '') return { message: promoRemovedSignal };
    const isWithdrawn = promo?.isWithdrawn === true && cart.step === 4;
    if (!promo || !(isWithdrawn || isPromoExpired(promo, priced))) return { message: '' };
    await clearPromoCode(tx, cart);
    return { message: promoRemovedSignal };
  });
