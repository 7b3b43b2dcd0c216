import { expect, test } from 'vitest';
import type { AnyEndpoint } from './endpoint.ts';
import { getFavoriteSkus } from './favorite-skus.ts';
import { addFavorite, createBoard, getAddToListPopup, getBoardSummaries } from './favorites.ts';
import { has } from './testing/has-field.ts';

test.each<[string, AnyEndpoint, 'POST' | 'GET', string, string, string]>([
  ['FAV-14, FAV-16', getFavoriteSkus, 'GET', '/Favorites/skus', '', 'Item1 Item2'],
  [
    'FAV-13, FAV-17',
    getAddToListPopup,
    'POST',
    '/Favorites/addtolistpopup',
    'sku optionChoiceParameter',
    'CurrentProductSku CurrentProductName CurrentProductFormattedPrice ProductImageUrl OptionChoiceParameter Boards IsSignedIn IsMobile',
  ],
  [
    'FAV-12',
    getAddToListPopup,
    'POST',
    '/Favorites/addtolistpopup',
    '',
    'Boards.Id Boards.BoardName Boards.IsProductMember',
  ],
  ['FAV-18', addFavorite, 'POST', '/Favorites/additem', 'sku quantity recapId optionChoiceParameter', 'recapId'],
  ['FAV-19', createBoard, 'POST', '/Favorites/createboard', 'boardName sku quantity optionChoiceParameter', 'recapId'],
  [
    'FAV-15',
    getBoardSummaries,
    'GET',
    '/Favorites/boardsummaries',
    '',
    'TotalItemCount BoardSummaries itemSkus itemSkus.sku itemSkus.optionChoiceParameter',
  ],
])('%s: a call of the favorites has its path and its fields', (_, endpoint, method, path, taken, given) => {
  expect(endpoint).toMatchObject({ method, path });
  const missing = (side: 'input' | 'reply', names: string) =>
    names.split(' ').filter((name) => name !== '' && !has(endpoint, side, name));
  expect([missing('input', taken), missing('reply', given)]).toEqual([[], []]);
});
