import { endpoint } from './endpoint.ts';
import type * as Schemas from './product-browse.schemas.ts';

/** Browse data in their form for the debug tools: the sku, and the product as browse data tell it. PDP-16, PDP-21 */
export const getDebugBrowseData = /* @__PURE__ */ endpoint<typeof Schemas.getDebugBrowseData>({
  id: 'options.debugBrowseData',
  method: 'GET',
  path: '/debug/browse/specialorder/browsedata',
  requirement: 'PDP-16, PDP-21',
});
