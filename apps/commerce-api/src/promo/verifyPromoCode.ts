import type { verifyPromoCode as endpoint } from '@settee/contract';
import { promoRemovedSignal } from '@settee/domain';
import type { Handler } from '../handler.ts';
import { changeBasket } from '../order/change-checkout.ts';
import { dropCode, isCodeOver } from './judge-code.ts';

/** A code that is over is taken out; so is one that was withdrawn since the review. TENDER-20, CHK-13 */
export const verifyPromoCode: Handler<typeof endpoint> = (call) =>
  changeBasket(call, async ({ tx, basket, promo, priced }) => {
    if (basket.promoCode === '') return { message: promoRemovedSignal };
    const isWithdrawn = promo?.isWithdrawn === true && basket.step === 4;
    if (!promo || !(isWithdrawn || isCodeOver(promo, priced))) return { message: '' };
    await dropCode(tx, basket);
    return { message: promoRemovedSignal };
  });
