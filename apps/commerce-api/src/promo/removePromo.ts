import type { removePromo as endpoint } from '@settee/contract';
import { lockBasket } from '../cart/basket.ts';
import type { Handler } from '../handler.ts';
import { dropCode } from './judge-code.ts';

/** CART-22 */
export const removePromo: Handler<typeof endpoint> = async ({ shopper, world, site }) => {
  const session = await shopper.session();
  await world.inTransaction(async (tx) => {
    const found = await lockBasket(tx, session, site);
    if (found) await dropCode(tx, found.basket);
  });
  return { isSuccess: true };
};
