import { validateBoardName } from '@settee/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as examples from './examples/favorites.ts';
import { image } from './examples/pictures.ts';
import * as schemas from './favorites.schemas.ts';
import { emptySchema, longText, quantityField } from './fields.ts';

/** Queries invalidated by favorites mutations. */
const favoritesQueries = ['favorites.skus', 'favorites.boardSummaries', 'favorites.board'];

export const getAddToListPopup = endpoint({
  id: 'favorites.addToListPopup',
  method: 'POST',
  path: '/Favorites/addtolistpopup',
  requirement: 'FAV-17, FAV-12, FAV-13',
  summary: 'Returns a product and the lists of the shopper. `IsProductMember` marks the lists that contain it.',
  input: v.object(schemas.product),
  reply: schemas.popupSchema,
  example: {
    input: examples.sofa,
    reply: {
      CurrentProductSku: examples.sofa.sku,
      CurrentProductName: 'Alder Sofa',
      CurrentProductFormattedPrice: '$2,049.00',
      ProductImageUrl: image.webp.url,
      OptionChoiceParameter: examples.sofa.optionChoiceParameter,
      Boards: [{ Id: examples.recapId, BoardName: 'Living room', IsProductMember: false }],
      IsSignedIn: false,
      IsMobile: false,
    },
  },
});

export const addFavorite = endpoint({
  id: 'favorites.addItem',
  method: 'POST',
  path: '/Favorites/additem',
  requirement: 'FAV-18',
  summary:
    'Adds a product to a list. The product is stored once, even if it is added again. `recapId` is 0 if it was not added.',
  invalidates: favoritesQueries,
  input: v.object({ ...schemas.product, quantity: quantityField, recapId: schemas.recapId }),
  reply: schemas.savedResponse,
  example: {
    input: { ...examples.sofa, quantity: 1, recapId: examples.recapId },
    reply: { recapId: examples.recapId, problem: null },
  },
});

export const createBoard = endpoint({
  id: 'favorites.createBoard',
  method: 'POST',
  path: '/Favorites/createboard',
  requirement: 'FAV-19',
  summary:
    'Creates a list with a product, or adds the product to the list with that name. `recapId` is 0 if it was not added.',
  invalidates: favoritesQueries,
  startsSession: true,
  input: v.object({ ...schemas.product, quantity: quantityField, boardName: schemas.boardName }),
  reply: schemas.savedResponse,
  example: {
    input: { ...examples.sofa, quantity: 1, boardName: 'Living room' },
    reply: { recapId: examples.recapId, problem: null },
  },
});

export const getBoardSummaries = endpoint({
  id: 'favorites.boardSummaries',
  method: 'GET',
  path: '/Favorites/boardsummaries',
  requirement: 'FAV-15, own path',
  summary: 'Returns the lists of the shopper by name, newest first, with the SKU of every item.',
  input: emptySchema,
  reply: schemas.summariesSchema,
  example: {
    input: {},
    reply: {
      TotalItemCount: 1,
      BoardSummaries: [{ Id: examples.recapId, BoardName: 'Living room', ItemCount: 1 }],
      itemSkus: [examples.sofa],
    },
  },
});

export const getBoard = endpoint({
  id: 'favorites.board',
  method: 'GET',
  path: '/Favorites/board',
  requirement: 'own path',
  summary:
    'Returns a list with its items, newest first, at current prices in cents. Without `recapId`, or with the id of another shopper’s list, returns the list that was last added to; `null` if the shopper has no list.',
  input: v.object({ recapId: v.optional(schemas.recapIdQuery, 0) }),
  reply: schemas.boardSchema,
  example: {
    input: { recapId: examples.recapId },
    reply: {
      Id: examples.recapId,
      BoardName: 'Living room',
      items: [
        {
          ...examples.sofa,
          quantity: 1,
          name: 'Alder Sofa',
          url: '/alder-sofa/s100101?option.11=3002&option.12=1202&option.13=2001',
          picture: image,
          chosen: [
            { label: 'Size', text: '3-Seat, 84 in' },
            { label: 'Fabric', text: 'Washed Linen, Sage' },
            { label: 'Leg', text: 'Natural Oak' },
          ],
          currentPrice: 204_900,
          regularPrice: 229_900,
          isPriceFrom: false,
          status: 'buyable',
        },
      ],
    },
  },
});

export const renameBoard = endpoint({
  id: 'favorites.renameBoard',
  method: 'POST',
  path: '/Favorites/renameboard',
  requirement: 'own path',
  summary: 'Renames a list. Two lists cannot have the same name.',
  requiresCsrfToken: true,
  invalidates: favoritesQueries,
  input: v.object({ recapId: schemas.recapId, boardName: schemas.boardName }),
  reply: schemas.done,
  example: { input: { recapId: examples.recapId, boardName: 'Den' }, reply: { isSuccess: true, problem: null } },
});

export const deleteBoard = endpoint({
  id: 'favorites.deleteBoard',
  method: 'POST',
  path: '/Favorites/deleteboard',
  requirement: 'own path',
  summary: 'Deletes a list and its items.',
  requiresCsrfToken: true,
  invalidates: favoritesQueries,
  input: v.object({ recapId: schemas.recapId }),
  reply: schemas.done,
  example: { input: { recapId: examples.recapId }, reply: { isSuccess: true, problem: null } },
});

export const removeFavorite = endpoint({
  id: 'favorites.removeItem',
  method: 'POST',
  path: '/Favorites/removeitem',
  requirement: 'own path',
  summary: 'Removes an item from a list. If it is added again soon after, it returns to its previous position.',
  requiresCsrfToken: true,
  invalidates: favoritesQueries,
  input: v.object({ ...schemas.product, recapId: schemas.recapId }),
  reply: schemas.done,
  example: { input: { ...examples.sofa, recapId: examples.recapId }, reply: { isSuccess: true, problem: null } },
});

export const moveFavorite = endpoint({
  id: 'favorites.moveItem',
  method: 'POST',
  path: '/Favorites/moveitem',
  requirement: 'own path',
  summary:
    'Moves an item to the list `toRecapId`. If `toRecapId` is 0, moves it to the list `boardName`, which is created if it does not exist.',
  requiresCsrfToken: true,
  invalidates: favoritesQueries,
  input: v.pipe(
    v.object({
      ...schemas.product,
      recapId: schemas.recapId,
      toRecapId: schemas.noneOrRecapId,
      boardName: v.optional(longText, ''),
    }),
    v.forward(
      v.check(({ toRecapId, boardName: name }) => toRecapId > 0 || validateBoardName(name) === null),
      ['boardName'],
    ),
  ),
  reply: schemas.savedResponse,
  example: {
    input: { ...examples.sofa, recapId: examples.recapId, toRecapId: 0, boardName: 'Some day' },
    reply: { recapId: 92_016_442_872, problem: null },
  },
});
