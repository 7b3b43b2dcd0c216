import type { acknowledgeChanges as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../handler.ts';
import { lockBasket } from './basket.ts';
import { changed } from './change-line.ts';
import { readPricedLines } from './priced-lines.ts';
import { basketLines } from './tables.ts';

/** From now on lines tell what changes from today's prices and stock. */
export const acknowledgeChanges: Handler<typeof endpoint> = async ({ shopper, world, site }) => {
  const session = await shopper.session();
  await world.inTransaction(async (tx) => {
    const found = await lockBasket(tx, session, site);
    for (const { line, item, unitPrice, available } of await readPricedLines(tx, found?.lines ?? [], site)) {
      const priceWhenAdded = item ? unitPrice : line.priceWhenAdded;
      const seenAvailable = available < line.quantity ? available : null;
      if (priceWhenAdded === line.priceWhenAdded && seenAvailable === line.seenAvailable) continue;
      await tx.update(basketLines).set({ priceWhenAdded, seenAvailable }).where(eq(basketLines.id, line.id));
    }
  });
  return changed;
};
