import type { CartLineItemRow } from './cart.queries.ts';

/** Returns the total quantity in the cart, excluding lines saved for later. */
export function itemCount(lines: readonly Pick<CartLineItemRow, 'quantity' | 'isSaved'>[]): number {
  return lines.reduce((count, { quantity, isSaved }) => (isSaved ? count : count + quantity), 0);
}
