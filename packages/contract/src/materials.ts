import { endpoint } from './endpoint.ts';
import type * as Schemas from './materials.schemas.ts';

/** The price of a sku in some choices; with `choices` and `outputCacheString` of a special order in progress. QVIEW-10, QVIEW-11 */
export const getQuickViewDetails = /* @__PURE__ */ endpoint<typeof Schemas.getQuickViewDetails>({
  id: 'materials.quickViewDetails',
  method: 'GET',
  path: '/quickView/details',
  requirement: 'QVIEW-10, QVIEW-11',
});

/**
 * Returns details of the material of a configuration and its other products; the path is configurable. FLY-15,
 * FLY-16
 */
export const getFabricInfo = /* @__PURE__ */ endpoint<typeof Schemas.getFabricInfo>({
  id: 'materials.fabricInfo',
  method: 'GET',
  path: '/browse/fabricinfopopup/GetFabricInfo',
  requirement: 'FLY-14, FLY-15, FLY-16',
});
