import type { acknowledgeChanges as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { lockCart } from './cart.ts';
import { changed } from './change-line.ts';
import { readPricedLines } from './priced-lines.ts';
import { cartLineItems } from './tables.ts';

/** Stores the current prices and stock as seen, so that lines report only later changes. */
export const acknowledgeChanges: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
  const session = await shopper.session();
  await ctx.inTransaction(async (tx) => {
    const found = await lockCart(tx, session, site);
    for (const { line, item, unitPrice, available } of await readPricedLines(tx, found?.lines ?? [], site)) {
      const lastSeenPriceCents = item ? unitPrice : line.lastSeenPriceCents;
      const lastSeenStock = available < line.quantity ? available : null;
      if (lastSeenPriceCents === line.lastSeenPriceCents && lastSeenStock === line.lastSeenStock) continue;
      await tx.update(cartLineItems).set({ lastSeenPriceCents, lastSeenStock }).where(eq(cartLineItems.id, line.id));
    }
  });
  return changed;
};
