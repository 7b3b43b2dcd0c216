import type * as Schemas from './options.schemas.ts';
import { endpoint } from './endpoint.ts';

/** The product page with the choices of `oc`, an option-choice parameter ('{optionCode}-{choiceCode}_...'). 404 for an unknown sku. */
export const getProduct = /* @__PURE__ */ endpoint<typeof Schemas.getProduct>({
  id: 'options.product',
  method: 'GET',
  path: '/browse/product',
  requirement: 'path ours, PDP-13 to PDP-15, PDP-19',
});

/** The product of a complete selection, fetched again; with `isFabricPopup` that of any selection, its materials with filters. PDP-20, OPT-18, BROWSE-16 */
export const getBrowseData = /* @__PURE__ */ endpoint<typeof Schemas.getBrowseData>({
  id: 'options.browseData',
  method: 'GET',
  path: '/browse/specialorder/browsedata',
  requirement: 'PDP-20, PDP-22, PDP-24',
});
