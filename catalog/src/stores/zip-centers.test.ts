import { distanceBetween } from '@settee/domain';
import { expect, test } from 'vitest';
import { postalAreas, zipAreas } from '../postal-areas.ts';
import { stores } from './all.ts';
import { getCenter } from './get-center.ts';

const far = (miles: number) =>
  stores
    .filter((store) => {
      const center = getCenter(store.postalCode, store.country === 'CAN' ? 'CANADA' : 'USA');
      return !center || distanceBetween(center, store, 'mi') > miles;
    })
    .map(({ name }) => name);

test('every store is near the center of its postal area', () => {
  expect(far(60)).toEqual([]);
});

test('every postal area has a middle', () => {
  const areas = zipAreas.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  expect(areas.filter((area) => !getCenter(`${String(area).padStart(3, '0')}01`, 'USA'))).toEqual([]);
  expect(Object.keys(postalAreas).filter((letter) => !getCenter(`${letter}9Z 1A1`, 'CANADA'))).toEqual([]);
});

test.each([
  ['00001', 'USA'],
  ['', 'USA'],
  ['M5S 1M4', 'USA'],
  ['60614', 'CANADA'],
  ['Z1A 1A1', 'CANADA'],
] as const)('%j has no location in %s', (code, siteCulture) => {
  expect(getCenter(code, siteCulture)).toBeNull();
});
