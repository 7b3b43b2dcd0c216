import type { setDefaultCard as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { getCards, lockCardRows, makeDefaultCard } from '../../sales/payment/saved-cards.queries.ts';
import { requireAccount } from '../../platform/session/require-account.ts';

/** Makes a card the one that is offered first; one that is not there, or another's, changes nothing. CARD-14 */
export const setDefaultCard: Handler<typeof endpoint> = requireAccount(async ({ input, ctx, account }) => {
  await ctx.inTransaction(async (tx) => {
    const wanted = (await lockCardRows(tx, account.id)).find(({ id }) => id === input.id);
    if (wanted) await makeDefaultCard(tx, wanted);
  });
  return getCards(ctx.db, ctx, account.id);
});
