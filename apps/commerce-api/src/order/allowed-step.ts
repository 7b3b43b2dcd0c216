import { checkAddress, type Site } from '@settee/domain';
import type { Basket } from '../cart/basket.ts';
import { chargesOf, type Paid } from '../payment/payment-data-of.ts';

/** A step that a checkout can be moved to. ROUTE-09 */
export type MovableStep = 1 | 2 | 3 | 4;

/** What a checkout's step goes by. */
interface Placed extends Paid {
  basket: Basket;
}

/** The furthest step that what was saved so far allows. */
export function allowedStep(placed: Placed, site: Site): MovableStep {
  const { basket } = placed;
  const { shippingAddress } = basket;
  if (!shippingAddress || Object.keys(checkAddress(shippingAddress, site.siteCulture)).length > 0) return 1;
  if (!basket.isGiftOptionsSaved) return 2;
  return chargesOf(placed) ? 4 : 3;
}

const steps: readonly MovableStep[] = [1, 2, 3, 4];

/** Where a checkout stands: no further than it was moved to, and than it is allowed. */
export function presentStep(placed: Placed, site: Site): MovableStep {
  const allowed = allowedStep(placed, site);
  return steps.findLast((step) => step <= Math.min(placed.basket.step, allowed)) ?? 1;
}
