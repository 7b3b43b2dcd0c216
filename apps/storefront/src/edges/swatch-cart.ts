import {
  parseSwatchCart,
  setInSwatchCart,
  swatchCartCookie,
  type SwatchSelection,
  writeSwatchCart,
} from '@settee/domain';

type Hear = (cart: SwatchSelection) => void;

const { name, days } = swatchCartCookie;
const hearers = new Set<Hear>();

/** The swatch cart of this browser; empty where it keeps nothing. FABRIC-13 */
export function swatchCart(): SwatchSelection {
  const [, text = ''] = new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(document.cookie) ?? [];
  return parseSwatchCart(text);
}

/** Keeps the swatch cart for another seven days; an empty one leaves no cookie. FABRIC-13, FABRIC-14 */
export function saveSwatchCart(cart: SwatchSelection): void {
  const seconds = cart.length > 0 ? days * 86_400 : 0;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${writeSwatchCart(cart)}; path=/; max-age=${seconds}; samesite=lax${secure}`;
  for (const hear of hearers) hear(cart);
}

/** Puts a swatch into the cart or takes it out; read anew first, since another tab may have written. FABRIC-09 */
export function updateSwatchCart(choiceCode: number, isIn: boolean): void {
  const before = swatchCart();
  const after = setInSwatchCart(before, choiceCode, isIn);
  if (after !== before) saveSwatchCart(after);
}

/** Hears of changes made here, and of those made elsewhere as soon as one comes back to this tab; answers how to stop. */
export function subscribeToSwatchCart(hear: Hear): () => void {
  const look = () => hear(swatchCart());
  hearers.add(hear);
  addEventListener('focus', look);
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    hearers.delete(hear);
    removeEventListener('focus', look);
    removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
