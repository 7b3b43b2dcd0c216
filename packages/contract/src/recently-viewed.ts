import { endpoint } from './endpoint.ts';
import type * as Schemas from './recently-viewed.schemas.ts';

/** The response is ignored. CMPR-02, CMPR-03 */
export const updateRecentlyViewed = /* @__PURE__ */ endpoint<typeof Schemas.updateRecentlyViewed>({
  id: 'recentlyViewed.update',
  method: 'POST',
  path: '/browse/recentlyviewed/update',
  requirement: 'CMPR-03',
  startsSession: true,
});

/** Newest first, each product once in the choices it was last seen in; the present page leaves its own out. CMPR-04 */
export const getRecentlyViewed = /* @__PURE__ */ endpoint<typeof Schemas.getRecentlyViewed>({
  id: 'recentlyViewed.get',
  method: 'GET',
  path: '/browse/recentlyviewed',
  requirement: 'CMPR-04',
});
