import { cartReads } from './cart.ts';
import type * as Schemas from './cart.schemas.ts';
import { endpoint } from './endpoint.ts';

// Apart from cart.ts, which every page loads.

export const updateShipMethod = /* @__PURE__ */ endpoint<typeof Schemas.updateShipMethod>({
  id: 'cart.updateShipMethod',
  method: 'POST',
  path: '/ReactCart/UpdateShipMethod',
  requirement: 'CART-17',
  requiresCsrfToken: true,
  invalidates: cartReads,
});

export const removeInstallationService = /* @__PURE__ */ endpoint<typeof Schemas.removeInstallationService>({
  id: 'cart.removeInstallationService',
  method: 'POST',
  path: '/ReactCart/RemoveInstallationService',
  requirement: 'CART-18',
  requiresCsrfToken: true,
  invalidates: cartReads,
});

export const addDonation = /* @__PURE__ */ endpoint<typeof Schemas.addDonation>({
  id: 'cart.addDonation',
  method: 'POST',
  path: '/ReactCart/AddDonation',
  requirement: 'CART-19',
  requiresCsrfToken: true,
  invalidates: cartReads,
});

export const applyPromo = /* @__PURE__ */ endpoint<typeof Schemas.applyPromo>({
  id: 'cart.applyPromo',
  method: 'POST',
  path: '/ReactCart/ApplyPromo',
  requirement: 'CART-21',
  requiresCsrfToken: true,
  invalidates: cartReads,
});

export const removePromo = /* @__PURE__ */ endpoint<typeof Schemas.removePromo>({
  id: 'cart.removePromo',
  method: 'POST',
  path: '/ReactCart/RemovePromo',
  requirement: 'CART-22',
  requiresCsrfToken: true,
  invalidates: cartReads,
});

export const getEstimatedDeliveryDate = /* @__PURE__ */ endpoint<typeof Schemas.getEstimatedDeliveryDate>({
  id: 'cart.estimatedDeliveryDate',
  method: 'GET',
  path: '/ReactCart/GetEstimatedDeliveryDate',
  requirement: 'CART-23',
});
