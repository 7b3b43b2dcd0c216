import type * as Schemas from './cart.schemas.ts';
import { endpoint } from './endpoint.ts';

/** What a write of the cart makes stale. */
export const cartReads = ['cart.get', 'cart.itemCount', 'order.refresh'];

export const removeItem = /* @__PURE__ */ endpoint<typeof Schemas.removeItem>({
  id: 'cart.removeItem',
  method: 'POST',
  path: '/ReactCart/RemoveItem',
  spec: 'CART-13',
  antiForgery: true,
  refreshes: cartReads,
});

export const saveForLater = /* @__PURE__ */ endpoint<typeof Schemas.saveForLater>({
  id: 'cart.saveForLater',
  method: 'POST',
  path: '/ReactCart/SaveForLater',
  spec: 'CART-14',
  antiForgery: true,
  refreshes: cartReads,
});

export const moveToCart = /* @__PURE__ */ endpoint<typeof Schemas.moveToCart>({
  id: 'cart.moveToCart',
  method: 'POST',
  path: '/ReactCart/MoveToCart',
  spec: 'CART-15',
  antiForgery: true,
  refreshes: cartReads,
});

export const updateItem = /* @__PURE__ */ endpoint<typeof Schemas.updateItem>({
  id: 'cart.updateItem',
  method: 'POST',
  path: '/ReactCart/UpdateItem',
  spec: 'CART-16',
  antiForgery: true,
  refreshes: cartReads,
});

export const applyZip = /* @__PURE__ */ endpoint<typeof Schemas.applyZip>({
  id: 'cart.applyZip',
  method: 'POST',
  path: '/ReactCart/ApplyZip',
  spec: 'CART-20',
  antiForgery: true,
  refreshes: cartReads,
  beginsSession: true,
});

/** The shopper has seen what changed: lines remember today's prices and stock. Path ours. */
export const acknowledgeChanges = /* @__PURE__ */ endpoint<typeof Schemas.acknowledgeChanges>({
  id: 'cart.acknowledgeChanges',
  method: 'POST',
  path: '/ReactCart/AcknowledgeChanges',
  spec: 'path ours',
  antiForgery: true,
  refreshes: ['cart.get', 'order.refresh'],
});

export const startCheckout = /* @__PURE__ */ endpoint<typeof Schemas.startCheckout>({
  id: 'cart.checkout',
  method: 'POST',
  path: '/ReactCart/Checkout',
  spec: 'CART-11, CHK-02',
  antiForgery: true,
});
