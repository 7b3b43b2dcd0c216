import type * as Schemas from './cart.schemas.ts';
import { endpoint } from './endpoint.ts';

export const getCart = /* @__PURE__ */ endpoint<typeof Schemas.getCart>({
  id: 'cart.get',
  method: 'GET',
  path: '/ReactCart/GetCart',
  requirement: 'CART-12',
});

export const getCartItemCount = /* @__PURE__ */ endpoint<typeof Schemas.getCartItemCount>({
  id: 'cart.itemCount',
  method: 'GET',
  path: '/ReactCart/GetCartItemCount',
  requirement: 'ATC-31',
});
