import type * as Schemas from './add-to-cart.schemas.ts';
import { endpoint } from './endpoint.ts';

/** The body is the list of items; any non-null answer that is no FailedAdd is a success. A shop may be told another path, and to write the list into the query of a GET as `items`. ATC-25, ATC-28, ATC-33 */
export const addToCart = /* @__PURE__ */ endpoint<typeof Schemas.addToCart>({
  id: 'addToCart.add',
  method: 'POST',
  path: '/browse/scbadd/AddItemToCartV2',
  requirement: 'ATC-25, ATC-28',
  invalidates: ['cart.get', 'cart.itemCount', 'order.refresh'],
  startsSession: true,
});

/** The cart service's add, whole or in its short form: sku, quantity, choices and where it was raised. Answers as `addToCart`. ATC-26, ATC-27 */
export const addItems = /* @__PURE__ */ endpoint<typeof Schemas.addItems>({
  id: 'addToCart.addItems',
  method: 'POST',
  path: '/ReactCart/AddItems',
  requirement: 'ATC-26, ATC-27',
  requiresCsrfToken: true,
  invalidates: ['cart.get', 'cart.itemCount', 'order.refresh'],
  startsSession: true,
});

/** Whether terms come before an add; a shop may be told another path. ATC-29, ATC-30 */
export const getCustomConfirmation = /* @__PURE__ */ endpoint<typeof Schemas.getCustomConfirmation>({
  id: 'addToCart.customConfirmation',
  method: 'GET',
  path: '/browse/UserData/GetProductInfo',
  requirement: 'ATC-29, ATC-30',
});
