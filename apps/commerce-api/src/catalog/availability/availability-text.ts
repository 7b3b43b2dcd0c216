import type { ConfiguredItem } from '../options/resolve-configured-item.ts';
import { findPrebuiltStock } from '../quick-ship/prebuilt-stock.ts';
import { cartMessages } from '../../sales/cart/messages.ts';

const fewLeft = 5;

/** How availability reads; what is made to order is not counted. */
export function availabilityText(inStock: number, isMadeToOrder: boolean): string {
  if (inStock === 0) return cartMessages.outOfStock;
  if (isMadeToOrder) return cartMessages.madeToOrder;
  return inStock <= fewLeft ? cartMessages.left(inStock) : cartMessages.inStock;
}

/** How it reads for so many of an item; what lies made in its choices is counted. */
export function itemAvailabilityText(item: ConfiguredItem, quantity: number): string {
  const made = findPrebuiltStock(item, quantity);
  return made ? availabilityText(made.stock, false) : availabilityText(item.inStock, item.chosen.length > 0);
}
