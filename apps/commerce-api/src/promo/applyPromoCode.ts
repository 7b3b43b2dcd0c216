import type { applyPromoCode as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { Refused } from '../http/refused.ts';
import { changeCheckout } from '../order/change-checkout.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import { promoRule } from './applyPromo.ts';
import { applyCode } from './judge-code.ts';

/** A code that is refused leaves the one before in force. TENDER-19 */
export const applyPromoCode: Handler<typeof endpoint> = async (call) => {
  const { input, shopper, site, world } = call;
  if (!(await isWithinRate(world, shopper, promoRule))) return tooMany;
  let promoErrorMessage = '';
  const answer = await changeCheckout(call, async ({ tx, basket, priced: lines }) => {
    promoErrorMessage = await applyCode({ tx, basket, lines, site, world }, input.promoCode);
    return undefined;
  });
  return answer instanceof Refused ? answer : { ...answer, promoErrorMessage };
};
