import type { applyPromo as endpoint } from '@settee/contract';
import { promoKey } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { lockBasket } from '../cart/basket.ts';
import { cartMessages } from '../cart/messages.ts';
import { inCart, readPricedLines } from '../cart/priced-lines.ts';
import { baskets } from '../cart/tables.ts';
import type { Handler } from '../handler.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import { promoMessage } from './promo-messages.ts';
import { promoOf, promoProblem } from './promo-of.ts';

/** Nobody needs to guess codes by the hundred. */
const rule = { name: 'promo', seconds: 600, perSession: 60, perAddress: 600 };

const refused = (promoErrorMessage: string, cartErrorMessage = '') => ({
  isSuccess: false as const,
  promoErrorMessage,
  cartErrorMessage,
});

/** A code that is refused leaves the one before in force. CART-21 */
export const applyPromo: Handler<typeof endpoint> = async ({ input, shopper, world, site }) => {
  if (!(await isWithinRate(world, shopper, rule))) return tooMany;
  const session = await shopper.session();
  const promoCode = promoKey(input.promoCode);
  return world.inTransaction(async (tx) => {
    const found = await lockBasket(tx, session, site);
    const lines = inCart(await readPricedLines(tx, found?.lines ?? [], site));
    if (!found || lines.length === 0) return refused('', cartMessages.empty);
    const promo = await promoOf(tx, { ...found.basket, promoCode }, site, world);
    const problem = promo && promoProblem(promo, lines);
    if (promo && problem) return refused(promoMessage(problem, promo));
    await tx.update(baskets).set({ promoCode }).where(eq(baskets.id, found.basket.id));
    return { isSuccess: true as const };
  });
};
