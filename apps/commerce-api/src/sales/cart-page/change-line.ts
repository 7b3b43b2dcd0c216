import type { HandlerArgs } from '../../platform/handler.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockCart, type CartLineItemRow, type CartWithLines } from '../cart/cart.queries.ts';
import { cartMessages } from '../cart/messages.ts';

export type CartChange = { isSuccess: true } | { isSuccess: false; errorMessage: string };

export const changed: CartChange = { isSuccess: true };
export const unchanged = (errorMessage: string): CartChange => ({ isSuccess: false, errorMessage });

/** A line of the shopper's own cart with what a change of it needs. */
export interface LineChange extends CartWithLines {
  tx: Database;
  line: CartLineItemRow;
}

/** Finds and locks a line in the shopper's cart and applies a change. */
export async function changeLine(
  { input, shopper, ctx, site }: HandlerArgs<{ id: string }>,
  change: (given: LineChange) => Promise<CartChange>,
): Promise<CartChange> {
  const session = await shopper.session();
  if (!session) return unchanged(cartMessages.gone);
  return ctx.inTransaction(async (tx) => {
    const found = await lockCart(tx, session, site);
    const line = found?.lines.find(({ id }) => id === input.id);
    return found && line ? change({ ...found, tx, line }) : unchanged(cartMessages.gone);
  });
}
