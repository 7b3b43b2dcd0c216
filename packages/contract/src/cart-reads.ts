import * as schemas from './cart.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as examples from './examples/cart.ts';
import { emptySchema } from './fields.ts';

export const getCart = endpoint({
  id: 'cart.get',
  method: 'GET',
  path: '/ReactCart/GetCart',
  requirement: 'CART-12',
  summary: 'Returns the cart of the shopper for this brand and site. Amounts in cents.',
  input: emptySchema,
  reply: schemas.cartSchema,
  example: { input: {}, reply: examples.cart },
});

export const getCartItemCount = endpoint({
  id: 'cart.itemCount',
  method: 'GET',
  path: '/ReactCart/GetCartItemCount',
  requirement: 'ATC-31',
  summary: 'Returns the item count for the header.',
  input: emptySchema,
  reply: schemas.cartItemCountResponse,
  example: { input: {}, reply: { cartItemCount: 1 } },
});
