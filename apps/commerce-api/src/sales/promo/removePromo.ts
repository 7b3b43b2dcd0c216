import type { removePromo as endpoint } from '@settee/contract';
import { lockCart } from '../cart/cart.ts';
import type { Handler } from '../../platform/handler.ts';
import { clearPromoCode } from './promo-code.ts';

/** CART-22 */
export const removePromo: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
  const session = await shopper.session();
  await ctx.inTransaction(async (tx) => {
    const found = await lockCart(tx, session, site);
    if (found) await clearPromoCode(tx, found.cart);
  });
  return { isSuccess: true };
};
