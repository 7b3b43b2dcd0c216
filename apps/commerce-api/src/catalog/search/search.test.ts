import { search, suggest } from '@settee/contract';
import { sites } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { everydayQueriesCb2 } from './everyday-queries-cb2.ts';
import { everydayQueries, type EverydayQuery } from './everyday-queries.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const find = (query: string, filters = {}) => createShopper(shop).call(search, { query, ...filters });
const namesOf = (found: { products: readonly { name: string }[] }) => found.products.map(({ name }) => name);

/** Checks what a query finds on a site. */
async function check(site: 'main/USA' | 'cb2/USA', { query, page, products, only }: EverydayQuery): Promise<void> {
  const found = await createShopper(shop, site).call(search, { query });
  if (page) expect(found.goTo?.url).toBe(page);
  if (products)
    expect(
      namesOf(found)
        .slice(0, 3)
        .some((name) => products.includes(name)),
      String(namesOf(found)),
    ).toBe(true);
  if (only) expect(namesOf(found).toSorted()).toEqual([...only].toSorted());
}

test.each(everydayQueries)('the query $query finds its page or products', (query) => check('main/USA', query));
test.each(everydayQueriesCb2)('the query $query finds its page or products of the modern brand', (query) =>
  check('cb2/USA', query),
);

test.each(sites.map(({ brand, siteCulture }) => `${brand}/${siteCulture}` as const))(
  'the search of %s finds products of this brand alone',
  async (site) => {
    const found = await createShopper(shop, site).call(search, { query: 'lamp' });
    expect(found.count).toBeGreaterThan(1);
    expect(found.products.every(({ sku }) => String(sku).startsWith(site.startsWith('cb2') ? '2' : '1'))).toBe(true);
  },
);

test('a misspelled word is corrected, and the results say so', async () => {
  expect(await find('chiar')).toMatchObject({ query: 'chiar', corrected: 'chair', isExact: true });
  expect(await find('Chíar')).toMatchObject({ corrected: 'chair', isExact: true });
});

const otherLetters = [
  'boucle',
  'BOUCLÉ',
  'Boucle\u0301',
  'BOUCLE',
  'bouclés',
  'ｂｏｕｃｌｅ',
  '\u202abouclé\u202c',
  'bou\u00adclé',
];
test.each([...otherLetters, '“bouclé”', 'bouclé’s', 'boucle\u00a0'])(
  'a search and its suggestions for %j find what those for bouclé do',
  async (query) => {
    const [wanted, found] = [await find('bouclé'), await find(query)];
    expect(wanted.count).toBeGreaterThan(2);
    expect(namesOf(found)).toEqual(namesOf(wanted));
    expect(found).toMatchObject({ count: wanted.count, corrected: '', isExact: true });
    const suggested = (typed: string) => createShopper(shop).call(suggest, { query: typed });
    expect(namesOf(await suggested(query))).toEqual(namesOf(await suggested('bouclé')));
  },
);

test('a query without an exact match finds similar products; nonsense finds popular ones', async () => {
  const close = await find('leather ottoman');
  expect(close.isExact).toBe(false);
  expect(close.count).toBeGreaterThan(2);
  const nothing = await find('xyzzy');
  expect(nothing).toMatchObject({ count: 0, products: [] });
  expect(nothing.popular.length).toBeGreaterThan(3);
});

test('a typed word counts more than its synonyms', async () => {
  const [desk] = namesOf(await createShopper(shop, 'cb2/USA').call(search, { query: 'white desk' }));
  expect(desk).toBe('Fold Desk');
});

test('filters narrow results, and the number next to each is what it shows', async () => {
  const all = await find('table');
  const color = all.facets.find(({ key }) => key === 'color');
  const natural = color?.values.find(({ key }) => key === 'natural');
  const filtered = await find('table', { color: 'natural' });
  expect(filtered.count).toBe(natural?.count);
  expect(filtered.count).toBeLessThan(all.count);
  const both = filtered.facets.find(({ key }) => key === 'color')?.values;
  expect(both).toEqual(color?.values);
  expect((await find('table', { color: 'natural+unknown', price: 'under-100' })).count).toBe(0);
});

test('a SKU names its product, in its size too', async () => {
  expect((await find('100112')).goTo).toEqual({ label: 'Alder Sofa', url: '/alder-sofa/s100101' });
  expect((await find('200101')).goTo).toBeNull();
});

test('a typed start suggests pages, categories and products', async () => {
  const suggestions = (query: string) => createShopper(shop).call(suggest, { query });
  const sofas = await suggestions('sof');
  expect(sofas.links).toEqual([{ label: 'Sofas', url: '/sofas' }]);
  expect(namesOf(sofas)).toContain('Alder Sofa');
  expect((await suggestions('gift c')).links[0]).toEqual({ label: 'Gift Cards', url: '/gift-cards' });
  expect(await suggestions('%')).toEqual({ links: [], products: [], count: 0 });
});

test.each([
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '100%',
  '</script>',
  '🛋️',
  '$&',
  'a'.repeat(100),
  ' ',
  '%00x',
  'sofa & !x',
  ':*',
  '$9999999k',
  'under 9,999,999k',
  'over 9,999,999k',
  'around 9,999,999k',
  '² ½ ﷺ',
  '\u200b',
  '’“”…',
  '\u202a\u202c',
])('a search for %j succeeds and finds nothing by accident', async (query) => {
  const found = await find(query);
  expect(found.query).toBe(query);
  if (!/[a-z0-9]/i.test(query)) expect(found.count).toBe(0);
});
