import type { createBoard as endpoint } from '@settee/contract';
import { findSellables } from '../browse/sellable.ts';
import type { Handler } from '../handler.ts';
import { Refused } from '../http/refused.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import { lockOwner } from './boards-of.ts';
import { readFavorite } from './favorite-of.ts';
import { makeBoard } from './make-board.ts';
import { putInto } from './put-into.ts';
import { favoritesRate } from './rate.ts';

/** Makes a list with a product in it; pressed twice, it is one list. FAV-19 */
export const createBoard: Handler<typeof endpoint> = async ({ input, shopper, world, site }) => {
  if (!(await isWithinRate(world, shopper, favoritesRate))) return tooMany;
  const sellable = (await findSellables(world.db, site, [input.sku])).get(input.sku);
  const read = readFavorite(sellable, site.siteCulture, input);
  if (read instanceof Refused) return read;
  const session = await shopper.begin();
  const { sku, optionChoiceParameter, name } = read.favorite.item;
  return world.inTransaction(async (tx) => {
    await lockOwner(tx, session);
    const board = await makeBoard(tx, world, { session, site, name: input.boardName });
    if (!board) return { recapId: 0, problem: 'too-many-lists' };
    const problem = await putInto(tx, world, board, { sku, optionChoiceParameter, name, quantity: input.quantity });
    return { recapId: problem ? 0 : board.recapId, problem };
  });
};
