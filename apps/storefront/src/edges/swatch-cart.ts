import {
  parseSwatchCart,
  setInSwatchCart,
  swatchCartCookie,
  type SwatchSelection,
  writeSwatchCart,
} from '@settee/domain';
import { getCookie, setCookie } from './cookies.ts';

type Listener = (cart: SwatchSelection) => void;

const { name, days } = swatchCartCookie;
const listeners = new Set<Listener>();

/** Returns the swatch cart of this browser; empty without cookies. FABRIC-13 */
export function swatchCart(): SwatchSelection {
  return parseSwatchCart(getCookie(name));
}

/** Saves the swatch cart for seven days; an empty one deletes the cookie. FABRIC-13, FABRIC-14 */
export function saveSwatchCart(cart: SwatchSelection): void {
  setCookie(name, writeSwatchCart(cart), cart.length > 0 ? days * 86_400 : 0);
  for (const listener of listeners) listener(cart);
}

/** Adds or removes a swatch; rereads the cart first, since another tab may have written. FABRIC-09 */
export function updateSwatchCart(choiceCode: number, isIn: boolean): void {
  const before = swatchCart();
  const after = setInSwatchCart(before, choiceCode, isIn);
  if (after !== before) saveSwatchCart(after);
}

/** Subscribes to changes in this tab, and to those of other tabs on focus; returns the unsubscribe function. */
export function subscribeToSwatchCart(listener: Listener): () => void {
  const notify = () => listener(swatchCart());
  listeners.add(listener);
  addEventListener('focus', notify);
  addEventListener('pageshow', notify);
  document.addEventListener('visibilitychange', notify);
  return () => {
    listeners.delete(listener);
    removeEventListener('focus', notify);
    removeEventListener('pageshow', notify);
    document.removeEventListener('visibilitychange', notify);
  };
}
