import type { applyZip as endpoint } from '@settee/contract';
import { validateZipPanelCode } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { getOrCreateCartForUpdate } from './cart.ts';
import { changed, unchanged } from './change-line.ts';
import { cartMessages } from './messages.ts';
import { carts } from './tables.ts';

/** Saves the postal code used for estimates. CART-20 */
export const applyZip: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  const zipCode = input.zipCode.trim().toUpperCase();
  const isShaped = validateZipPanelCode(zipCode, site.siteCulture) === null;
  if (!isShaped || ctx.addresses.regionOf(zipCode, site.siteCulture) === null) return unchanged(cartMessages.badZip);
  const session = await shopper.getOrCreateSession();
  await ctx.inTransaction(async (tx) => {
    const { cart } = await getOrCreateCartForUpdate(tx, ctx, session, site);
    await tx.update(carts).set({ zipCode }).where(eq(carts.id, cart.id));
  });
  return changed;
};
