import type { getSavedCards as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { cardsOf } from './card-shelf.ts';
import { forAccount } from './for-account.ts';

/** CARD-14 */
export const getSavedCards: Handler<typeof endpoint> = forAccount(({ world, account }) =>
  cardsOf(world.db, world, account.id),
);
