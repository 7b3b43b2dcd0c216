import { endpoint } from './endpoint.ts';
import * as examples from './examples/favorites.ts';
import * as schemas from './favorites.schemas.ts';
import { emptySchema } from './fields.ts';

export const getFavoriteSkus = endpoint({
  id: 'favorites.skus',
  method: 'GET',
  path: '/Favorites/skus',
  requirement: 'FAV-16, FAV-14',
  summary: 'Returns every favorite SKU of this brand with its choices. The response is never cached.',
  input: emptySchema,
  reply: schemas.favoriteSkusResponse,
  example: {
    input: {},
    reply: [
      { Item1: examples.sofa.sku, Item2: examples.sofa.optionChoiceParameter },
      { Item1: 100301, Item2: '' },
    ],
  },
});
