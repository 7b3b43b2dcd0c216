import type * as Schemas from './order.schemas.ts';
import { endpoint } from './endpoint.ts';

export const validateCart = /* @__PURE__ */ endpoint<typeof Schemas.validateCart>({
  id: 'order.validateCart',
  method: 'POST',
  path: '/ReactCheckout/ValidateCart',
  requirement: 'VALID-15',
  requiresCsrfToken: true,
});
