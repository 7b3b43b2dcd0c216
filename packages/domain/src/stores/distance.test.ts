import { expect, test } from 'vitest';
import { distanceBetween, distanceUnit } from './distance.ts';

const chicago = { latitude: 41.8781, longitude: -87.6298 };
const newYork = { latitude: 40.7128, longitude: -74.006 };

test('ways are measured in the unit of the site', () => {
  expect([distanceUnit('USA'), distanceUnit('CANADA')]).toEqual(['mi', 'km']);
  expect(Math.round(distanceBetween(chicago, newYork, 'mi'))).toBe(711);
  expect(Math.round(distanceBetween(newYork, chicago, 'km'))).toBe(1144);
  expect(distanceBetween(chicago, chicago, 'km')).toBe(0);
});
