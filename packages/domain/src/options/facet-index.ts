import type { BrowseFacet } from './browse-facet.ts';
import type { ChoiceGroup } from './choice.ts';
import type { FacetSelection } from './filter-state.ts';

/** Index of the choices by facet value, one bit per choice. */
export interface FacetIndex {
  /** Number of choices. */
  size: number;
  facets: readonly BrowseFacet[];
  /** Place of a choice among all, by code. */
  places: ReadonlyMap<number, number>;
  /** By key of facet, then of value. */
  bits: ReadonlyMap<string, ReadonlyMap<string, Uint32Array>>;
}

const createBitset = (size: number) => new Uint32Array(Math.ceil(size / 32));

/** Builds the bit index of facets for fast filtering. */
export function indexFacets(groups: readonly ChoiceGroup[], facets: readonly BrowseFacet[]): FacetIndex {
  const places = new Map<number, number>();
  for (const { choices } of groups)
    for (const { code } of choices) if (!places.has(code)) places.set(code, places.size);
  const bitsOf = (codes: readonly number[]) => {
    const bitset = createBitset(places.size);
    for (const code of codes) {
      const bit = places.get(code);
      if (bit !== undefined) bitset[bit >> 5] = (bitset[bit >> 5] ?? 0) | (1 << (bit & 31));
    }
    return bitset;
  };
  const bits = new Map(
    facets.map(({ key, values }) => [key, new Map(values.map((value) => [value.key, bitsOf(value.codes)]))]),
  );
  return { size: places.size, facets, places, bits };
}

function all(size: number): Uint32Array {
  const bits = createBitset(size).fill(0xffffffff);
  if (size % 32 > 0) bits[bits.length - 1] = (1 << (size % 32)) - 1;
  return bits;
}

/** Filters by the selected values of one facet; unknown keys match nothing in a union. FILTER-03, FILTER-04 */
function narrow(index: FacetIndex, bits: Uint32Array, facet: BrowseFacet, selected: readonly string[]): Uint32Array {
  if (selected.length === 0) return bits;
  const sets = selected.map((key) => index.bits.get(facet.key)?.get(key) ?? createBitset(index.size));
  return bits.map((word, index) => {
    const met = facet.isIntersection
      ? sets.reduce((matching, set) => matching & (set[index] ?? 0), -1)
      : sets.reduce((matching, set) => matching | (set[index] ?? 0), 0);
    return word & met;
  });
}

/** The choices that meet every facet's picks, as bits; `without` leaves a facet out. */
export function matchingBits(index: FacetIndex, selected: FacetSelection, without?: string): Uint32Array {
  return index.facets
    .filter(({ key }) => key !== without)
    .reduce((bits, facet) => narrow(index, bits, facet, selected[facet.key] ?? []), all(index.size));
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Counts the bits set in both arrays without allocating a third. */
export function countCommon(bits: Uint32Array, others: Uint32Array): number {
  let count = 0;
  for (let index = 0; index < bits.length; index += 1) count += ones((bits[index] ?? 0) & (others[index] ?? 0));
  return count;
}

/**
 * Returns the number of matching choices per value with the selections of the other facets, by facet key and
 * value key.
 */
export function valueCounts(
  index: FacetIndex,
  selected: FacetSelection,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  return new Map(
    index.facets.map((facet) => {
      const beside = matchingBits(index, selected, facet.isIntersection ? undefined : facet.key);
      const counts = facet.values.map(({ key }): [string, number] => {
        const set = index.bits.get(facet.key)?.get(key);
        return [key, set ? countCommon(beside, set) : 0];
      });
      return [facet.key, new Map(counts)];
    }),
  );
}

/**
 * Filters groups to the choices with a set bit and drops empty groups; unchanged groups are reused. FILTER-18,
 * FILTER-19
 */
export function groupsOfBits(
  index: FacetIndex,
  groups: readonly ChoiceGroup[],
  bits: Uint32Array,
): readonly ChoiceGroup[] {
  return filterChoices(groups, (code) => {
    const bit = index.places.get(code);
    return bit !== undefined && ((bits[bit >> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  });
}

/** Filters groups by a predicate and drops empty groups; unchanged groups are reused. FILTER-18, FILTER-19 */
export function filterChoices(
  groups: readonly ChoiceGroup[],
  isIncluded: (code: number) => boolean,
): readonly ChoiceGroup[] {
  const matching: ChoiceGroup[] = [];
  for (const group of groups) {
    const choices = group.choices.filter(({ code }) => isIncluded(code));
    if (choices.length === group.choices.length && choices.length > 0) matching.push(group);
    else if (choices.length > 0)
      matching.push({ ...group, choices, header: { ...group.header, count: choices.length } });
  }
  return matching;
}
