import type { ConfiguredItem } from '../options/resolve-configured-item.ts';
import { findPrebuiltStock } from '../quick-ship/prebuilt-stock.ts';
import { availabilityMessages } from './messages.ts';

const fewLeft = 5;

/** How availability reads; what is made to order is not counted. */
export function availabilityText(inStock: number, isMadeToOrder: boolean): string {
  if (inStock === 0) return availabilityMessages.outOfStock;
  if (isMadeToOrder) return availabilityMessages.madeToOrder;
  return inStock <= fewLeft ? availabilityMessages.left(inStock) : availabilityMessages.inStock;
}

/** How it reads for so many of an item; what lies made in its choices is counted. */
export function itemAvailabilityText(item: ConfiguredItem, quantity: number): string {
  const made = findPrebuiltStock(item, quantity);
  return made ? availabilityText(made.stock, false) : availabilityText(item.inStock, item.chosen.length > 0);
}
