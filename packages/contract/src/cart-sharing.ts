import type * as Schemas from './cart.schemas.ts';
import { endpoint } from './endpoint.ts';

const cartReads = ['cart.get', 'cart.itemCount', 'order.refresh'];

/** Keeps what is in the cart under an id that nobody guesses, for 90 days. Path ours. */
export const shareCart = /* @__PURE__ */ endpoint<typeof Schemas.shareCart>({
  id: 'cart.share',
  method: 'POST',
  path: '/ReactCart/ShareCart',
  requirement: 'path ours',
  requiresCsrfToken: true,
});

/** What somebody shared, at today's prices. Path ours. */
export const getSharedCart = /* @__PURE__ */ endpoint<typeof Schemas.getSharedCart>({
  id: 'cart.shared',
  method: 'GET',
  path: '/ReactCart/GetSharedCart',
  requirement: 'path ours',
});

/** Puts into the cart what can be had of a shared one; nothing in it is replaced. Path ours. */
export const addSharedCart = /* @__PURE__ */ endpoint<typeof Schemas.addSharedCart>({
  id: 'cart.addShared',
  method: 'POST',
  path: '/ReactCart/AddSharedCart',
  requirement: 'path ours',
  requiresCsrfToken: true,
  invalidates: cartReads,
  startsSession: true,
});
