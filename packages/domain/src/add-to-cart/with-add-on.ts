import type { CartConfirmation, ConfirmedItem } from './cart-confirmation.ts';

const isSame = (one: ConfirmedItem, other: ConfirmedItem) =>
  one.sku === other.sku &&
  one.options.length === other.options.length &&
  one.options.every(({ text }, index) => text === other.options[index]?.text);

/** A confirmation that counts in an add-on added from it: its items join the list, quantities add up, the cart is as it is now. CONF-21, CONF-22 */
export function withAddOn(confirmation: CartConfirmation, addOn: CartConfirmation): CartConfirmation {
  const items = addOn.items.reduce<readonly ConfirmedItem[]>((list, item) => {
    const isKnown = list.some((known) => isSame(known, item));
    if (!isKnown) return [...list, item];
    return list.map((known) => (isSame(known, item) ? { ...known, quantity: known.quantity + item.quantity } : known));
  }, confirmation.items);
  return { ...addOn, items, addedItemCount: confirmation.addedItemCount + addOn.addedItemCount };
}
