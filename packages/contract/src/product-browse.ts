import { endpoint } from './endpoint.ts';
import type * as Schemas from './product-browse.schemas.ts';

/** Returns browse data in the format of the debug tools: the SKU and its product. PDP-16, PDP-21 */
export const getDebugBrowseData = /* @__PURE__ */ endpoint<typeof Schemas.getDebugBrowseData>({
  id: 'options.debugBrowseData',
  method: 'GET',
  path: '/debug/browse/specialorder/browsedata',
  requirement: 'PDP-16, PDP-21',
});
