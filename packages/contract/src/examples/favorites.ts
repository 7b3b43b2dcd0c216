import { example } from '../example.ts';
import { getFavoriteSkus } from '../favorite-skus.ts';
import {
  addFavorite,
  createBoard,
  deleteBoard,
  getAddToListPopup,
  getBoard,
  getBoardSummaries,
  moveFavorite,
  removeFavorite,
  renameBoard,
} from '../favorites.ts';
import { image } from './pictures.ts';

const recapId = 92_016_442_871;
const sofa = { sku: 100112, optionChoiceParameter: '11-3002_12-1202_13-2001' };

export const favoritesExamples = [
  example(getFavoriteSkus, 'Everything that is saved on this brand.', {}, [
    { Item1: sofa.sku, Item2: sofa.optionChoiceParameter },
    { Item1: 100301, Item2: '' },
  ]),
  example(getAddToListPopup, 'A product and the lists of the shopper, with those that hold it marked.', sofa, {
    CurrentProductSku: sofa.sku,
    CurrentProductName: 'Alder Sofa',
    CurrentProductFormattedPrice: '$2,049.00',
    ProductImageUrl: image.webp.url,
    OptionChoiceParameter: sofa.optionChoiceParameter,
    Boards: [{ Id: recapId, BoardName: 'Living room', IsProductMember: false }],
    IsSignedIn: false,
    IsMobile: false,
  }),
  example(addFavorite, 'Puts a product into a list.', { ...sofa, quantity: 1, recapId }, { recapId, problem: null }),
  example(
    createBoard,
    'Makes a list with a product in it.',
    { ...sofa, quantity: 1, boardName: 'Living room' },
    { recapId, problem: null },
  ),
  example(
    getBoardSummaries,
    'The lists by name, newest first.',
    {},
    {
      TotalItemCount: 1,
      BoardSummaries: [{ Id: recapId, BoardName: 'Living room', ItemCount: 1 }],
      itemSkus: [sofa],
    },
  ),
  example(
    getBoard,
    'A list with its items at the prices of today, in cents.',
    { recapId },
    {
      Id: recapId,
      BoardName: 'Living room',
      items: [
        {
          ...sofa,
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
  ),
  example(renameBoard, 'Gives a list another name.', { recapId, boardName: 'Den' }, { isSuccess: true, problem: null }),
  example(deleteBoard, 'Deletes a list.', { recapId }, { isSuccess: true, problem: null }),
  example(removeFavorite, 'Takes an item out of a list.', { ...sofa, recapId }, { isSuccess: true, problem: null }),
  example(
    moveFavorite,
    'Moves an item to a new list.',
    { ...sofa, recapId, toRecapId: 0, boardName: 'Some day' },
    { recapId: 92_016_442_872, problem: null },
  ),
];
