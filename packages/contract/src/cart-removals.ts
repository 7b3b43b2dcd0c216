import { endpoint } from './endpoint.ts';
import { booleanSchema, emptySchema } from './fields.ts';
import { afterCartChange } from './invalidation.ts';
import * as schemas from './order.schemas.ts';

export const removeNlaItems = endpoint({
  id: 'order.removeNlaItems',
  method: 'POST',
  path: '/ReactCheckout/RemoveNlaItems',
  requirement: 'VALID-16',
  summary: 'Removes discontinued items from the cart.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  input: emptySchema,
  reply: schemas.removalSchema,
  example: { input: {}, reply: { isSuccess: true } },
});

export const removeAllNlaItems = endpoint({
  id: 'order.removeAllNlaItems',
  method: 'POST',
  path: '/ReactCheckout/RemoveAllNlaItems',
  requirement: 'VALID-17',
  summary: 'Removes all items if every item in the cart is discontinued.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  input: emptySchema,
  reply: schemas.removalSchema,
  example: { input: {}, reply: { isSuccess: true } },
});

export const removePfasItems = endpoint({
  id: 'order.removePfasItems',
  method: 'POST',
  path: '/ReactCheckout/RemovePfasItems',
  requirement: 'VALID-18',
  summary: 'Removes items that may not be shipped to the state of the shipping address.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  input: emptySchema,
  reply: schemas.removalSchema,
  example: { input: {}, reply: { isSuccess: true } },
});

export const removePersonalizedItems = endpoint({
  id: 'order.removePersonalizedItems',
  method: 'POST',
  path: '/ReactCheckout/RemovePersonalizedItems',
  requirement: 'VALID-19',
  summary: 'Removes personalized items if personalization is currently unavailable.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  input: emptySchema,
  reply: schemas.removalSchema,
  example: { input: {}, reply: { isSuccess: true } },
});

export const removeInHousePersonalizedNlaItems = endpoint({
  id: 'order.removeInHousePersonalizedNlaItems',
  method: 'POST',
  path: '/ReactCheckout/RemoveInHousePersonalizedNlaItems',
  requirement: 'VALID-20',
  summary: 'Removes discontinued items that were to be personalized in house.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  input: emptySchema,
  reply: schemas.removalSchema,
  example: { input: {}, reply: { isSuccess: true } },
});

export const removeUnavailableInstallation = endpoint({
  id: 'order.removeUnavailableInstallation',
  method: 'POST',
  path: '/ReactCheckout/RemoveInstallationService',
  requirement: 'VALID-21',
  summary:
    'Removes the installation service where it is unavailable. Returns `true` on success and `false` on failure.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  input: emptySchema,
  reply: booleanSchema,
  example: { input: {}, reply: true },
});
