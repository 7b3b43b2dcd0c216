import type { ConfiguredItem } from '../options/resolve-configured-item.ts';
import { findPrebuiltStock } from './prebuilt-stock.ts';
import { availabilityMessages } from './messages.ts';

const fewLeft = 5;

/** Formats the availability of a stock quantity; a made-to-order product has none. */
export function availabilityText(inStock: number, isMadeToOrder: boolean): string {
  if (inStock === 0) return availabilityMessages.outOfStock;
  if (isMadeToOrder) return availabilityMessages.madeToOrder;
  return inStock <= fewLeft ? availabilityMessages.left(inStock) : availabilityMessages.inStock;
}

/** Formats the availability for a requested quantity; prebuilt stock counts. */
export function itemAvailabilityText(item: ConfiguredItem, quantity: number): string {
  const made = findPrebuiltStock(item, quantity);
  return made ? availabilityText(made.stock, false) : availabilityText(item.inStock, item.chosen.length > 0);
}
