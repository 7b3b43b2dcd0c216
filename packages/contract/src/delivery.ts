import type * as Schemas from './delivery.schemas.ts';
import { endpoint } from './endpoint.ts';

/** Server-side check of a zip that the panel's own rule lets through. ZIP-19 */
export const validateZip = /* @__PURE__ */ endpoint<typeof Schemas.validateZip>({
  id: 'delivery.validateZip',
  method: 'GET',
  path: '/browse/zipcode/validate',
  requirement: 'ZIP-19',
});

/** Of one product, or without a sku of the cart. */
export const getDeliveryInfo = /* @__PURE__ */ endpoint<typeof Schemas.getDeliveryInfo>({
  id: 'delivery.info',
  method: 'GET',
  path: '/browse/delivery-info',
  requirement: 'DELIV-06, path ours',
});

export const validateAddress = /* @__PURE__ */ endpoint<typeof Schemas.validateAddress>({
  id: 'delivery.validateAddress',
  method: 'POST',
  path: '/ReactCheckout/ValidateAddress',
  requirement: 'SHIP-19',
  requiresCsrfToken: true,
});
