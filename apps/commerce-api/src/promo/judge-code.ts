import { isPromoOver, promoKey, type Site } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { Basket } from '../cart/basket.ts';
import type { PricedLine } from '../cart/priced-lines.ts';
import { baskets } from '../cart/tables.ts';
import type { Database } from '../world/database.ts';
import type { World } from '../world/world.ts';
import { promoMessage } from './promo-messages.ts';
import { promoOf, promoProblem, type PromoInUse } from './promo-of.ts';

interface Given {
  tx: Database;
  basket: Basket;
  lines: readonly PricedLine[];
  site: Site;
  world: World;
}

/** Puts a code in force, or says why not; the one before stays then. CART-21, TENDER-19 */
export async function applyCode({ tx, basket, lines, site, world }: Given, typed: string): Promise<string> {
  const promoCode = promoKey(typed);
  const promo = await promoOf(tx, { ...basket, promoCode }, site, world);
  const problem = promo && promoProblem(promo, lines);
  if (promo && problem) return promoMessage(problem, promo);
  await tx.update(baskets).set({ promoCode }).where(eq(baskets.id, basket.id));
  return '';
}

/** Takes the code in force out. CART-22, TENDER-21 */
export async function dropCode(tx: Database, { id }: Pick<Basket, 'id'>): Promise<void> {
  await tx.update(baskets).set({ promoCode: '' }).where(eq(baskets.id, id));
}

/** Whether a code will not come back into force by what the shopper does. CHK-13 */
export function isCodeOver(promo: PromoInUse, lines: readonly PricedLine[]): boolean {
  return isPromoOver(promoProblem(promo, lines));
}
