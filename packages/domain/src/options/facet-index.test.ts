import { expect, test } from 'vitest';
import { facetsOfChoices, facetsOfFilters } from './browse-facet.ts';
import type { FacetSelection } from './filter-state.ts';
import type { Choice, ChoiceGroup } from './choice.ts';
import { countCommon, groupsOfBits, indexFacets, filterChoices, matchingBits, valueCounts } from './facet-index.ts';
import { isFabricFilterShown, shownPills, type Facet, type Filter } from './filter.ts';

const choice = (code: number, attributes: Record<string, string[]> = {}): Choice => ({
  code,
  title: `Choice ${code}`,
  text: '',
  subtitle: '',
  description: '',
  typeName: '',
  attributes: Object.entries(attributes).flatMap(([attributeId, values]) =>
    values.map((value) => ({ attributeId, value })),
  ),
  images: { desktop: '', desktopHiRes: '', mobile: '', mobileHiRes: '' },
  isSelected: false,
  isDisabled: false,
  isStock: false,
  matchingSkus: [],
  sequence: code,
  priceGroupCode: '',
  swatchName: '',
  color: '',
  formattedPrice: '',
  additionalDetails: {
    addPrice: 0,
    careInstructions: [],
    features: [],
    content: '',
    origin: '',
    images: [],
    subtitle: '',
    shopThisSwatchUrl: '',
    swatchInStock: true,
    instagramHandle: '',
    products: [],
  },
});
const group = (code: string, choices: readonly Choice[]): ChoiceGroup => ({
  header: { title: code, subtitle: '', code, currentPrice: 0, regularPrice: 0, count: choices.length },
  choices,
  groupType: 'fabric',
});
const groups = [
  group('A', [
    choice(1, { color: ['Blue'], feature: ['Soft', 'Washable'] }),
    choice(2, { color: ['Green'], feature: ['Soft'] }),
  ]),
  group('B', [choice(3, { color: ['Blue'], feature: ['Washable'] })]),
  group('C', [choice(4, { color: ['Red'] })]),
];
const item = (label: string, ...choiceCodes: number[]) => ({ label, choiceCodes, svgName: '', attributeQueries: [] });
const filters: readonly Filter[] = [
  { filterType: 1, title: 'Soonest delivery', items: [] },
  { filterType: 2, title: 'Color', items: [item('Blue', 1, 3, 3), item('Green', 2, 2), item('Red', 4)] },
  { filterType: 3, title: 'Feature', items: [item('Soft', 1, 2), item('Washable', 1, 3)] },
];
const value = (key: string) => ({ key, label: key, svgName: '', isDisabled: false, isSelected: false });
const facets: readonly Facet[] = [
  { key: 'color', label: 'Color', facetType: 3, attributes: ['blue', 'green', 'red'].map(value) },
  { key: 'feature', label: 'Feature', facetType: 2, attributes: ['soft', 'washable'].map(value) },
];

const cases: readonly (readonly [title: string, selected: FacetSelection, codes: readonly number[]])[] = [
  ['nothing picked keeps all', {}, [1, 2, 3, 4]],
  ['FILTER-03: of a type 2 filter any picked item will do', { color: ['blue', 'green'] }, [1, 2, 3]],
  ['FILTER-04: of a type 3 filter all picked items must be met', { feature: ['soft', 'washable'] }, [1]],
  ['FILTER-02: filters are met together', { color: ['blue'], feature: ['washable'] }, [1, 3]],
  ['a value nobody has keeps nothing', { color: ['plaid'] }, []],
  ['a filter nobody has keeps all', { weight: ['light'] }, [1, 2, 3, 4]],
];

for (const [form, given] of [
  ['filters', facetsOfFilters(filters)],
  ['facets', facetsOfChoices(facets, groups)],
] as const) {
  test.each(cases)(`${form}: %s`, (_title, selected, codes) => {
    const index = indexFacets(groups, given);
    const bits = matchingBits(index, selected);
    expect(groupsOfBits(index, groups, bits).flatMap(({ choices }) => choices.map(({ code }) => code))).toEqual(codes);
    expect(countCommon(bits, bits)).toBe(codes.length);
  });
}

test('FILTER-02: the toggle of type 1 filters nothing', () => {
  expect(facetsOfFilters(filters).map(({ label, isIntersection }) => [label, isIntersection])).toEqual([
    ['Color', false],
    ['Feature', true],
  ]);
});

test('FILTER-21: codes that a filter names twice are taken once', () => {
  expect(facetsOfFilters(filters)[0]?.values.map(({ codes }) => codes)).toEqual([[1, 3], [2], [4]]);
});

test('FILTER-18, FILTER-19: choices not in the list go, groups left empty go, whole groups stay the same', () => {
  const remaining = filterChoices(groups, (code) => [1, 3, 99].includes(code));
  expect(remaining.map(({ header, choices }) => [header.code, header.count, choices.map(({ code }) => code)])).toEqual([
    ['A', 1, [1]],
    ['B', 1, [3]],
  ]);
  expect(remaining[1]).toBe(groups[1]);
  expect(filterChoices(groups, () => false)).toEqual([]);
});

test('a value has the count of choices it matches with the other selections', () => {
  const index = indexFacets(groups, facetsOfFilters(filters));
  const countFor = (selected: FacetSelection) =>
    [...valueCounts(index, selected)].map(([key, counts]) => [key, Object.fromEntries(counts)]);
  expect(countFor({ color: ['blue'], feature: ['soft'] })).toEqual([
    ['color', { blue: 1, green: 1, red: 0 }],
    ['feature', { soft: 1, washable: 1 }],
  ]);
});

test('sizes at the edge of a word are counted right', () => {
  for (const size of [0, 1, 31, 32, 33, 64, 100]) {
    const many = [
      group(
        'A',
        Array.from({ length: size }, (_, index) => choice(index)),
      ),
    ];
    const every = matchingBits(indexFacets(many, []), {});
    expect(countCommon(every, every)).toBe(size);
  }
});

test.each([
  [1, 7, true],
  [1, 6, false],
  [0, 7, false],
])('FILTER-23: with %i filters and %i choices the filter shows: %s', (filterCount, choices, isShown) => {
  expect(isFabricFilterShown(filterCount, choices)).toBe(isShown);
});

test.each([
  [
    'none selected',
    [
      ['a', true, false],
      ['b', false, false],
    ],
    ['b'],
  ],
  [
    'another one selected',
    [
      ['a', true, false],
      ['b', false, true],
    ],
    ['a', 'b'],
  ],
  [
    'the disabled one selected',
    [
      ['a', true, true],
      ['b', false, false],
    ],
    ['a', 'b'],
  ],
] as const)('FILTER-22: pills disabled on load hide with %s', (_title, values, shown) => {
  const pills = values.map(([key, isDisabled, isSelected]) => ({ key, isDisabled, isSelected }));
  expect(shownPills(pills).map(({ key }) => key)).toEqual(shown);
});
