import type * as Schemas from './cart.schemas.ts';
import { endpoint } from './endpoint.ts';

/** Queries invalidated by cart mutations. */
export const cartReads = ['cart.get', 'cart.itemCount', 'order.refresh'];

export const removeItem = /* @__PURE__ */ endpoint<typeof Schemas.removeItem>({
  id: 'cart.removeItem',
  method: 'POST',
  path: '/ReactCart/RemoveItem',
  requirement: 'CART-13',
  requiresCsrfToken: true,
  invalidates: cartReads,
});

export const saveForLater = /* @__PURE__ */ endpoint<typeof Schemas.saveForLater>({
  id: 'cart.saveForLater',
  method: 'POST',
  path: '/ReactCart/SaveForLater',
  requirement: 'CART-14',
  requiresCsrfToken: true,
  invalidates: cartReads,
});

export const moveToCart = /* @__PURE__ */ endpoint<typeof Schemas.moveToCart>({
  id: 'cart.moveToCart',
  method: 'POST',
  path: '/ReactCart/MoveToCart',
  requirement: 'CART-15',
  requiresCsrfToken: true,
  invalidates: cartReads,
});

export const updateItem = /* @__PURE__ */ endpoint<typeof Schemas.updateItem>({
  id: 'cart.updateItem',
  method: 'POST',
  path: '/ReactCart/UpdateItem',
  requirement: 'CART-16',
  requiresCsrfToken: true,
  invalidates: cartReads,
});

export const applyZip = /* @__PURE__ */ endpoint<typeof Schemas.applyZip>({
  id: 'cart.applyZip',
  method: 'POST',
  path: '/ReactCart/ApplyZip',
  requirement: 'CART-20',
  requiresCsrfToken: true,
  invalidates: cartReads,
  startsSession: true,
});

/** The shopper has seen what changed: lines remember today's prices and stock. Path ours. */
export const acknowledgeChanges = /* @__PURE__ */ endpoint<typeof Schemas.acknowledgeChanges>({
  id: 'cart.acknowledgeChanges',
  method: 'POST',
  path: '/ReactCart/AcknowledgeChanges',
  requirement: 'path ours',
  requiresCsrfToken: true,
  invalidates: ['cart.get', 'order.refresh'],
});

export const startCheckout = /* @__PURE__ */ endpoint<typeof Schemas.startCheckout>({
  id: 'cart.checkout',
  method: 'POST',
  path: '/ReactCart/Checkout',
  requirement: 'CART-11, CHK-02',
  requiresCsrfToken: true,
});
