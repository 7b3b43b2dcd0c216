import type { getSavedCards as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { cardsOf } from './card-shelf.ts';
import { requireAccount } from './for-account.ts';

/** CARD-14 */
export const getSavedCards: Handler<typeof endpoint> = requireAccount(({ ctx, account }) =>
  cardsOf(ctx.db, ctx, account.id),
);
