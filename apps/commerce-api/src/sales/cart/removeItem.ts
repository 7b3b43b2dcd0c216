import type { removeItem as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { lockCart } from './cart.ts';
import { changed, changeLine } from './change-line.ts';
import { donationOffered } from './to-donation.ts';
import { cartLineItems, carts } from './tables.ts';

/** A donation is taken out by its id as a line is. CART-13 */
export const removeItem: Handler<typeof endpoint> = async (call) => {
  const { input, shopper, ctx, site } = call;
  if (input.id === donationOffered(site)?.id) {
    const session = await shopper.session();
    await ctx.inTransaction(async (tx) => {
      const found = await lockCart(tx, session, site);
      if (found) await tx.update(carts).set({ donation: null }).where(eq(carts.id, found.cart.id));
    });
    return changed;
  }
  return changeLine(call, async ({ tx, line }) => {
    await tx.delete(cartLineItems).where(eq(cartLineItems.id, line.id));
    return changed;
  });
};
