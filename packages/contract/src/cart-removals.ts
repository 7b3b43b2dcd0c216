import type * as Schemas from './order.schemas.ts';
import { endpoint } from './endpoint.ts';

const removalReads = ['order.refresh', 'cart.get', 'cart.itemCount'];

export const removeNlaItems = /* @__PURE__ */ endpoint<typeof Schemas.removeNlaItems>({
  id: 'order.removeNlaItems',
  method: 'POST',
  path: '/ReactCheckout/RemoveNlaItems',
  spec: 'VALID-16',
  antiForgery: true,
  refreshes: removalReads,
});

export const removeAllNlaItems = /* @__PURE__ */ endpoint<typeof Schemas.removeAllNlaItems>({
  id: 'order.removeAllNlaItems',
  method: 'POST',
  path: '/ReactCheckout/RemoveAllNlaItems',
  spec: 'VALID-17',
  antiForgery: true,
  refreshes: removalReads,
});

export const removePfasItems = /* @__PURE__ */ endpoint<typeof Schemas.removePfasItems>({
  id: 'order.removePfasItems',
  method: 'POST',
  path: '/ReactCheckout/RemovePfasItems',
  spec: 'VALID-18',
  antiForgery: true,
  refreshes: removalReads,
});

export const removePersonalizedItems = /* @__PURE__ */ endpoint<typeof Schemas.removePersonalizedItems>({
  id: 'order.removePersonalizedItems',
  method: 'POST',
  path: '/ReactCheckout/RemovePersonalizedItems',
  spec: 'VALID-19',
  antiForgery: true,
  refreshes: removalReads,
});

export const removeInHousePersonalizedNlaItems = /* @__PURE__ */ endpoint<
  typeof Schemas.removeInHousePersonalizedNlaItems
>({
  id: 'order.removeInHousePersonalizedNlaItems',
  method: 'POST',
  path: '/ReactCheckout/RemoveInHousePersonalizedNlaItems',
  spec: 'VALID-20',
  antiForgery: true,
  refreshes: removalReads,
});

/** `true` on success, `false` on failure. VALID-21 */
export const removeUnavailableInstallation = /* @__PURE__ */ endpoint<typeof Schemas.removeUnavailableInstallation>({
  id: 'order.removeUnavailableInstallation',
  method: 'POST',
  path: '/ReactCheckout/RemoveInstallationService',
  spec: 'VALID-21',
  antiForgery: true,
  refreshes: removalReads,
});
