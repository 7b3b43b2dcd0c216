import type { CartLineItem } from './cart.ts';

/** Delivery and pickup estimates of a line. CART-23 */
export interface LineEstimate {
  id: string;
  isStorePickupOptionVisible: boolean;
  shippingOption: { edd: string };
  bopsOption: { edd: string; pickupQuantityMessage: string };
}

/** Estimates from the backend; `null` when they are unavailable. CART-24 */
export interface DeliveryEstimates {
  lineItems: readonly LineEstimate[] | null;
}

/** The lines of an estimate; `null` for one that failed. CART-24 */
export function estimatedLines(response: DeliveryEstimates | { isReset: boolean }): readonly LineEstimate[] | null {
  if ('isReset' in response && response.isReset) return null;
  return 'lineItems' in response ? response.lineItems : null;
}

/** Replaces the estimates of lines with matching ids; other lines are unchanged. CART-23 */
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

/** Returns the delivery estimate for the selected ship method of a line. CART-17 */
export function chosenEdd({ shippingDeliveryOptions: options }: Pick<CartLineItem, 'shippingDeliveryOptions'>): string {
  return options.selectedShipOption === 'pickup' ? options.bopsOption.edd : options.shippingOption.edd;
}
