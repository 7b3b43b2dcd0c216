import type { Sku } from '@settee/domain';
import type { CartLineItemRow } from './cart.queries.ts';
import { cartMessages } from './messages.ts';

/** Returns the quantity of a SKU in the other lines of the cart. */
export function countInOtherLines(lines: readonly CartLineItemRow[], sku: Sku, but: string | null): number {
  const others = lines.filter((line) => line.sku === sku && !line.isSaved && line.id !== but);
  return others.reduce((count, { quantity }) => count + quantity, 0);
}

/** Returns the message for a quantity above the stock limit; `null` when it is allowed. */
export function getStockLimitMessage(wanted: number, held: number, inStock: number): string | null {
  if (wanted + held <= inStock) return null;
  if (inStock === 0) return cartMessages.noneLeft;
  return held > 0 ? cartMessages.someInCart(inStock, held) : cartMessages.fewLeft(inStock);
}
