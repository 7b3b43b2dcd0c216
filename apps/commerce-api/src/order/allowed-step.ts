import { checkAddress, type Cents, type Site } from '@settee/domain';
import type { Basket } from '../cart/basket.ts';
import { chargesOf, type BasketCard } from '../payment/payment-data-of.ts';

/** A step that a checkout can be moved to. ROUTE-09 */
export type MovableStep = 1 | 2 | 3 | 4;

/** What a checkout's step goes by. */
interface Placed {
  basket: Basket;
  cards: readonly BasketCard[];
  /** Left for the cards, in cents. */
  due: Cents;
}

/** The furthest step that what was saved so far allows. */
export function allowedStep({ basket, cards, due }: Placed, site: Site): MovableStep {
  const { shippingAddress } = basket;
  if (!shippingAddress || Object.keys(checkAddress(shippingAddress, site.siteCulture)).length > 0) return 1;
  if (!basket.isGiftOptionsSaved) return 2;
  return chargesOf(cards, due) ? 4 : 3;
}

const steps: readonly MovableStep[] = [1, 2, 3, 4];

/** Where a checkout stands: no further than it was moved to, and than it is allowed. */
export function presentStep(placed: Placed, site: Site): MovableStep {
  const allowed = allowedStep(placed, site);
  return steps.findLast((step) => step <= Math.min(placed.basket.step, allowed)) ?? 1;
}
