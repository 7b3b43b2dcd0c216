import { endpoint } from './endpoint.ts';
import type * as Schemas from './registry.schemas.ts';

/** Queries invalidated by registry mutations. */
const registryReads = ['registry.list', 'registry.bySku', 'registry.registry', 'registry.checklist'];

/**
 * Adds items with their configuration and design to registries of the shopper, all or none. The path is
 * configurable. REG-30, REG-36, REG-37
 */
export const addToRegistry = /* @__PURE__ */ endpoint<typeof Schemas.addToRegistry>({
  id: 'registry.addItems',
  method: 'POST',
  path: '/gift-registry/add-items',
  requirement: 'REG-36',
  requiresCsrfToken: true,
  invalidates: registryReads,
});

/** The shopper's registries and how many pieces of a sku each wants; a guest has none. REG-32, REG-38 */
export const getRegistriesBySku = /* @__PURE__ */ endpoint<typeof Schemas.getRegistriesBySku>({
  id: 'registry.bySku',
  method: 'GET',
  path: '/gift-registry/list-by-sku',
  requirement: 'REG-38',
});

/**
 * Returns the registries of the shopper, newest first; `null` for a guest, same as none. Path and suffix are
 * configurable. REG-39
 */
export const getRegistries = /* @__PURE__ */ endpoint<typeof Schemas.getRegistries>({
  id: 'registry.list',
  method: 'GET',
  path: '/gift-registry/list',
  requirement: 'REG-39',
});

/** One registry with its items at the prices of today; any but the shopper's own is not found. Path ours. */
export const getRegistry = /* @__PURE__ */ endpoint<typeof Schemas.getRegistry>({
  id: 'registry.registry',
  method: 'GET',
  path: '/gift-registry/registry',
  requirement: 'path ours',
});

/**
 * Returns the usual items of such a registry by category, and the items in this one. The path is not in the
 * ledger.
 */
export const getChecklist = /* @__PURE__ */ endpoint<typeof Schemas.getChecklist>({
  id: 'registry.checklist',
  method: 'GET',
  path: '/gift-registry/checklist-data',
  requirement: 'path ours',
});

/**
 * Creates a registry; `id` is above 0 on success, and a double click creates only one. The path is not in the
 * ledger.
 */
export const createRegistry = /* @__PURE__ */ endpoint<typeof Schemas.createRegistry>({
  id: 'registry.create',
  method: 'POST',
  path: '/gift-registry/create',
  requirement: 'path ours',
  requiresCsrfToken: true,
  invalidates: registryReads,
});

/** Sets the requested quantity; restores an item that was just removed. The path is not in the ledger. */
export const setRegistryQuantity = /* @__PURE__ */ endpoint<typeof Schemas.setRegistryQuantity>({
  id: 'registry.setQuantity',
  method: 'POST',
  path: '/gift-registry/set-quantity',
  requirement: 'path ours',
  requiresCsrfToken: true,
  invalidates: registryReads,
});

/** Takes an item out; one that is out already stays out. Path ours. */
export const removeRegistryItem = /* @__PURE__ */ endpoint<typeof Schemas.removeRegistryItem>({
  id: 'registry.removeItem',
  method: 'POST',
  path: '/gift-registry/remove-item',
  requirement: 'path ours',
  requiresCsrfToken: true,
  invalidates: registryReads,
});
