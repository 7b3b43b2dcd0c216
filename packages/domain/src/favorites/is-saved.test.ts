import { expect, test } from 'vitest';
import { isFavorite, isSameFavorite } from './is-saved.ts';

const pairs = [
  { Item1: 100112, Item2: '11-3002_12-1202' },
  { Item1: 100301, Item2: '' },
];

test.each([
  [100112, '11-3002_12-1202', true],
  [100112, '11-3002_12-1203', false],
  [100112, '', false],
  [100301, '', true],
  [100302, '', false],
])('FAV-01, FAV-14: sku %d in %j is saved: %s', (sku, optionChoiceParameter, isSaved) => {
  expect(isFavorite(pairs, { sku, optionChoiceParameter })).toBe(isSaved);
  expect(isFavorite([], { sku, optionChoiceParameter })).toBe(false);
});

test('an item is its sku and its choices', () => {
  const one = { sku: 1, optionChoiceParameter: '11-1' };
  expect(isSameFavorite(one, { ...one })).toBe(true);
  expect(isSameFavorite(one, { ...one, optionChoiceParameter: '' })).toBe(false);
  expect(isSameFavorite(one, { ...one, sku: 2 })).toBe(false);
});
