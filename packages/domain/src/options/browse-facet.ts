import { getAttributes } from './attributes.ts';
import type { ChoiceGroup } from './choice.ts';
import type { Facet, Filter } from './filter.ts';

/** A value of a facet with the choices that have it. */
export interface BrowseValue {
  key: string;
  label: string;
  svgName: string;
  isDisabled: boolean;
  isSelected: boolean;
  /** Without repeats. FILTER-21 */
  codes: readonly number[];
}

/** Facet of either browser, independent of the backend format. */
export interface BrowseFacet {
  key: string;
  label: string;
  /** Choices must have all picked values, not any of them. FILTER-03, FILTER-04 */
  isIntersection: boolean;
  isColor: boolean;
  values: readonly BrowseValue[];
}

/** A label as a key of an address, such as 'washable-covers'. */
export function facetKey(label: string): string {
  return label
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The facets of the older popup, without its toggle. FILTER-01 to FILTER-04 */
export function facetsOfFilters(filters: readonly Filter[]): readonly BrowseFacet[] {
  return filters
    .filter(({ filterType }) => filterType !== 1)
    .map(({ filterType, title, items }) => ({
      key: facetKey(title),
      label: title,
      isIntersection: filterType === 3,
      isColor: items.some(({ attributeQueries }) =>
        attributeQueries.some(({ attributeId }) => attributeId === 'color'),
      ),
      values: items.map(({ label, choiceCodes, svgName }) => ({
        key: facetKey(label),
        label,
        svgName,
        isDisabled: choiceCodes.length === 0,
        isSelected: false,
        codes: [...new Set(choiceCodes)],
      })),
    }));
}

/** Codes of the choices by attribute and by key of its value. */
function codesByAttribute(groups: readonly ChoiceGroup[]): ReadonlyMap<string, ReadonlyMap<string, readonly number[]>> {
  const byId = new Map<string, Map<string, number[]>>();
  for (const { choices } of groups)
    for (const choice of choices)
      for (const { attributeId, value } of getAttributes(choice)) {
        const values = byId.get(attributeId) ?? new Map<string, number[]>();
        byId.set(attributeId, values);
        const key = facetKey(value);
        const codes = values.get(key);
        if (!codes) values.set(key, [choice.code]);
        else if (codes.at(-1) !== choice.code) codes.push(choice.code);
      }
  return byId;
}

/** The facets of the newer modal, with the choices that have each value. FILTER-05, FILTER-06 */
export function facetsOfChoices(facets: readonly Facet[], groups: readonly ChoiceGroup[]): readonly BrowseFacet[] {
  const byId = codesByAttribute(groups);
  return facets.map(({ key, label, facetType, attributes }) => ({
    key,
    label,
    isIntersection: facetType === 2,
    isColor: facetType === 3,
    values: attributes.map((attribute) => ({ ...attribute, codes: [...new Set(byId.get(key)?.get(attribute.key))] })),
  }));
}
