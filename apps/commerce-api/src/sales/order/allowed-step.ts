import { validateAddress, type Site } from '@settee/domain';
import type { Cart } from '../cart/cart.ts';
import { getCardCharges, type CardPayment } from '../payment/payment-data.ts';

/** A step that a checkout can be moved to. ROUTE-09 */
export type CheckoutStepNumber = 1 | 2 | 3 | 4;

/** Data that determines the checkout step. */
interface Placed extends CardPayment {
  cart: Cart;
}

/** The furthest step that what was saved so far allows. */
export function getMaxAllowedStep(placed: Placed, site: Site): CheckoutStepNumber {
  const { cart } = placed;
  const { shippingAddress } = cart;
  if (!shippingAddress || Object.keys(validateAddress(shippingAddress, site.siteCulture)).length > 0) return 1;
  if (!cart.isGiftOptionsSaved) return 2;
  return getCardCharges(placed) ? 4 : 3;
}

const steps: readonly CheckoutStepNumber[] = [1, 2, 3, 4];

/** Returns the current checkout step, limited by the step moved to and the step allowed. */
export function getCurrentStep(placed: Placed, site: Site): CheckoutStepNumber {
  const allowed = getMaxAllowedStep(placed, site);
  return steps.findLast((step) => step <= Math.min(placed.cart.step, allowed)) ?? 1;
}
