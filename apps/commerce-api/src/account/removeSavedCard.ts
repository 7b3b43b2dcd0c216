import type { removeSavedCard as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../handler.ts';
import { cardsOf, lockCardRows, makeDefaultCard } from './card-shelf.ts';
import { forAccount } from './for-account.ts';
import { savedCards } from './tables.ts';

/** Removes a card; one that is not there, or another's, changes nothing. The oldest left becomes the default. CARD-14 */
export const removeSavedCard: Handler<typeof endpoint> = forAccount(async ({ input, world, account }) => {
  await world.inTransaction(async (tx) => {
    const rows = await lockCardRows(tx, account.id);
    const gone = rows.find(({ id }) => id === input.id);
    if (!gone) return;
    await tx.delete(savedCards).where(eq(savedCards.id, gone.id));
    const next = rows.find(({ id }) => id !== gone.id);
    if (gone.isDefault && next) await makeDefaultCard(tx, next);
  });
  return cardsOf(world.db, world, account.id);
});
