import type { addFavorite as endpoint } from '@settee/contract';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import type { Handler } from '../../platform/handler.ts';
import { ErrorResponse } from '../../platform/http/error-response.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { findBoard, lockOwner } from './boards-of.ts';
import { readFavorite } from './to-favorite.ts';
import { addToBoard } from './add-to-board.ts';
import { favoritesRate } from './rate.ts';

/** Puts a product into a list. FAV-18 */
export const addFavorite: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  if (!(await consumeRateLimit(ctx, shopper, favoritesRate))) return tooManyRequests;
  const sellable = (await findProductsWithOffers(ctx.db, site, [input.sku])).get(input.sku);
  const read = readFavorite(sellable, site.siteCulture, input);
  if (read instanceof ErrorResponse) return read;
  const session = await shopper.session();
  if (!session) return { recapId: 0, problem: 'unknown-list' };
  const { sku, optionChoiceParameter, name } = read.favorite.item;
  return ctx.inTransaction(async (tx) => {
    await lockOwner(tx, session);
    const board = await findBoard(tx, session, site, input.recapId);
    if (!board) return { recapId: 0, problem: 'unknown-list' };
    const problem = await addToBoard(tx, ctx, board, { sku, optionChoiceParameter, name, quantity: input.quantity });
    return { recapId: problem ? 0 : board.recapId, problem };
  });
};
