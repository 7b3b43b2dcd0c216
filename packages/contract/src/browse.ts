import type * as Schemas from './browse.schemas.ts';
import { endpoint } from './endpoint.ts';

export const getMenu = /* @__PURE__ */ endpoint<typeof Schemas.getMenu>({
  id: 'browse.menu',
  method: 'GET',
  path: '/browse/menu',
  requirement: 'path ours',
});

export const getHome = /* @__PURE__ */ endpoint<typeof Schemas.getHome>({
  id: 'browse.home',
  method: 'GET',
  path: '/browse/home',
  requirement: 'path ours',
});

/** Returns 404 for a category that does not exist on the site. */
export const getListing = /* @__PURE__ */ endpoint<typeof Schemas.getListing>({
  id: 'browse.listing',
  method: 'GET',
  path: '/browse/listing',
  requirement: 'path ours',
});

export const search = /* @__PURE__ */ endpoint<typeof Schemas.search>({
  id: 'browse.search',
  method: 'GET',
  path: '/browse/search',
  requirement: 'path ours',
});
