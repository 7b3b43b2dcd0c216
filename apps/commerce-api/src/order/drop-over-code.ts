import type { Site } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { baskets } from '../cart/tables.ts';
import type { Database } from '../world/database.ts';
import type { World } from '../world/world.ts';
import { readCheckout, type Checkout } from './checkout-view.ts';

/** Takes out a code that is over. The shopper is told to check the new total, so the next press accepts that. CHK-13, ORDER-07 */
export async function dropOverCode(tx: Database, checkout: Checkout, site: Site, world: World): Promise<void> {
  const basket = { ...checkout.basket, promoCode: '' };
  const { fingerprint } = await readCheckout(tx, { basket, lines: checkout.lines }, site, world);
  const reviewed = basket.reviewed === '' ? '' : fingerprint;
  await tx.update(baskets).set({ promoCode: '', reviewed }).where(eq(baskets.id, basket.id));
}
