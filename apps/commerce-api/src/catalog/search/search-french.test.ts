import { getListing, search, suggest } from '@settee/contract';
import { shopAllCode } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { frenchQueries } from './everyday-queries-french.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const shopper = () => createShopper(shop, 'main/CANADA/fr-CA');
const find = (query: string) => shopper().call(search, { query });
const namesOf = (found: { products: readonly { name: string }[] }) => found.products.map(({ name }) => name);

test.each(frenchQueries)('in French $query finds its page or products', async ({ query, page, products, only }) => {
  const found = await find(query);
  if (page) expect(found.goTo?.url).toBe(page);
  if (products)
    expect(
      namesOf(found)
        .slice(0, 3)
        .some((name) => products.includes(name)),
      String(namesOf(found)),
    ).toBe(true);
  if (only) expect(namesOf(found).toSorted()).toEqual([...only].toSorted());
});

test('French words find nothing on the English pages of the same country', async () => {
  const found = await createShopper(shop, 'main/CANADA').call(search, { query: 'fauteuil' });
  expect(found).toMatchObject({ count: 0, corrected: '' });
});

test('filters, suggestions and the page of all products are in French', async () => {
  const all = await shopper().call(getListing, { category: shopAllCode });
  const labels = all.facets.flatMap(({ values }) => values.map(({ label }) => label));
  for (const label of ['Chaises et fauteuils', 'Blanc', 'Velours', 'Frêne', 'Moins de 100\u00a0$', 'En solde'])
    expect(labels).toContain(label);
  expect(all.category.title).toBe('Tous les produits');
  const typed = await shopper().call(suggest, { query: 'échant' });
  expect(typed.links).toEqual([{ label: 'Échantillons gratuits', url: '/free-swatches' }]);
});
