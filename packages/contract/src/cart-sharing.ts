import type * as Schemas from './cart.schemas.ts';
import { endpoint } from './endpoint.ts';

const cartReads = ['cart.get', 'cart.itemCount', 'order.refresh'];

/** Stores a copy of the cart under an unguessable id for 90 days. The path is not in the ledger. */
export const shareCart = /* @__PURE__ */ endpoint<typeof Schemas.shareCart>({
  id: 'cart.share',
  method: 'POST',
  path: '/ReactCart/ShareCart',
  requirement: 'path ours',
  requiresCsrfToken: true,
});

/** Returns a shared cart at current prices. The path is not in the ledger. */
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
