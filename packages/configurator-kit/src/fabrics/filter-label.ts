import type { FabricFacet, FabricGroup, FabricQuery } from '@settee/domain';

/** Label of the value that is applied or removed; `null` when there are several. EVENT-01 */
export function filterLabel(
  facets: readonly FabricFacet[],
  { values }: FabricQuery,
  group: FabricGroup,
  keys: readonly string[],
): string | null {
  const facet = facets.find(({ key }) => key === group);
  const before = values[group] ?? [];
  const changed = [...before.filter((key) => !keys.includes(key)), ...keys.filter((key) => !before.includes(key))];
  if (changed.length !== 1) return null;
  return facet?.attributes.find(({ key }) => key === changed[0])?.label ?? null;
}
