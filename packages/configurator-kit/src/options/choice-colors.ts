import type { BrowseFacet, ChoiceGroup } from '@settee/domain';

const known = new WeakMap<BrowseFacet, Map<string, string>>();

/** Maps each value of a color facet to the swatch color from its first choice. */
export function choiceColors(
  facet: BrowseFacet,
  ...all: readonly (readonly ChoiceGroup[])[]
): ReadonlyMap<string, string> {
  const found = known.get(facet) ?? new Map<string, string>();
  known.set(facet, found);
  if (facet.values.every(({ key }) => found.has(key))) return found;
  const keys = new Map(facet.values.flatMap(({ key, codes }) => codes.map((code) => [code, key] as const)));
  for (const groups of all)
    for (const { choices } of groups)
      for (const { code, color } of choices) {
        const key = keys.get(code);
        if (key !== undefined && color && !found.has(key)) found.set(key, color);
      }
  return found;
}
