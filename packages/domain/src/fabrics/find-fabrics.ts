import { facetKey } from '../options/browse-facet.ts';
import {
  type FabricCard,
  type FabricFacet,
  type FabricFacetAttribute,
  type FabricGroup,
  fabricGroups,
  type FabricResults,
  type FabricSort,
} from './fabric.ts';
import type { FabricQuery } from './fabric-query.ts';

/** A fabric with what it is filtered by, in words. */
export interface SortedFabric {
  card: FabricCard;
  features: readonly string[];
  colorGroup: string;
}

/** Display order of facet values; unlisted values are last. */
export interface FabricOrders {
  features: readonly string[];
  colorGroups: readonly string[];
}

const wordsOf: Record<FabricGroup, (fabric: SortedFabric) => readonly string[]> = {
  features: ({ features }) => features,
  colorgroup: ({ colorGroup }) => [colorGroup],
  fabrictype: ({ card }) => [card.typeName],
};

/** Features must all be there, of the other groups any. */
function passes(fabric: SortedFabric, group: FabricGroup, keys: readonly string[]): boolean {
  if (keys.length === 0) return true;
  const own = wordsOf[group](fabric).map(facetKey);
  return group === 'features' ? keys.every((key) => own.includes(key)) : keys.some((key) => own.includes(key));
}

const passesAll = (fabric: SortedFabric, values: FabricQuery['values'], without?: FabricGroup) =>
  fabricGroups.every((group) => group === without || passes(fabric, group, values[group] ?? []));

const placeIn = (list: readonly string[], word: string) => {
  const index = list.indexOf(word);
  return index < 0 ? list.length : index;
};

function wordsIn(fabrics: readonly SortedFabric[], group: FabricGroup, orders: FabricOrders): readonly string[] {
  const labels = [...new Set(fabrics.flatMap(wordsOf[group]))].filter((word) => facetKey(word) !== '');
  const order = { features: orders.features, colorgroup: orders.colorGroups, fabrictype: [] }[group];
  return labels.toSorted((one, other) => placeIn(order, one) - placeIn(order, other));
}

/** Builds a facet for the current selection; a value without results is disabled. FABRIC-03, FABRIC-08 */
function getFacet(
  fabrics: readonly SortedFabric[],
  group: FabricGroup,
  values: FabricQuery['values'],
  orders: FabricOrders,
): FabricFacet {
  const selected = values[group] ?? [];
  // Selecting another feature narrows the results; selecting another color widens them.
  const left = fabrics.filter((fabric) => passesAll(fabric, values, group === 'features' ? undefined : group));
  const attributes = wordsIn(fabrics, group, orders).map((label): FabricFacetAttribute => {
    const key = facetKey(label);
    const isOf = (fabric: SortedFabric) => wordsOf[group](fabric).some((word) => facetKey(word) === key);
    const count = left.filter(isOf).length;
    const isSelected = selected.includes(key);
    const color = group === 'colorgroup' ? (fabrics.find(isOf)?.card.color ?? '') : '';
    return { key, label, svgName: `${group}-${key}`, isSelected, isDisabled: count === 0 && !isSelected, count, color };
  });
  return { key: group, attributes };
}

/** Fabrics in an order; equal ones stay as the catalog has them. */
function sortFabrics(
  fabrics: readonly SortedFabric[],
  sort: FabricSort,
  { colorGroups }: FabricOrders,
  locale: string,
): readonly SortedFabric[] {
  if (sort === 'featured') return fabrics;
  if (sort === 'color')
    return fabrics.toSorted(
      (one, other) => placeIn(colorGroups, one.colorGroup) - placeIn(colorGroups, other.colorGroup),
    );
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return fabrics.toSorted(
    (one, other) => compare(one.card.title, other.card.title) || compare(one.card.family, other.card.family),
  );
}

/** The keys of a query that some fabric has. */
function knownValues(fabrics: readonly SortedFabric[], { values }: FabricQuery): FabricQuery['values'] {
  const known = fabricGroups.map((group) => {
    const keys = new Set(fabrics.flatMap((fabric) => wordsOf[group](fabric).map(facetKey)));
    return [group, (values[group] ?? []).filter((key) => keys.has(key))];
  });
  return Object.fromEntries(known);
}

/**
 * The fabrics that filters leave, in order, up to a page, so that an address with a page shows all that was shown.
 * Values that no fabric has are left out of account. FABRIC-17, FABRIC-23
 */
export function findFabrics(
  fabrics: readonly SortedFabric[],
  query: FabricQuery,
  { orders, pageSize, locale = 'en' }: { orders: FabricOrders; pageSize: number; locale?: string },
): FabricResults {
  const values = knownValues(fabrics, query);
  const left = fabrics.filter((fabric) => passesAll(fabric, values));
  const cards = sortFabrics(left, query.sort, orders, locale)
    .slice(0, query.page * pageSize)
    .map(({ card }) => card);
  return {
    cardsDto: { cards, showingCount: cards.length, totalRecords: left.length },
    filterFacets: fabricGroups
      .map((group) => getFacet(fabrics, group, values, orders))
      .filter(({ attributes }) => attributes.length > 0),
  };
}
