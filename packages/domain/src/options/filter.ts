/** 1 is the sort/delivery toggle, 2 matches any selected item, 3 matches all selected items. FILTER-02 */
export type FilterType = 1 | 2 | 3;

/** One item of a filter. FILTER-01 */
export interface FilterItem {
  label: string;
  /** Codes of the choices that have it. */
  choiceCodes: readonly number[];
  svgName: string;
  attributeQueries: readonly { attributeId: string }[];
}

/** A filter of the browse-all popup. FILTER-01 */
export interface Filter {
  filterType: FilterType;
  title: string;
  items: readonly FilterItem[];
}

/** 2 is a feature, 3 a color, 4 a type. FILTER-06 */
export type FacetType = 2 | 3 | 4;

/** A value of a facet. FILTER-05 */
export interface FacetAttribute {
  key: string;
  label: string;
  svgName: string;
  isDisabled: boolean;
  isSelected: boolean;
}

/** A facet of the newer modal. FILTER-05 */
export interface Facet {
  key: string;
  label: string;
  facetType: FacetType;
  attributes: readonly FacetAttribute[];
}

/** Selected values of a facet, for the query and for the chips. FILTER-07 */
export interface SelectedFacet {
  queryKey: string;
  queryValues: readonly string[];
  chipValues: readonly string[];
}

/** An order to show choices in. FILTER-08 */
export interface SortOption {
  key: string;
  label: string;
}

/**
 * Maximum choice count without filters, and maximum choice count without recently viewed choices. FILTER-23,
 * RECENT-07
 */
export const browseLimits = { unfiltered: 6, withoutRecent: 7 } as const;

/** Whether the fabric filter shows. FILTER-23 */
export function isFabricFilterShown(filterCount: number, choiceCount: number): boolean {
  return filterCount > 0 && choiceCount > browseLimits.unfiltered;
}

/** The values a pill filter shows: those disabled on page load go unless one of the facet's was selected. FILTER-22 */
export function shownPills<A extends Pick<FacetAttribute, 'isDisabled' | 'isSelected'>>(
  onLoad: readonly A[],
): readonly A[] {
  return onLoad.some(({ isSelected }) => isSelected) ? onLoad : onLoad.filter(({ isDisabled }) => !isDisabled);
}
