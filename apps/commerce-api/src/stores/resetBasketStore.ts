import type { resetBasketStore as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { lockBasket } from '../cart/basket.ts';
import { baskets } from '../cart/tables.ts';
import type { Handler } from '../handler.ts';

/** The nearest store counts again; lines that a store already keeps stay there. STORE-05 */
export const resetBasketStore: Handler<typeof endpoint> = async ({ shopper, world, site }) => {
  const session = await shopper.session();
  await world.inTransaction(async (tx) => {
    const found = await lockBasket(tx, session, site);
    if (found) await tx.update(baskets).set({ pickupStoreId: null }).where(eq(baskets.id, found.basket.id));
  });
  return {};
};
