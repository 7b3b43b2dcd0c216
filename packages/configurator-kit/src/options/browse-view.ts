import {
  type BrowseFacet,
  type FilterState,
  type Choice,
  type ChoiceGroup,
  facetsOfChoices,
  facetsOfFilters,
  groupsOfBits,
  indexFacets,
  matchingBits,
  type FacetIndex,
  type Option,
  sortGroups,
  type SortType,
} from '@settee/domain';

/** Everything a material option offers. CHOICE-06 */
function getAllGroups({ choiceGroupsV2All, choiceGroupsV2, choiceGroups }: Option): readonly ChoiceGroup[] {
  return choiceGroupsV2All ?? choiceGroupsV2 ?? choiceGroups;
}

/** The facets of the browser that opens. BROWSE-16 */
export function getFacets(option: Option, isNewBrowseModal: boolean): readonly BrowseFacet[] {
  if (isNewBrowseModal) return facetsOfChoices(option.filtersV2 ?? [], getAllGroups(option));
  return facetsOfFilters(option.filters ?? []);
}

export function countChoices(groups: readonly ChoiceGroup[]): number {
  return groups.reduce((sum, { choices }) => sum + choices.length, 0);
}

/** Returns true if both results contain the same choices in the same order. */
export function areGroupsAlike(one: readonly ChoiceGroup[], other: readonly ChoiceGroup[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ choices }, index) => {
      const others = other[index]?.choices ?? [];
      return choices.length === others.length && choices.every(({ code }, index) => others[index]?.code === code);
    })
  );
}

/** Facets of one material option, with local filtering and sorting. */
export interface BrowseView {
  facets: readonly BrowseFacet[];
  index: FacetIndex;
  /** By code. */
  choices: ReadonlyMap<number, Choice>;
  /** Every choice, in an order. */
  sorted: (sort: SortType) => readonly ChoiceGroup[];
  /** Returns the choices that match the filters, from `groups` or from all choices in their sort order. */
  shown: (filters: FilterState, groups?: readonly ChoiceGroup[]) => readonly ChoiceGroup[];
}

/** Prepares filters and orders of an option; names are sorted as in the language of `locale`, in English without it. */
export function toBrowseView(option: Option, isNewBrowseModal: boolean, locale?: string): BrowseView {
  const all = getAllGroups(option);
  const facets = getFacets(option, isNewBrowseModal);
  const index = indexFacets(all, facets);
  const orders = new Map<SortType, readonly ChoiceGroup[]>();
  const sorted = (sort: SortType) => {
    const groups = orders.get(sort) ?? sortGroups(all, sort, locale);
    orders.set(sort, groups);
    return groups;
  };
  const shown: BrowseView['shown'] = ({ values, sort }, groups = sorted(sort)) =>
    groupsOfBits(index, groups, matchingBits(index, values));
  const choices = new Map(all.flatMap((group) => group.choices.map((choice) => [choice.code, choice])));
  return { facets, index, choices, sorted, shown };
}
