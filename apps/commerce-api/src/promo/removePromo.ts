import type { removePromo as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { lockBasket } from '../cart/basket.ts';
import { baskets } from '../cart/tables.ts';
import type { Handler } from '../handler.ts';

/** CART-22 */
export const removePromo: Handler<typeof endpoint> = async ({ shopper, world, site }) => {
  const session = await shopper.session();
  await world.inTransaction(async (tx) => {
    const found = await lockBasket(tx, session, site);
    if (found) await tx.update(baskets).set({ promoCode: '' }).where(eq(baskets.id, found.basket.id));
  });
  return { isSuccess: true };
};
