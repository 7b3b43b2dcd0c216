import type { verifyPromoCode as endpoint } from '@settee/contract';
import { promoRemovedSignal } from '@settee/domain';
import type { Handler } from '../handler.ts';
import { changeBasket } from '../order/change-checkout.ts';
import { dropOverCode } from '../order/drop-over-code.ts';
import { isCodeOver } from './judge-code.ts';

/** A code that is over is taken out; so is one that was withdrawn since the review. TENDER-20, CHK-13 */
export const verifyPromoCode: Handler<typeof endpoint> = (call) =>
  changeBasket(call, async ({ tx, ...checkout }) => {
    const { basket, promo, priced } = checkout;
    if (basket.promoCode === '') return { message: promoRemovedSignal };
    const isWithdrawn = promo?.isWithdrawn === true && basket.step === 4;
    if (!promo || !(isWithdrawn || isCodeOver(promo, priced))) return { message: '' };
    await dropOverCode(tx, checkout, call.site, call.world);
    return { message: promoRemovedSignal };
  });
