import type { getFilteredChoiceGroups as endpoint } from '@settee/contract';
import {
  facetsOfChoices,
  groupsOfBits,
  indexFacets,
  matchingBits,
  parseFilterQuery,
  parseSortType,
  selectedFacets,
  sortGroups,
  valueCounts,
} from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { findMaterial } from './find-material.ts';
import { getFacets } from './material-filters.ts';

/** The materials that facets leave, in order; what the query says of unknown facets and values is left out. FILTER-24, FILTER-25 */
export const getFilteredChoiceGroups: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const option = await findMaterial(ctx, site, { sku: input.sku, optionCode: input.optioncode });
  if (option?.optionType !== input.optiontype) return notFound;
  const offered = getFacets(option.choiceGroups);
  const facets = facetsOfChoices(offered, option.choiceGroups);
  const selected = parseFilterQuery(input, facets);
  const index = indexFacets(option.choiceGroups, facets);
  const left = groupsOfBits(index, option.choiceGroups, matchingBits(index, selected));
  const counts = valueCounts(index, selected);
  return {
    choiceGroups: sortGroups(left, parseSortType(input.sort)),
    facets: offered.map((facet) => ({
      ...facet,
      attributes: facet.attributes.map((attribute) => ({
        ...attribute,
        isDisabled: counts.get(facet.key)?.get(attribute.key) === 0,
        isSelected: selected[facet.key]?.includes(attribute.key) ?? false,
      })),
    })),
    selectedFacets: selectedFacets(facets, selected),
  };
};
