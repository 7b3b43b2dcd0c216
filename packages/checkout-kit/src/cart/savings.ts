import type { CartLineItem, Cents } from '@settee/domain';

/** Savings of a cart, in cents: sale prices against regular prices, and the promo code. */
export function getSavings(lines: readonly CartLineItem[], discount: Cents): Cents {
  const onSale = lines
    .filter(({ isRemoved }) => !isRemoved)
    .reduce((sum, { priceQuantityTotals: { quantity, unitPrice, regularUnitPrice } }) => {
      return sum + Math.max(regularUnitPrice - unitPrice, 0) * quantity;
    }, 0);
  return onSale + Math.abs(discount);
}
