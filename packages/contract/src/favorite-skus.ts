import { endpoint } from './endpoint.ts';
import type * as Schemas from './favorites.schemas.ts';

/** Every saved sku with its choice, of this brand; never cached. FAV-14, FAV-16 */
export const getFavoriteSkus = /* @__PURE__ */ endpoint<typeof Schemas.getFavoriteSkus>({
  id: 'favorites.skus',
  method: 'GET',
  path: '/Favorites/skus',
  requirement: 'FAV-16',
});
