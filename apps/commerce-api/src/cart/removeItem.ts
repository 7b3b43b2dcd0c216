import type { removeItem as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../handler.ts';
import { lockBasket } from './basket.ts';
import { changed, changeLine } from './change-line.ts';
import { donationOffered } from './donation-of.ts';
import { basketLines, baskets } from './tables.ts';

/** A donation is taken out by its id as a line is. CART-13 */
export const removeItem: Handler<typeof endpoint> = async (call) => {
  const { input, shopper, world, site } = call;
  if (input.id === donationOffered(site)?.id) {
    const session = await shopper.session();
    await world.inTransaction(async (tx) => {
      const found = await lockBasket(tx, session, site);
      if (found) await tx.update(baskets).set({ donation: null }).where(eq(baskets.id, found.basket.id));
    });
    return changed;
  }
  return changeLine(call, async ({ tx, line }) => {
    await tx.delete(basketLines).where(eq(basketLines.id, line.id));
    return changed;
  });
};
