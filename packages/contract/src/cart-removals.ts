import type * as Schemas from './order.schemas.ts';
import { endpoint } from './endpoint.ts';

const removalReads = ['order.refresh', 'cart.get', 'cart.itemCount'];

export const removeNlaItems = /* @__PURE__ */ endpoint<typeof Schemas.removeNlaItems>({
  id: 'order.removeNlaItems',
  method: 'POST',
  path: '/ReactCheckout/RemoveNlaItems',
  requirement: 'VALID-16',
  requiresCsrfToken: true,
  invalidates: removalReads,
});

export const removeAllNlaItems = /* @__PURE__ */ endpoint<typeof Schemas.removeAllNlaItems>({
  id: 'order.removeAllNlaItems',
  method: 'POST',
  path: '/ReactCheckout/RemoveAllNlaItems',
  requirement: 'VALID-17',
  requiresCsrfToken: true,
  invalidates: removalReads,
});

export const removePfasItems = /* @__PURE__ */ endpoint<typeof Schemas.removePfasItems>({
  id: 'order.removePfasItems',
  method: 'POST',
  path: '/ReactCheckout/RemovePfasItems',
  requirement: 'VALID-18',
  requiresCsrfToken: true,
  invalidates: removalReads,
});

export const removePersonalizedItems = /* @__PURE__ */ endpoint<typeof Schemas.removePersonalizedItems>({
  id: 'order.removePersonalizedItems',
  method: 'POST',
  path: '/ReactCheckout/RemovePersonalizedItems',
  requirement: 'VALID-19',
  requiresCsrfToken: true,
  invalidates: removalReads,
});

export const removeInHousePersonalizedNlaItems = /* @__PURE__ */ endpoint<
  typeof Schemas.removeInHousePersonalizedNlaItems
>({
  id: 'order.removeInHousePersonalizedNlaItems',
  method: 'POST',
  path: '/ReactCheckout/RemoveInHousePersonalizedNlaItems',
  requirement: 'VALID-20',
  requiresCsrfToken: true,
  invalidates: removalReads,
});

/** `true` on success, `false` on failure. VALID-21 */
export const removeUnavailableInstallation = /* @__PURE__ */ endpoint<typeof Schemas.removeUnavailableInstallation>({
  id: 'order.removeUnavailableInstallation',
  method: 'POST',
  path: '/ReactCheckout/RemoveInstallationService',
  requirement: 'VALID-21',
  requiresCsrfToken: true,
  invalidates: removalReads,
});
