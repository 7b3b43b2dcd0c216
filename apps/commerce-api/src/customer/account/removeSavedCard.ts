import type { removeSavedCard as endpoint } from '@settee/contract';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { cartCards, paymentAttempts } from '../../sales/payment/tables.ts';
import { cardsOf, lockCardRows, makeDefaultCard } from '../../sales/payment/saved-cards.queries.ts';
import { requireAccount } from '../../platform/session/require-account.ts';
import { savedCards } from '../../sales/payment/tables.ts';

/** Removes a card; one that is not there, or another's, changes nothing. No cart is paid with it any more, and the oldest left becomes the default. CARD-14 */
export const removeSavedCard: Handler<typeof endpoint> = requireAccount(async ({ input, ctx, account }) => {
  await ctx.inTransaction(async (tx) => {
    const rows = await lockCardRows(tx, account.id);
    const gone = rows.find(({ id }) => id === input.id);
    if (!gone) return;
    await tx.delete(savedCards).where(eq(savedCards.id, gone.id));
    // What is being paid needs its card until then.
    const isPaid = sql`exists (select 1 from ${paymentAttempts} where ${paymentAttempts.basketId} = ${cartCards.basketId})`;
    await tx.delete(cartCards).where(and(eq(cartCards.id, gone.id), not(isPaid)));
    const next = rows.find(({ id }) => id !== gone.id);
    if (gone.isDefault && next) await makeDefaultCard(tx, next);
  });
  return cardsOf(ctx.db, ctx, account.id);
});
