import type { applyZip as endpoint } from '@settee/contract';
import { checkZipPanelCode } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { Handler } from '../handler.ts';
import { lockOrMakeBasket } from './basket.ts';
import { changed, unchanged } from './change-line.ts';
import { cartMessages } from './messages.ts';
import { baskets } from './tables.ts';

/** Keeps the postal code that estimates go by. CART-20 */
export const applyZip: Handler<typeof endpoint> = async ({ input, shopper, world, site }) => {
  const zipCode = input.zipCode.trim().toUpperCase();
  const isShaped = checkZipPanelCode(zipCode, site.siteCulture) === null;
  if (!isShaped || world.addresses.regionOf(zipCode, site.siteCulture) === null) return unchanged(cartMessages.badZip);
  const session = await shopper.begin();
  await world.inTransaction(async (tx) => {
    const { basket } = await lockOrMakeBasket(tx, world, session, site);
    await tx.update(baskets).set({ zipCode }).where(eq(baskets.id, basket.id));
  });
  return changed;
};
