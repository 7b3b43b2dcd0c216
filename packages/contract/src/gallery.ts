import { endpoint } from './endpoint.ts';
import type * as Schemas from './gallery.schemas.ts';

/** Returns the customer images of a product; the path is configurable. 404 for a SKU that is not sold. GALL-21 */
export const getCustomerImages = /* @__PURE__ */ endpoint<typeof Schemas.getCustomerImages>({
  id: 'gallery.customerImages',
  method: 'GET',
  path: '/browse/mystyle/customerimages',
  requirement: 'GALL-13, GALL-21',
});

/**
 * Returns the video URL of a source; called only if its path is configured. 404 for a source without a video.
 * GALL-23
 */
export const getVideoUrl = /* @__PURE__ */ endpoint<typeof Schemas.getVideoUrl>({
  id: 'gallery.videoUrl',
  method: 'GET',
  path: '/browse/mystyle/videourl/{source}',
  requirement: 'GALL-23, path ours',
});
