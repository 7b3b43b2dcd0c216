import type { removeSavedCard as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { requireAccount } from '../../platform/session/require-account.ts';
import { getCards, removeCard } from '../../sales/payment/saved-cards.queries.ts';

/** Removes a card; one that is not there, or another's, changes nothing. No cart is paid with it any more, and the oldest left becomes the default. CARD-14 */
export const removeSavedCard: Handler<typeof endpoint> = requireAccount(async ({ input, ctx, account }) => {
  await removeCard(ctx, account.id, input.id);
  return getCards(ctx.db, ctx, account.id);
});
