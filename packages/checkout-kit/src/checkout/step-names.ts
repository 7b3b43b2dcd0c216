import type { CheckoutState, CheckoutStep } from '@settee/domain';
import type { OrderMessages } from '../order/messages.ts';

/** Names of the checkout's steps. */
export interface StepNames {
  /** For the title of a step. */
  full: Record<CheckoutStep, string>;
  /** For the step list. */
  short: Record<CheckoutStep, string>;
}

/** Names of the steps; those of a pickup when every item is picked up at a store. ROUTE-09, SHIP-01 */
export function getStepNames(
  { shippingOptions: { recipients } }: Pick<CheckoutState, 'shippingOptions'>,
  labels: Pick<OrderMessages, 'stepNames' | 'shortStepNames' | 'pickupStepNames' | 'pickupShortStepNames'>,
): StepNames {
  const { stepNames, shortStepNames, pickupStepNames, pickupShortStepNames } = labels;
  const isPickupOnly = recipients.length > 0 && recipients.every(({ pickupStore }) => pickupStore !== null);
  if (!isPickupOnly) return { full: stepNames, short: shortStepNames };
  return { full: { ...stepNames, ...pickupStepNames }, short: { ...shortStepNames, ...pickupShortStepNames } };
}
