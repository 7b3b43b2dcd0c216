import { expect, test } from 'vitest';
import type { BrowseFacet } from './browse-facet.ts';
import {
  areFiltersEqual,
  clearFilters,
  countSelected,
  filterQuery,
  emptyFilterState,
  parseFilterQuery,
  selectedFacets,
  toggleFacetValue,
} from './filter-state.ts';

const value = (key: string, label: string) => ({
  key,
  label,
  svgName: '',
  isDisabled: false,
  isSelected: false,
  codes: [],
});
const color: BrowseFacet = {
  key: 'color',
  label: 'Color',
  isIntersection: false,
  isColor: true,
  values: [value('blue', 'Blue'), value('green', 'Green')],
};

test('FILTER-15: picking a value adds it, picking it again removes it', () => {
  const one = toggleFacetValue({}, 'color', 'blue');
  const two = toggleFacetValue(one, 'color', 'green');
  expect(two).toEqual({ color: ['blue', 'green'] });
  expect(countSelected(two)).toBe(2);
  expect(toggleFacetValue(two, 'color', 'blue')).toEqual({ color: ['green'] });
  expect(toggleFacetValue(one, 'color', 'blue')).toEqual({});
});

test('FILTER-12: Clear All clears the filters and preserves the sort order', () => {
  expect(clearFilters({ values: { color: ['blue'] }, sort: 3 }, true)).toEqual({ values: {}, sort: 3 });
});

test('FILTER-13, FILTER-14: in the older popup Clear All clears the filters and sorts by soonest delivery', () => {
  expect(clearFilters({ values: { color: ['blue'] }, sort: 3 }, false)).toEqual({ values: {}, sort: 1 });
  expect(emptyFilterState.sort).toBe(1);
});

test('FILTER-07: a selected facet has its query values and chip labels', () => {
  expect(selectedFacets([color], { color: ['green', 'plaid'], weight: ['light'] })).toEqual([
    { queryKey: 'color', queryValues: ['green'], chipValues: ['Green'] },
  ]);
});

test('FILTER-24: each group is serialized in the query as its keys joined by plus signs', () => {
  expect(filterQuery({ color: ['blue', 'green'], type: ['linen'] })).toEqual({ color: 'blue+green', type: 'linen' });
});

test.each([
  [{ color: 'blue+green' }, { color: ['blue', 'green'] }],
  [{ color: 'blue green' }, { color: ['blue', 'green'] }],
  [{ color: 'blue+blue+plaid+' }, { color: ['blue'] }],
  [{ color: '', sku: '1', constructor: 'x' }, {}],
  [{ color: ['blue'] }, {}],
])('FILTER-24: the query %o is read as %o', (query, filters) => {
  expect(parseFilterQuery(query, [color])).toEqual(filters);
});

test('filters are equal regardless of the order of their values', () => {
  const filters = { values: { color: ['blue', 'green'] }, sort: 1 } as const;
  expect(areFiltersEqual(filters, { values: { color: ['green', 'blue'] }, sort: 1 })).toBe(true);
  expect(areFiltersEqual(filters, { values: { color: ['green'] }, sort: 1 })).toBe(false);
  expect(areFiltersEqual(filters, { ...filters, sort: 2 })).toBe(false);
});
