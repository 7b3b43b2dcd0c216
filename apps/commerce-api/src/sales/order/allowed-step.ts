import { validateAddress, type ShopSite, type TopLevelDomain } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { Cart } from '../cart/cart.queries.ts';
import { isBillingNeeded, isNothingShipped, type RecipientLines } from '../cart/recipients.ts';
import type { FullSlots } from '../delivery/delivery-slots.ts';
import type { RecipientBill } from '../totals/order-totals.ts';
import { getDeliveryMode } from '../totals/service-levels.ts';
import { hasTakenSlot } from './order-slots.ts';
import { getCardCharges, type CardPayment } from '../payment/payment-data.ts';

/** A step that a checkout can be moved to. ROUTE-09 */
export type CheckoutStepNumber = 1 | 2 | 3 | 4;

/** Data that determines the checkout step. */
interface Placed extends CardPayment {
  cart: Cart;
  recipients: readonly RecipientBill[];
  fullSlots: FullSlots;
  now: Date;
}

/** Whether some of the lines can't go to a PO box. DELIV-12 */
export const hasLargeItems = (lines: RecipientLines['lines']) =>
  lines.some((line) => getDeliveryMode(line) === 'inHome');

/** Returns true when every address is valid; a store pickup or emailed gift card needs a contact only if nothing is shipped. */
function isShippingComplete(
  recipients: readonly RecipientLines[],
  { siteCulture }: ShopSite,
  topLevelDomain: TopLevelDomain,
): boolean {
  const isPickup = isNothingShipped(recipients);
  return recipients.every(({ recipient: { kind, address }, lines }) => {
    if (kind === 'pickup' && !isPickup) return true;
    const rules = { purpose: kind, isPoBoxAllowed: !hasLargeItems(lines), topLevelDomain };
    return address !== null && Object.keys(validateAddress(address, siteCulture, rules)).length === 0;
  });
}

/** The furthest step that what was saved so far allows. */
export function getMaxAllowedStep(
  placed: Placed,
  site: ShopSite,
  ctx: Pick<Context, 'clock' | 'config'>,
): CheckoutStepNumber {
  const { cart, recipients } = placed;
  if (!isShippingComplete(recipients, site, ctx.config.emailDomains)) return 1;
  if (!cart.isGiftOptionsSaved || hasTakenSlot(placed, site)) return 2;
  const isBillingKnown = cart.billingAddress !== null || !isBillingNeeded(recipients);
  return isBillingKnown && getCardCharges(placed) ? 4 : 3;
}

const steps: readonly CheckoutStepNumber[] = [1, 2, 3, 4];

/** Returns the current checkout step, limited by the step moved to and the step allowed. */
export function getCurrentStep(
  placed: Placed,
  site: ShopSite,
  ctx: Pick<Context, 'clock' | 'config'>,
): CheckoutStepNumber {
  const allowed = getMaxAllowedStep(placed, site, ctx);
  return steps.findLast((step) => step <= Math.min(placed.cart.step, allowed)) ?? 1;
}
