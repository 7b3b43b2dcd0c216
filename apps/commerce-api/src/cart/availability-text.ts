import { cartMessages } from './messages.ts';

const fewLeft = 5;

/** How availability reads; what is made to order is not counted. */
export function availabilityText(inStock: number, isMadeToOrder: boolean): string {
  if (inStock === 0) return cartMessages.outOfStock;
  if (isMadeToOrder) return cartMessages.madeToOrder;
  return inStock <= fewLeft ? cartMessages.left(inStock) : cartMessages.inStock;
}
