import { isPromoOver, promoKey, type ShopSite } from '@settee/domain';
import { type Cart, updateCart } from '../cart/cart.queries.ts';
import type { PricedLine } from '../cart/priced-lines.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import { promoMessage } from './promo-messages.ts';
import { findPromo, promoProblem, type PromoInUse } from './find-promo.ts';

/** Rate limit against guessing of promo codes. */
export const promoRule = { name: 'promo', seconds: 600, perSession: 60, perAddress: 600 };

interface Given {
  tx: Database;
  cart: Cart;
  lines: readonly PricedLine[];
  site: ShopSite;
  ctx: Context;
}

/** Applies a promo code, or returns an error message and leaves the applied code unchanged. CART-21, TENDER-19 */
export async function setPromoCode({ tx, cart, lines, site, ctx }: Given, typed: string): Promise<string> {
  const promoCode = promoKey(typed);
  const promo = await findPromo(tx, { ...cart, promoCode }, site, ctx);
  const problem = promo && promoProblem(promo, lines);
  if (promo && problem) return promoMessage(problem, promo);
  await updateCart(tx, cart, { promoCode });
  return '';
}

/** Removes the applied promo code. CART-22, TENDER-21 */
export async function clearPromoCode(tx: Database, cart: Pick<Cart, 'id'>): Promise<void> {
  await updateCart(tx, cart, { promoCode: '' });
}

/** Returns true when no change by the shopper can make the promo code valid again. CHK-13 */
export function isPromoExpired(promo: PromoInUse, lines: readonly PricedLine[]): boolean {
  return isPromoOver(promoProblem(promo, lines));
}
