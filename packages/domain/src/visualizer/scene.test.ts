import { expect, test } from 'vitest';
import { sceneQuantities } from './scene.ts';

test.each<[string, string[], Record<number, number>]>([
  ['an empty room has nothing in it', [], {}],
  [
    'VIZ-17: an entry may hold several ids, joined by commas',
    ['100101,100302', '100202'],
    { 100101: 1, 100302: 1, 100202: 1 },
  ],
  ['VIZ-17: with blanks and empty places between them', [' 100101 , ,100302,'], { 100101: 1, 100302: 1 }],
  ['VIZ-18: what is no number is left out', ['wall', '100101', 'sku-100302', '10.5', '-4', '1e3', ''], { 100101: 1 }],
  ['VIZ-18: so is a number that no sku can have', ['0', '0100101', '1234567890', '100101'], { 100101: 1 }],
  ['VIZ-19: equal ids are one sku with their sum', ['100202', '100202,100101', '100202'], { 100202: 3, 100101: 1 }],
])('%s', (_, ids, quantities) => {
  expect(Object.fromEntries(sceneQuantities(ids).map(({ sku, quantity }) => [sku, quantity]))).toEqual(quantities);
});

test('skus are listed in order of first appearance', () => {
  expect(sceneQuantities(['300', '100', '300', '200']).map(({ sku }) => sku)).toEqual([300, 100, 200]);
});
