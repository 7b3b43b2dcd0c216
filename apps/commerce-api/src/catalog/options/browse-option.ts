import type { CatalogOption } from '@settee/catalog';
import { getChoice, isTrackedAsViewed, sortGroups, type Option, type SortType } from '@settee/domain';
import { groupsWithAttributes } from './material-attributes.ts';
import { getFacets, getFilters } from './material-filters.ts';

/** An option as the browse-all popup wants it: its materials in order, with what they are filtered by. BROWSE-16, CHOICE-06 */
export function browseOption(option: Option, found: CatalogOption | undefined, sort: SortType): Option {
  if (!found || !isTrackedAsViewed(option.optionType)) return option;
  const groups = groupsWithAttributes(option, found);
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  return {
    ...option,
    choiceGroups: sortGroups(groups, sort),
    code: option.optionCode,
    selectedChoice: getChoice(option, option.choiceCode ?? undefined),
    totalChoiceCountV2: count,
    totalChoiceCountV2All: count,
    filters: getFilters(groups),
    filtersV2: getFacets(groups),
  };
}
