import { search } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdRequestTimeouts } from '../../testing/request-timeouts.ts';
import { startSearchServer, type SearchServer } from '../../testing/search-server.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let engine: SearchServer;
let shop: TestContext;
let timeouts: ReturnType<typeof holdRequestTimeouts>;
beforeAll(async () => {
  timeouts = holdRequestTimeouts();
  engine = await startSearchServer();
  shop = await createTestContext({}, { SEARCH_API_URL: engine.url, SEARCH_API_KEY: 'k3y' });
});
afterAll(async () => {
  await shop.close();
  await engine.close();
  timeouts.restore();
});

const find = (query: string, filters = {}) => createShopper(shop).call(search, { query, ...filters });
const namesOf = (found: { products: readonly { name: string }[] }) => found.products.map(({ name }) => name);

test('a start fills an index for each site', () => {
  expect([...engine.indexes.keys()].toSorted()).toEqual([
    'products-cb2-canada',
    'products-cb2-canada-fr',
    'products-cb2-usa',
    'products-main-canada',
    'products-main-canada-fr',
    'products-main-usa',
  ]);
  expect(engine.indexes.get('products-main-usa')?.length).toBeGreaterThan(20);
  expect(engine.requests.every((request) => request.endsWith('Bearer k3y'))).toBe(true);
});

test('the engine finds products, filters and counts', async () => {
  const found = await find('table', { color: 'natural' });
  expect(namesOf(found)).toContain('Quill Side Table');
  expect(found.count).toBe(found.products.length);
  const colors = found.facets.find(({ key }) => key === 'color')?.values ?? [];
  expect(colors.find(({ key }) => key === 'natural')?.count).toBe(found.count);
  expect(colors.length).toBeGreaterThan(1);
});

test('prices and offers of a query are filters of the engine', async () => {
  const before = engine.queries.length;
  expect(namesOf(await find('lamp on sale under 250'))).toEqual(['Dew Table Lamp']);
  expect(engine.queries[before]).toMatchObject({ q: 'lamp', filter: ['price < 25000', 'isOnSale = true'] });
});

test('while the engine is down, the database is searched', async () => {
  engine.isDown = true;
  expect(namesOf(await find('floor lamp'))).toContain('Wick Floor Lamp');
  expect(shop.logged.some((line) => line.includes('search engine failed'))).toBe(true);
  engine.isDown = false;
});
