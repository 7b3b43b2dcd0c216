import type { applyPromo as endpoint } from '@settee/contract';
import { lockBasket } from '../cart/basket.ts';
import { cartMessages } from '../cart/messages.ts';
import { inCart, readPricedLines } from '../cart/priced-lines.ts';
import type { Handler } from '../handler.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import { applyCode } from './judge-code.ts';

/** Nobody needs to guess codes by the hundred. */
export const promoRule = { name: 'promo', seconds: 600, perSession: 60, perAddress: 600 };

const refused = (promoErrorMessage: string, cartErrorMessage = '') => ({
  isSuccess: false as const,
  promoErrorMessage,
  cartErrorMessage,
});

/** A code that is refused leaves the one before in force. CART-21 */
export const applyPromo: Handler<typeof endpoint> = async ({ input, shopper, world, site }) => {
  if (!(await isWithinRate(world, shopper, promoRule))) return tooMany;
  const session = await shopper.session();
  return world.inTransaction(async (tx) => {
    const found = await lockBasket(tx, session, site);
    const lines = inCart(await readPricedLines(tx, found?.lines ?? [], site));
    if (!found || lines.length === 0) return refused('', cartMessages.empty);
    const problem = await applyCode({ tx, basket: found.basket, lines, site, world }, input.promoCode);
    return problem === '' ? { isSuccess: true as const } : refused(problem);
  });
};
