import type { resetBasketStore as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { lockCart } from './cart.ts';
import { carts } from './tables.ts';
import type { Handler } from '../../platform/handler.ts';

/** Resets the pickup store to the nearest one; lines already assigned to a store are unchanged. STORE-05 */
export const resetBasketStore: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
  const session = await shopper.session();
  await ctx.inTransaction(async (tx) => {
    const found = await lockCart(tx, session, site);
    if (found) await tx.update(carts).set({ pickupStoreId: null }).where(eq(carts.id, found.cart.id));
  });
  return {};
};
