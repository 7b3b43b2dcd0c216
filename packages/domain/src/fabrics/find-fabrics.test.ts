import { expect, test } from 'vitest';
import { sampleFabrics } from '../../fixtures/fabrics.ts';
import { fabricPageState, hasMoreFabrics } from './fabric.ts';
import { allFabrics, type FabricQuery } from './fabric-query.ts';
import { findFabrics } from './find-fabrics.ts';

const orders = { features: ['Natural fiber', 'Washable covers'], colorGroups: ['White', 'Blue', 'Green'] };
const find = (query: Partial<FabricQuery>, pageSize = 10) =>
  findFabrics(sampleFabrics, { ...allFabrics, ...query }, { orders, pageSize });
const codes = (query: Partial<FabricQuery>) => find(query).cardsDto.cards.map(({ code }) => code);

test.each<[string, FabricQuery['values'], number[]]>([
  ['nothing keeps all', {}, [1, 2, 3, 4]],
  ['a colour', { colorgroup: ['blue'] }, [2, 4]],
  ['any of two colours', { colorgroup: ['green', 'white'] }, [1, 3]],
  ['a type', { fabrictype: ['boucle'] }, [4]],
  ['a feature', { features: ['washable-covers'] }, [1, 2]],
  ['all of two features', { features: ['washable-covers', 'natural-fiber'] }, [1]],
  ['groups together', { features: ['natural-fiber'], colorgroup: ['blue', 'green'] }, [3]],
  ['what none has beside', { features: ['washable-covers'], fabrictype: ['boucle'] }, []],
  ['a value that no fabric has is left out of account', { colorgroup: ['puce'], fabrictype: ['boucle'] }, [4]],
])('filters leave fabrics: %s', (_, values, left) => {
  expect(codes({ values })).toEqual(left);
});

test.each([
  ['featured', [1, 2, 3, 4]],
  ['name', [3, 4, 2, 1]],
  ['color', [1, 2, 4, 3]],
] as const)('fabrics are sorted by %s', (sort, order) => {
  expect(codes({ sort })).toEqual(order);
});

test('facets contain the count of each value; a value without results is disabled', () => {
  const { filterFacets } = find({ values: { colorgroup: ['blue'] } });
  expect(filterFacets.map(({ key }) => key)).toEqual(['features', 'colorgroup', 'fabrictype']);
  const [features, colors] = filterFacets;
  expect(features?.attributes.map(({ key, count, isDisabled }) => [key, count, isDisabled])).toEqual([
    ['natural-fiber', 0, true],
    ['washable-covers', 1, false],
  ]);
  expect(colors?.attributes.map(({ label, count, isSelected, color }) => [label, count, isSelected, color])).toEqual([
    ['White', 1, false, '#eeeeee'],
    ['Blue', 2, true, '#3333ff'],
    ['Green', 1, false, '#22aa22'],
  ]);
});

test.each([
  [1, 2, [1, 2], 2, true],
  [2, 2, [1, 2, 3, 4], 4, false],
  [9, 2, [1, 2, 3, 4], 4, false],
  [1, 3, [1, 2, 3], 3, true],
  [1, 4, [1, 2, 3, 4], 4, false],
])(
  'FABRIC-23: page %i of the server’s %i shows a next one while showingCount is below totalRecords',
  (page, size, shown, showingCount, hasMore) => {
    const { cardsDto } = find({ page }, size);
    expect(cardsDto.cards.map(({ code }) => code)).toEqual(shown);
    expect(cardsDto).toMatchObject({ showingCount, totalRecords: 4 });
    expect(hasMoreFabrics(cardsDto)).toBe(hasMore);
  },
);

test('FABRIC-08: the page state contains the applied filters by group, the cards, the facets and the added swatches', () => {
  const values = { colorgroup: ['green', 'puce', 'blue'], features: ['natural-fiber'] };
  const results = find({ values });
  expect(fabricPageState(results, values, [2])).toEqual({
    selectedFilters: {
      features: [{ attributeKey: 'natural-fiber', attributeLabel: 'Natural fiber' }],
      colorgroup: [
        { attributeKey: 'green', attributeLabel: 'Green' },
        { attributeKey: 'blue', attributeLabel: 'Blue' },
      ],
      fabrictype: [],
    },
    cardsDto: { cards: [expect.objectContaining({ code: 3 })], showingCount: 1, totalRecords: 1 },
    filterFacets: results.filterFacets,
    addedSwatches: [2],
  });
});
