import { endpoint } from './endpoint.ts';
import type * as Schemas from './visualizer.schemas.ts';

/** What some skus cost together, how each can be had at a zip code, and the terms that come with them. A sku with open choices is priced in its product's own ones; `skus` is JSON. VIZ-22, ATC-32 */
export const getSkuData = /* @__PURE__ */ endpoint<typeof Schemas.getSkuData>({
  id: 'visualizer.skuData',
  method: 'GET',
  path: '/sku-pricing/get-sku-data',
  requirement: 'VIZ-22, ATC-32',
});

/** What a room is filled from: a product, and what goes with it. 404 when there is no model of the product. Path ours. */
export const getRoomProducts = /* @__PURE__ */ endpoint<typeof Schemas.getRoomPieces>({
  id: 'visualizer.roomPieces',
  method: 'GET',
  path: '/browse/visualizer/pieces',
  requirement: 'VIZ-07, path ours',
});
