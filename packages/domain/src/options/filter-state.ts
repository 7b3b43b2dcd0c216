import type { BrowseFacet } from './browse-facet.ts';
import type { SelectedFacet } from './filter.ts';
import { defaultSortType, type SortType } from './sort-choices.ts';

/** Keys of the picked values by key of facet, in the order they were picked. */
export type FacetSelection = Readonly<Record<string, readonly string[]>>;

/** Filters and order. */
export interface FilterState {
  values: FacetSelection;
  sort: SortType;
}

/** No filters, in the default order. */
export const emptyFilterState: FilterState = { values: {}, sort: defaultSortType };

/** Adds a value, or takes it away when it is there. FILTER-15 */
export function toggleFacetValue(values: FacetSelection, facet: string, value: string): FacetSelection {
  const selected = values[facet] ?? [];
  const next = selected.includes(value) ? selected.filter((one) => one !== value) : [...selected, value];
  return setFacetValues(values, facet, next);
}

/** Puts the picks of a facet in place of those before. */
export function setFacetValues(values: FacetSelection, facet: string, selected: readonly string[]): FacetSelection {
  const { [facet]: _before, ...rest } = values;
  return selected.length > 0 ? { ...rest, [facet]: selected } : rest;
}

/** Counts the selected values, for 'Filter(2)'. BROWSE-03 */
export function countSelected(values: FacetSelection): number {
  return Object.values(values).reduce((sum, selected) => sum + selected.length, 0);
}

/** Filters emptied; the older popup forgets the order too. FILTER-12, FILTER-13 */
export function clearFilters({ sort }: FilterState, isNewBrowseModal: boolean): FilterState {
  return isNewBrowseModal ? { values: {}, sort } : emptyFilterState;
}

/** Returns whether two states have the same filters and order. */
export function areFiltersEqual(one: FilterState, other: FilterState): boolean {
  const keys = new Set([...Object.keys(one.values), ...Object.keys(other.values)]);
  const joined = (values: FacetSelection, key: string) => [...(values[key] ?? [])].toSorted().join('+');
  return one.sort === other.sort && [...keys].every((key) => joined(one.values, key) === joined(other.values, key));
}

/** Returns the selected values by facet, with the labels of their chips. FILTER-07 */
export function selectedFacets(facets: readonly BrowseFacet[], values: FacetSelection): readonly SelectedFacet[] {
  return facets.flatMap(({ key, values: offered }) => {
    const selected = (values[key] ?? []).flatMap((each) => offered.find((value) => value.key === each) ?? []);
    if (selected.length === 0) return [];
    return [
      {
        queryKey: key,
        queryValues: selected.map((value) => value.key),
        chipValues: selected.map(({ label }) => label),
      },
    ];
  });
}

/** Serializes the filters for a query, with the keys of each facet joined by plus signs. FILTER-24 */
export function filterQuery(values: FacetSelection): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([key, selected]) => [key, selected.join('+')]));
}

/** Parses such a query; also accepts a plus sign decoded as a space and ignores unknown facets and values. */
export function parseFilterQuery(
  query: Readonly<Record<string, unknown>>,
  facets: readonly BrowseFacet[],
): FacetSelection {
  return facets.reduce<FacetSelection>((filters, { key, values }) => {
    const typed = Object.hasOwn(query, key) ? query[key] : undefined;
    const keys = typeof typed === 'string' ? [...new Set(typed.split(/[+ ]/))] : [];
    return setFacetValues(
      filters,
      key,
      keys.filter((each) => values.some((value) => value.key === each)),
    );
  }, {});
}
