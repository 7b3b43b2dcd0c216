import type { createBoard as endpoint } from '@settee/contract';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import type { Handler } from '../../platform/handler.ts';
import { ErrorResponse } from '../../platform/http/error-response.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { lockOwner } from './boards-of.ts';
import { readFavorite } from './to-favorite.ts';
import { makeBoard } from './make-board.ts';
import { addToBoard } from './add-to-board.ts';
import { favoritesRate } from './rate.ts';

/** Creates a board with a product in it; a repeated request creates one board. FAV-19 */
export const createBoard: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  if (!(await consumeRateLimit(ctx, shopper, favoritesRate))) return tooManyRequests;
  const sellable = (await findProductsWithOffers(ctx.db, site, [input.sku])).get(input.sku);
  const read = readFavorite(sellable, site.siteCulture, input);
  if (read instanceof ErrorResponse) return read;
  const session = await shopper.getOrCreateSession();
  const { sku, optionChoiceParameter, name } = read.favorite.item;
  return ctx.inTransaction(async (tx) => {
    await lockOwner(tx, session);
    const board = await makeBoard(tx, ctx, { session, site, name: input.boardName });
    if (!board) return { recapId: 0, problem: 'too-many-lists' };
    const problem = await addToBoard(tx, ctx, board, { sku, optionChoiceParameter, name, quantity: input.quantity });
    return { recapId: problem ? 0 : board.recapId, problem };
  });
};
