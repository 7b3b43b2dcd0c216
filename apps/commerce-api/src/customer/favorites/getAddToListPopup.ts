import type { getAddToListPopup as endpoint } from '@settee/contract';
import { formatPrice, isMobileBrowser } from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import type { Handler } from '../../platform/handler.ts';
import { ErrorResponse } from '../../platform/http/error-response.ts';
import { getImages } from '../../catalog/options/configured-pictures.ts';
import { isOwnBoard, isNotRemoved, newestBoard } from './boards-of.ts';
import { readFavorite } from './to-favorite.ts';
import { isProduct } from './add-to-board.ts';
import { favoritesBoards, favoritesItems } from './tables.ts';

/** The product, and the lists it may go into with those that hold it marked. FAV-12, FAV-13, FAV-17 */
export const getAddToListPopup: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  const { db } = ctx;
  const sellable = (await findProductsWithOffers(db, site, [input.sku])).get(input.sku);
  const read = readFavorite(sellable, site.siteCulture, input);
  if (read instanceof ErrorResponse) return read;
  const { item } = read.favorite;
  const imageOf = await getImages(db, [read.favorite]);
  const session = await shopper.session();
  const boards = session
    ? await db
        .select({ Id: favoritesBoards.recapId, BoardName: favoritesBoards.name, item: favoritesItems.id })
        .from(favoritesBoards)
        .leftJoin(favoritesItems, and(eq(favoritesItems.boardId, favoritesBoards.id), isProduct(item), isNotRemoved))
        .where(isOwnBoard(session, site))
        .orderBy(...newestBoard)
    : [];
  return {
    CurrentProductSku: item.sku,
    CurrentProductName: item.name,
    CurrentProductFormattedPrice: formatPrice(item.currentPrice, site.siteCulture),
    ProductImageUrl: imageOf(read.favorite).webp.url,
    OptionChoiceParameter: item.optionChoiceParameter,
    Boards: boards.map(({ Id, BoardName, item: held }) => ({ Id, BoardName, IsProductMember: held !== null })),
    IsSignedIn: (session?.account ?? null) !== null,
    IsMobile: isMobileBrowser(shopper.userAgent),
  };
};
