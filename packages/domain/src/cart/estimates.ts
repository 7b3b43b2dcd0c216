import type { CartLineItem } from './cart.ts';

/** When a line arrives and when it can be picked up. CART-23 */
export interface LineEstimate {
  id: string;
  isStorePickupOptionVisible: boolean;
  shippingOption: { edd: string };
  bopsOption: { edd: string; pickupQuantityMessage: string };
}

/** What the backend answers; `null` when it could not find out. CART-24 */
export interface DeliveryEstimates {
  lineItems: readonly LineEstimate[] | null;
}

/** The lines of an estimate; `null` for one that failed. CART-24 */
export function estimatedLines(answer: DeliveryEstimates | { isReset: boolean }): readonly LineEstimate[] | null {
  if ('isReset' in answer && answer.isReset) return null;
  return 'lineItems' in answer ? answer.lineItems : null;
}

/** Replaces the texts of the lines with the same ids; other lines keep theirs. CART-23 */
export function withEstimates(
  lines: readonly CartLineItem[],
  estimates: readonly LineEstimate[],
): readonly CartLineItem[] {
  const byId = new Map(estimates.map((estimate) => [estimate.id, estimate]));
  return lines.map((line) => {
    const fresh = byId.get(line.id);
    if (!fresh) return line;
    const { shippingDeliveryOptions: options } = line;
    return {
      ...line,
      shippingDeliveryOptions: {
        ...options,
        isStorePickupOptionVisible: fresh.isStorePickupOptionVisible,
        shippingOption: { ...options.shippingOption, edd: fresh.shippingOption.edd },
        bopsOption: fresh.bopsOption,
      },
    };
  });
}

/** When a line comes by the way that was chosen for it. CART-17 */
export function chosenEdd({ shippingDeliveryOptions: options }: Pick<CartLineItem, 'shippingDeliveryOptions'>): string {
  return options.selectedShipOption === 'pickup' ? options.bopsOption.edd : options.shippingOption.edd;
}
