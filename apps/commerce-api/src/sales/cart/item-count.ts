import type { CartLineItemRow } from './cart.ts';

/** How many pieces the cart holds, without those saved for later. */
export function itemCount(lines: readonly Pick<CartLineItemRow, 'quantity' | 'isSaved'>[]): number {
  return lines.reduce((count, { quantity, isSaved }) => (isSaved ? count : count + quantity), 0);
}
