import type * as Schemas from './options.schemas.ts';
import { endpoint } from './endpoint.ts';

/** The choices that the newer browse-all modal's filters leave, in an order. FILTER-24, FILTER-25 */
export const getFilteredChoiceGroups = /* @__PURE__ */ endpoint<typeof Schemas.getFilteredChoiceGroups>({
  id: 'options.filteredChoiceGroups',
  method: 'GET',
  path: '/api/special-order/filtered-choice-groups',
  requirement: 'FILTER-24, FILTER-25',
});

/** Returns the sorted choices of an option; the path is configurable. FILTER-20, FILTER-26 */
export const getChoiceGroups = /* @__PURE__ */ endpoint<typeof Schemas.getChoiceGroups>({
  id: 'options.choiceGroups',
  method: 'GET',
  path: '/browse/specialorder/choicegroups',
  requirement: 'FILTER-20, FILTER-26',
});

/** The choices behind codes that a browser remembers, in their order; unknown ones are left out. RECENT-09 */
export const getRecentSwatches = /* @__PURE__ */ endpoint<typeof Schemas.getRecentSwatches>({
  id: 'options.recentSwatches',
  method: 'GET',
  path: '/browse/specialorder/recentswatches',
  requirement: 'RECENT-09',
});
