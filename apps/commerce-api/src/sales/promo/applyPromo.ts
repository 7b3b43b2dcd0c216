import type { applyPromo as endpoint } from '@settee/contract';
import { lockCart } from '../cart/cart.ts';
import { cartMessages } from '../cart/messages.ts';
import { inCart, readPricedLines } from '../cart/priced-lines.ts';
import type { Handler } from '../../platform/handler.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { setPromoCode } from './promo-code.ts';

/** Rate limit against guessing of promo codes. */
export const promoRule = { name: 'promo', seconds: 600, perSession: 60, perAddress: 600 };

const refused = (promoErrorMessage: string, cartErrorMessage = '') => ({
  isSuccess: false as const,
  promoErrorMessage,
  cartErrorMessage,
});

/** Applies a promo code; an invalid code leaves the applied one unchanged. CART-21 */
export const applyPromo: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  if (!(await consumeRateLimit(ctx, shopper, promoRule))) return tooManyRequests;
  const session = await shopper.session();
  return ctx.inTransaction(async (tx) => {
    const found = await lockCart(tx, session, site);
    const lines = inCart(await readPricedLines(tx, found?.lines ?? [], site));
    if (!found || lines.length === 0) return refused('', cartMessages.empty);
    const problem = await setPromoCode({ tx, cart: found.cart, lines, site, ctx }, input.promoCode);
    return problem === '' ? { isSuccess: true as const } : refused(problem);
  });
};
