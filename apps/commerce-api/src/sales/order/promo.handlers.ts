import { promoRemovedSignal, stepIndex } from '@settee/domain';
import { ErrorResponse } from '../../platform/http/error-response.ts';
import { changeCheckout, updateCheckout } from './update-checkout.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { promoRule, setPromoCode, clearPromoCode, isPromoExpired } from '../promo/promo-code.ts';
import type { Handlers } from '../../platform/handler.ts';

/** Handlers of promo codes in the checkout. */
export const promoHandlers = {
  /** Applies a promo code; an invalid code leaves the applied one unchanged. TENDER-19 */
  applyPromoCode: async (call) => {
    const { input, shopper, site, ctx } = call;
    if (!(await consumeRateLimit(ctx, shopper, promoRule))) return tooManyRequests;
    let promoErrorMessage = '';
    const response = await changeCheckout(call, async ({ tx, cart, priced: lines }) => {
      promoErrorMessage = await setPromoCode({ tx, cart, lines, site, ctx }, input.promoCode);
      return undefined;
    });
    return response instanceof ErrorResponse ? response : { ...response, promoErrorMessage };
  },

  /** Removes the promo code from the checkout; succeeds without one. TENDER-21 */
  removePromoCode: (call) =>
    changeCheckout(call, async ({ tx, cart }) => {
      await clearPromoCode(tx, cart);
      return undefined;
    }),

  /** Removes a code that has expired or was withdrawn since the review. TENDER-20, CHK-13 */
  verifyPromoCode: (call) =>
    updateCheckout(call, async ({ tx, cart, promo, priced }) => {
      if (cart.promoCode === '') return { message: promoRemovedSignal };
      const isWithdrawn = promo?.isWithdrawn === true && cart.step === stepIndex.review;
      if (!promo || !(isWithdrawn || isPromoExpired(promo, priced))) return { message: '' };
      await clearPromoCode(tx, cart);
      return { message: promoRemovedSignal };
    }),
} satisfies Handlers<'promo'>;
