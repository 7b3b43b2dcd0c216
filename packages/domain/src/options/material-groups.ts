/** Maximum groups, and maximum choices per group, shown before 'Load More'. PICK-13 to PICK-15 */
export const materialLimits = { groups: 2, choicesPerGroup: 32 } as const;

interface Group {
  choices: readonly unknown[];
}

/**
 * Returns the groups and choices that the material picker shows, and whether 'Load More' is shown. PICK-13 to
 * PICK-16
 */
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
