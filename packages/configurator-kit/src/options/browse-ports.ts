import type { ChoiceGroup, FacetSelection, Option, RecentChoice, SortType } from '@settee/domain';

/** Port of the material browsers. Calls never reject; `null` signals a failure. */
export interface BrowsePorts {
  /** The option with its filters. BROWSE-16 */
  browse(): Promise<Option | null>;
  /** The choices that facets leave, in an order. FILTER-24 */
  filter(values: FacetSelection, sort: SortType): Promise<readonly ChoiceGroup[] | null>;
  /** All choices in an order. FILTER-26 */
  sort(sort: SortType): Promise<readonly ChoiceGroup[] | null>;
  /** The choices behind codes, in their order. RECENT-09 */
  recent(choiceCodes: readonly number[]): Promise<readonly RecentChoice[]>;
}
