import { endpoint } from './endpoint.ts';
import type * as Schemas from './favorites.schemas.ts';

/** Queries invalidated by favorites mutations. */
const favoritesReads = ['favorites.skus', 'favorites.boardSummaries', 'favorites.board'];

/** The product with the lists it may go into. FAV-12, FAV-13, FAV-17 */
export const getAddToListPopup = /* @__PURE__ */ endpoint<typeof Schemas.getAddToListPopup>({
  id: 'favorites.addToListPopup',
  method: 'POST',
  path: '/Favorites/addtolistpopup',
  requirement: 'FAV-17',
});

/** Puts a product into a list; one that is there already stays one item. `recapId` is 0 when it did not go in. FAV-18 */
export const addFavorite = /* @__PURE__ */ endpoint<typeof Schemas.addFavorite>({
  id: 'favorites.addItem',
  method: 'POST',
  path: '/Favorites/additem',
  requirement: 'FAV-18',
  invalidates: favoritesReads,
});

/** Makes a list with a product in it, or puts it into the list of that name. `recapId` is 0 when there was no room. FAV-19 */
export const createBoard = /* @__PURE__ */ endpoint<typeof Schemas.createBoard>({
  id: 'favorites.createBoard',
  method: 'POST',
  path: '/Favorites/createboard',
  requirement: 'FAV-19',
  invalidates: favoritesReads,
  startsSession: true,
});

/** FAV-15. Path ours. */
export const getBoardSummaries = /* @__PURE__ */ endpoint<typeof Schemas.getBoardSummaries>({
  id: 'favorites.boardSummaries',
  method: 'GET',
  path: '/Favorites/boardsummaries',
  requirement: 'FAV-15, path ours',
});

/** A list with its items, newest first; without `recapId`, or with one that is not theirs, the list last added to; `null` where there is none. Path ours. */
export const getBoard = /* @__PURE__ */ endpoint<typeof Schemas.getBoard>({
  id: 'favorites.board',
  method: 'GET',
  path: '/Favorites/board',
  requirement: 'path ours',
});

/** Gives a list another name; two lists never share one. Path ours. */
export const renameBoard = /* @__PURE__ */ endpoint<typeof Schemas.renameBoard>({
  id: 'favorites.renameBoard',
  method: 'POST',
  path: '/Favorites/renameboard',
  requirement: 'path ours',
  requiresCsrfToken: true,
  invalidates: favoritesReads,
});

/** Deletes a list with all that is in it. Path ours. */
export const deleteBoard = /* @__PURE__ */ endpoint<typeof Schemas.deleteBoard>({
  id: 'favorites.deleteBoard',
  method: 'POST',
  path: '/Favorites/deleteboard',
  requirement: 'path ours',
  requiresCsrfToken: true,
  invalidates: favoritesReads,
});

/** Takes an item out of a list; an add soon after puts it back in its place. Path ours. */
export const removeFavorite = /* @__PURE__ */ endpoint<typeof Schemas.removeFavorite>({
  id: 'favorites.removeItem',
  method: 'POST',
  path: '/Favorites/removeitem',
  requirement: 'path ours',
  requiresCsrfToken: true,
  invalidates: favoritesReads,
});

/** Moves an item to the list `toRecapId`, or with 0 to the list called `boardName`, which is made when there is none. Path ours. */
export const moveFavorite = /* @__PURE__ */ endpoint<typeof Schemas.moveFavorite>({
  id: 'favorites.moveItem',
  method: 'POST',
  path: '/Favorites/moveitem',
  requirement: 'path ours',
  requiresCsrfToken: true,
  invalidates: favoritesReads,
});
