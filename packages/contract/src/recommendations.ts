import { endpoint } from './endpoint.ts';
import type * as Schemas from './recommendations.schemas.ts';

/** Returns carousel items, best first; as JSONP for another host. XSELL-09, CAROUS-30 */
export const getAlsoViewed = /* @__PURE__ */ endpoint<typeof Schemas.getAlsoViewed>({
  id: 'recommendations.alsoViewed',
  method: 'GET',
  path: '/browse/recommendations/people_also_viewed/recommend.json',
  requirement: 'XSELL-01, XSELL-09',
  jsonp: true,
});

export const getAlsoBought = /* @__PURE__ */ endpoint<typeof Schemas.getAlsoBought>({
  id: 'recommendations.alsoBought',
  method: 'GET',
  path: '/browse/recommendations/people_also_bought/recommend.json',
  requirement: 'XSELL-02, XSELL-09',
  jsonp: true,
});

/** Extras for the confirmation of an add. */
export const getAddOns = /* @__PURE__ */ endpoint<typeof Schemas.getAddOns>({
  id: 'recommendations.addOns',
  method: 'GET',
  path: '/browse/recommendations/add_to_cart_confirmation/recommend.json',
  requirement: 'XSELL-04, CAROUS-12',
  jsonp: true,
});

/** The same for the confirmation of an add to a registry. */
export const getRegistryAddOns = /* @__PURE__ */ endpoint<typeof Schemas.getRegistryAddOns>({
  id: 'recommendations.registryAddOns',
  method: 'GET',
  path: '/browse/recommendations/add_to_registry_confirmation/recommend.json',
  requirement: 'XSELL-10',
  jsonp: true,
});

/** Returns recommendations for the SKUs in the cart, without those SKUs. */
export const getForCart = /* @__PURE__ */ endpoint<typeof Schemas.getForCart>({
  id: 'recommendations.forCart',
  method: 'POST',
  path: '/browse/recommendations/cart/recommend.json',
  requirement: 'XSELL-12',
});
