import { getAttributes, facetKey, type ChoiceGroup, type Facet, type Filter } from '@settee/domain';
import { materialFacets } from './material-attributes.ts';

/** Title of the toggle among the filters. FILTER-02, FILTER-14 */
const toggleTitle = 'Soonest delivery';

type MaterialFacet = (typeof materialFacets)[number];

/** Groups choice codes by attribute value, in facet order, then in order of occurrence. */
function codesByValue(groups: readonly ChoiceGroup[], { key, order }: MaterialFacet): [string, number[]][] {
  const found = new Map<string, number[]>();
  for (const { choices } of groups)
    for (const choice of choices)
      for (const { attributeId, value } of getAttributes(choice))
        if (attributeId === key) found.set(value, [...(found.get(value) ?? []), choice.code]);
  const places: readonly string[] = order;
  const rank = (value: string) => (places.includes(value) ? places.indexOf(value) : places.length);
  return [...found].toSorted(([one], [other]) => rank(one) - rank(other));
}

const getSvgName = ({ key }: MaterialFacet, value: string) => `${key}-${facetKey(value)}`;

/** The filters of the older popup: the toggle and what narrows. FILTER-01, FILTER-02 */
export function getFilters(groups: readonly ChoiceGroup[]): Filter[] {
  const narrowing = materialFacets.map((facet) => ({
    filterType: facet.filterType,
    title: facet.label,
    items: codesByValue(groups, facet).map(([label, choiceCodes]) => ({
      label,
      choiceCodes,
      svgName: getSvgName(facet, label),
      attributeQueries: [{ attributeId: facet.key }],
    })),
  }));
  return [{ filterType: 1, title: toggleTitle, items: [] }, ...narrowing.filter(({ items }) => items.length > 0)];
}

/** The facets of the newer modal, before anything is picked. FILTER-05, FILTER-06 */
export function getFacets(groups: readonly ChoiceGroup[]): Facet[] {
  const facets = materialFacets.map((facet) => ({
    key: facet.key,
    label: facet.label,
    facetType: facet.facetType,
    attributes: codesByValue(groups, facet).map(([label]) => ({
      key: facetKey(label),
      label,
      svgName: getSvgName(facet, label),
      isDisabled: false,
      isSelected: false,
    })),
  }));
  return facets.filter(({ attributes }) => attributes.length > 0);
}
