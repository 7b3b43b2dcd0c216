import { endpoint } from './endpoint.ts';
import type * as Schemas from './gallery.schemas.ts';

/** What customers sent in of a product; a shop may be told another path. 404 for a sku that is not sold. GALL-21 */
export const getCustomerImages = /* @__PURE__ */ endpoint<typeof Schemas.getCustomerImages>({
  id: 'gallery.customerImages',
  method: 'GET',
  path: '/browse/mystyle/customerimages',
  requirement: 'GALL-13, GALL-21',
});

/** Where the film of a source is; a page makes it only where a shop names its path. 404 for a source without a film. GALL-23 */
export const getVideoUrl = /* @__PURE__ */ endpoint<typeof Schemas.getVideoUrl>({
  id: 'gallery.videoUrl',
  method: 'GET',
  path: '/browse/mystyle/videourl/{source}',
  requirement: 'GALL-23, path ours',
});
