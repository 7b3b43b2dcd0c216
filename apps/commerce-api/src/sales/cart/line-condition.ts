import { and, eq, inArray } from 'drizzle-orm';
import type { CartLineItemRow } from './cart.ts';
import { cartLineItems } from './tables.ts';

/** Lines of one basket. The basket identifies the shopper. docs/scale.md */
export const areLines = (basketId: string, ids: readonly string[]) =>
  and(eq(cartLineItems.basketId, basketId), inArray(cartLineItems.id, [...ids]));

/** One line of its basket. */
export const isLine = ({ basketId, id }: Pick<CartLineItemRow, 'basketId' | 'id'>) =>
  and(eq(cartLineItems.basketId, basketId), eq(cartLineItems.id, id));
