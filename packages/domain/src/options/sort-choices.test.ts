import { expect, test } from 'vitest';
import type { Choice, ChoiceGroup } from './choice.ts';
import { deliveryDaysOf, parseSortType, sortGroups, type SortType } from './sort-choices.ts';

const days = (value: string) => [{ attributeId: 'delivery-days', value }];
const fake = <T>(given: unknown) => given as T;
const choice = (title: string, sequence: number, addPrice: number, delivery: string) =>
  fake<Choice>({ title, sequence, additionalDetails: { addPrice }, attributes: delivery ? days(delivery) : [] });
const group = (title: string, currentPrice: number, ...choices: Choice[]) =>
  fake<ChoiceGroup>({ header: { title, currentPrice }, choices });

const groups = [
  group('Velvet', 300, choice('Ochre', 1, 5, '49-63'), choice('Ink', 2, 5, '7-14')),
  group('Linen', 100, choice('Rust', 3, 2, ''), choice('Flax', 4, 1, '')),
  group('Bouclé', 200, choice('Oat 10', 5, 3, '7-13'), choice('Oat 9', 6, 3, '7-13')),
];
const getSorted = (sort: SortType) =>
  sortGroups(groups, sort).map(({ header, choices }) => [header.title, choices.map(({ title }) => title).join()]);

test.each([
  [
    1,
    [
      ['Bouclé', 'Oat 10,Oat 9'],
      ['Velvet', 'Ink,Ochre'],
      ['Linen', 'Rust,Flax'],
    ],
  ],
  [
    2,
    [
      ['Velvet', 'Ochre,Ink'],
      ['Linen', 'Rust,Flax'],
      ['Bouclé', 'Oat 10,Oat 9'],
    ],
  ],
  [
    3,
    [
      ['Linen', 'Flax,Rust'],
      ['Bouclé', 'Oat 10,Oat 9'],
      ['Velvet', 'Ochre,Ink'],
    ],
  ],
  [
    4,
    [
      ['Bouclé', 'Oat 9,Oat 10'],
      ['Linen', 'Flax,Rust'],
      ['Velvet', 'Ink,Ochre'],
    ],
  ],
] as const)('FILTER-20: sort type %i orders groups and choices', (sort, order) => {
  expect(getSorted(sort)).toEqual(order);
});

test('a group that is in order already stays the same object', () => {
  expect(sortGroups(groups, 2)[0]).toBe(groups[0]);
  expect(sortGroups(groups, 1)[0]).toBe(groups[2]);
});

test.each([
  ['35-49', { from: 35, to: 49 }],
  ['soon', null],
  ['', null],
])('delivery days of %j are %o', (value, read) => {
  expect(deliveryDaysOf({ attributes: days(value) })).toEqual(read);
  expect(deliveryDaysOf({ choiceAttibutes: days(value) })).toEqual(read);
});

test.each([
  ['3', 3],
  [4, 4],
  ['9', 1],
  [undefined, 1],
  ['__proto__', 1],
])('FILTER-20: a sort type of %j is read as %i', (typed, sort) => {
  expect(parseSortType(typed)).toBe(sort);
});
