import { endpoint } from './endpoint.ts';
import type * as Schemas from './fabrics.schemas.ts';

/** The fabrics that filters leave, up to a page, and what they can be filtered by. FABRIC-04, FABRIC-17, FABRIC-23 */
export const getFilteredResults = /* @__PURE__ */ endpoint<typeof Schemas.getFilteredResults>({
  id: 'fabrics.filteredResults',
  method: 'GET',
  path: '/free-swatches/get-filtered-results',
  requirement: 'FABRIC-04, FABRIC-08, FABRIC-17, FABRIC-23',
});

/**
 * Returns the given fabrics with discontinued swatches; fabrics unknown on the site are named by code. FABRIC-16,
 * FABRIC-18
 */
export const getNlaFabrics = /* @__PURE__ */ endpoint<typeof Schemas.getNlaFabrics>({
  id: 'fabrics.nla',
  method: 'GET',
  path: '/free-swatches/get-nla-fabrics',
  requirement: 'FABRIC-16, FABRIC-18',
});

/** The fabrics behind codes that a browser remembers, in their order; unknown ones are left out. FABRIC-15, FABRIC-19 */
export const getRecentFabrics = /* @__PURE__ */ endpoint<typeof Schemas.getRecentFabrics>({
  id: 'fabrics.recent',
  method: 'GET',
  path: '/free-swatches/get-recent-fabrics',
  requirement: 'FABRIC-15, FABRIC-19',
});

/** One fabric with all there is to know of it, and the products that are made in it. FABRIC-06, FABRIC-20 */
export const getCardData = /* @__PURE__ */ endpoint<typeof Schemas.getCardData>({
  id: 'fabrics.cardData',
  method: 'GET',
  path: '/free-swatches/get-card-data',
  requirement: 'FABRIC-06, FABRIC-20',
});
