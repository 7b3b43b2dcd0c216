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

export const emptyFilterState: FilterState = { values: {}, sort: defaultSortType };

/** Adds a value, or takes it away when it is there. FILTER-15 */
export function toggleFacetValue(values: FacetSelection, facet: string, value: string): FacetSelection {
  const picked = values[facet] ?? [];
  const next = picked.includes(value) ? picked.filter((one) => one !== value) : [...picked, value];
  return setPicks(values, facet, next);
}

/** Puts the picks of a facet in place of those before. */
export function setPicks(values: FacetSelection, facet: string, picked: readonly string[]): FacetSelection {
  const { [facet]: _before, ...rest } = values;
  return picked.length > 0 ? { ...rest, [facet]: picked } : rest;
}

/** Counts the selected values, for 'Filter(2)'. BROWSE-03 */
export function countPicks(values: FacetSelection): number {
  return Object.values(values).reduce((sum, picked) => sum + picked.length, 0);
}

/** Filters emptied; the older popup forgets the order too. FILTER-12, FILTER-13 */
export function clearPicks({ sort }: FilterState, isNewBrowseModal: boolean): FilterState {
  return isNewBrowseModal ? { values: {}, sort } : emptyFilterState;
}

export function arePicksEqual(one: FilterState, other: FilterState): boolean {
  const keys = new Set([...Object.keys(one.values), ...Object.keys(other.values)]);
  const joined = (values: FacetSelection, key: string) => [...(values[key] ?? [])].toSorted().join('+');
  return one.sort === other.sort && [...keys].every((key) => joined(one.values, key) === joined(other.values, key));
}

/** Returns the selected values by facet, with the labels of their chips. FILTER-07 */
export function selectedFacets(facets: readonly BrowseFacet[], values: FacetSelection): readonly SelectedFacet[] {
  return facets.flatMap(({ key, values: offered }) => {
    const picked = (values[key] ?? []).flatMap((each) => offered.find((value) => value.key === each) ?? []);
    if (picked.length === 0) return [];
    return [
      { queryKey: key, queryValues: picked.map((value) => value.key), chipValues: picked.map(({ label }) => label) },
    ];
  });
}

/** Serializes the filters for a query, with the keys of each facet joined by plus signs. FILTER-24 */
export function filterQuery(values: FacetSelection): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([key, picked]) => [key, picked.join('+')]));
}

/** Parses such a query; also accepts a plus sign decoded as a space and ignores unknown facets and values. */
export function parseFilterQuery(
  query: Readonly<Record<string, unknown>>,
  facets: readonly BrowseFacet[],
): FacetSelection {
  return facets.reduce<FacetSelection>((picks, { key, values }) => {
    const typed = Object.hasOwn(query, key) ? query[key] : undefined;
    const keys = typeof typed === 'string' ? [...new Set(typed.split(/[+ ]/))] : [];
    return setPicks(
      picks,
      key,
      keys.filter((each) => values.some((value) => value.key === each)),
    );
  }, {});
}
