import type { addDonation as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { lockCart } from './cart.ts';
import { changed, unchanged } from './change-line.ts';
import { donationOffered } from './to-donation.ts';
import { cartMessages } from './messages.ts';
import { carts } from './tables.ts';

/**
 * Sets the donation of the cart; a new amount replaces the previous one, so a double click donates once. CART-19
 */
export const addDonation: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  const { sku, amount } = input;
  if (donationOffered(site)?.sku !== sku) return unchanged(cartMessages.noDonation);
  const session = await shopper.session();
  return ctx.inTransaction(async (tx) => {
    const found = await lockCart(tx, session, site);
    if (!found?.lines.some(({ isSaved }) => !isSaved)) return unchanged(cartMessages.empty);
    await tx.update(carts).set({ donation: { sku, amount } }).where(eq(carts.id, found.cart.id));
    return changed;
  });
};
