import { expect, test } from 'vitest';
import { storesByRegion } from './by-region.ts';
import type { StoreLocation } from './stores.ts';

const store = (region: string, city: string, name: string) => ({ region, city, name }) as StoreLocation;

test('STORE-01: stores are grouped by state, in alphabetical order', () => {
  const stores = [
    store('WV', 'Charleston', 'Outlet'),
    store('IL', 'Oak Brook', 'Oak Brook'),
    store('IL', 'Chicago', 'Wicker Park'),
    store('IL', 'Chicago', 'Lincoln Park'),
    store('DC', 'Washington', 'Georgetown'),
    store('ON', 'Toronto', 'Yorkville'),
  ];
  const named = (siteCulture: 'USA' | 'CANADA') =>
    storesByRegion(stores, siteCulture).map(({ region, stores: own }) => [region.name, ...own.map(({ name }) => name)]);
  expect(named('USA')).toEqual([
    ['District of Columbia', 'Georgetown'],
    ['Illinois', 'Lincoln Park', 'Wicker Park', 'Oak Brook'],
    ['West Virginia', 'Outlet'],
  ]);
  expect(named('CANADA')).toEqual([['Ontario', 'Yorkville']]);
});
