/** How many groups, and how many choices of each, show before Load More. PICK-13 to PICK-15 */
export const materialLimits = { groups: 2, choicesPerGroup: 32 } as const;

interface Group {
  choices: readonly unknown[];
}

/** What the material picker shows: the groups with their choices, and whether Load More stands under them. PICK-13 to PICK-16 */
export function shownMaterialGroups<G extends Group>(
  groups: readonly G[],
  state: { isLoadedMore: boolean; isFiltering: boolean },
): { groups: readonly G[]; isLoadMoreShown: boolean } {
  const isLong =
    groups.length > materialLimits.groups || (groups[1]?.choices.length ?? 0) > materialLimits.choicesPerGroup;
  const isLoadMoreShown = isLong && !state.isLoadedMore && !state.isFiltering;
  if (!isLoadMoreShown) return { groups, isLoadMoreShown };
  const first = groups.slice(0, materialLimits.groups);
  return {
    groups: first.map((group) => ({ ...group, choices: group.choices.slice(0, materialLimits.choicesPerGroup) })),
    isLoadMoreShown,
  };
}
