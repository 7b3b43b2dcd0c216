import type { getSavedCards as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { getCards } from '../../sales/payment/saved-cards.queries.ts';
import { requireAccount } from '../../platform/session/require-account.ts';

/** CARD-14 */
export const getSavedCards: Handler<typeof endpoint> = requireAccount(({ ctx, account }) =>
  getCards(ctx.db, ctx, account.id),
);
