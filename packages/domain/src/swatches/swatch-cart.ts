import { maxSwatches } from './limits.ts';
import { validateSwatch, isSelectionFull, type SwatchSelection } from './selection.ts';

/** Name of the swatch cart cookie and its lifetime in days since the last change. FABRIC-13, FABRIC-14 */
export const swatchCartCookie = { name: 'addedCartSwatches', days: 7 } as const;

/** The swatches of a cart, in the order they were added: what the cookie holds. FABRIC-13 */
export function writeSwatchCart(cart: SwatchSelection): string {
  return cart.join('-');
}

/** Parses such a text; drops invalid choice codes and those over the limit of an order. FABRIC-12, FABRIC-13 */
export function parseSwatchCart(text: string): SwatchSelection {
  const codes = text
    .slice(0, 200)
    .split('-')
    .filter((part) => /^\d{1,9}$/.test(part));
  return [...new Set(codes.map(Number))].slice(0, maxSwatches);
}

/** Puts a swatch into the cart or takes it out; one beyond five adds nothing and leaves the cart the same. FABRIC-09, FABRIC-12 */
export function setInSwatchCart(cart: SwatchSelection, choiceCode: number, isIn: boolean): SwatchSelection {
  if (isIn === cart.includes(choiceCode) || (isIn && isSelectionFull(cart))) return cart;
  return validateSwatch(cart, choiceCode, isIn);
}

/** Adds a swatch that is not in the cart and removes one that is. FABRIC-09 */
export function toggleInSwatchCart(cart: SwatchSelection, choiceCode: number): SwatchSelection {
  return setInSwatchCart(cart, choiceCode, !cart.includes(choiceCode));
}
