import type * as Schemas from './add-to-cart.schemas.ts';
import { endpoint } from './endpoint.ts';

/**
 * Adds a list of items; any non-null response other than FailedAdd is a success. Path and method are
 * configurable: a GET passes the list in the query as `items`. ATC-25, ATC-28, ATC-33
 */
export const addToCart = /* @__PURE__ */ endpoint<typeof Schemas.addToCart>({
  id: 'addToCart.add',
  method: 'POST',
  path: '/browse/scbadd/AddItemToCartV2',
  requirement: 'ATC-25, ATC-28',
  invalidates: ['cart.get', 'cart.itemCount', 'order.refresh'],
  startsSession: true,
});

/**
 * Adds items with the cart service, in full or short form: SKU, quantity, choices and source. Same response as
 * `addToCart`. ATC-26, ATC-27
 */
export const addItems = /* @__PURE__ */ endpoint<typeof Schemas.addItems>({
  id: 'addToCart.addItems',
  method: 'POST',
  path: '/ReactCart/AddItems',
  requirement: 'ATC-26, ATC-27',
  requiresCsrfToken: true,
  invalidates: ['cart.get', 'cart.itemCount', 'order.refresh'],
  startsSession: true,
});

/** Returns the terms to accept before an add; the path is configurable. ATC-29, ATC-30 */
export const getCustomConfirmation = /* @__PURE__ */ endpoint<typeof Schemas.getCustomConfirmation>({
  id: 'addToCart.customConfirmation',
  method: 'GET',
  path: '/browse/UserData/GetProductInfo',
  requirement: 'ATC-29, ATC-30',
});
