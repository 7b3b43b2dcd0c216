import { endpoint } from './endpoint.ts';
import type * as Schemas from './visualizer.schemas.ts';

/**
 * Returns the total price of SKUs, their availability at a postal code and their terms. A SKU with open choices
 * is priced with the default ones of its product; `skus` is JSON. VIZ-22, ATC-32
 */
export const getSkuData = /* @__PURE__ */ endpoint<typeof Schemas.getSkuData>({
  id: 'visualizer.skuData',
  method: 'GET',
  path: '/sku-pricing/get-sku-data',
  requirement: 'VIZ-22, ATC-32',
});

/**
 * Returns the products of a room: a product and its related products. 404 if the product has no model. The path
 * is not in the ledger.
 */
export const getRoomProducts = /* @__PURE__ */ endpoint<typeof Schemas.getRoomPieces>({
  id: 'visualizer.roomPieces',
  method: 'GET',
  path: '/browse/visualizer/pieces',
  requirement: 'VIZ-07, path ours',
});
