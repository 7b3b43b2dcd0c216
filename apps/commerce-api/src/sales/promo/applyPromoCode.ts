import type { applyPromoCode as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { ErrorResponse } from '../../platform/http/error-response.ts';
import { changeCheckout } from '../order/update-checkout.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { promoRule } from './applyPromo.ts';
import { setPromoCode } from './promo-code.ts';

/** Applies a promo code; an invalid code leaves the applied one unchanged. TENDER-19 */
export const applyPromoCode: Handler<typeof endpoint> = async (call) => {
  const { input, shopper, site, ctx } = call;
  if (!(await consumeRateLimit(ctx, shopper, promoRule))) return tooManyRequests;
  let promoErrorMessage = '';
  const response = await changeCheckout(call, async ({ tx, cart, priced: lines }) => {
    promoErrorMessage = await setPromoCode({ tx, cart, lines, site, ctx }, input.promoCode);
    return undefined;
  });
  return response instanceof ErrorResponse ? response : { ...response, promoErrorMessage };
};
