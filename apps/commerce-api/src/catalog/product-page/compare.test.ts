import { compareProducts, getListing, getProduct } from '@settee/contract';
import { sites } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

test.each(sites.map(({ brand, siteCulture }) => `${brand}/${siteCulture}` as const))(
  'CMPR-01: on %s compared products are those of cards and product pages, in the requested order',
  async (site) => {
    const shopper = createShopper(shop, site);
    const { products: cards } = await shopper.call(getListing, { category: 'shop-all' });
    const wanted = [cards[3], cards[0], cards[7]].flatMap((card) => card ?? []);
    const compared = await shopper.call(compareProducts, { skus: wanted.map(({ sku }) => sku).join(',') });
    expect(compared.missing).toBe(0);
    expect(compared.products.map(({ summary }) => summary)).toEqual(wanted);
    for (const product of compared.products) {
      const page = await shopper.call(getProduct, { sku: product.summary.sku });
      expect(product).toMatchObject({
        facts: page.facts,
        availabilityMessage: page.availabilityMessage,
        afterSale: page.afterSale,
      });
      expect(product.choices.map(({ label }) => label)).toEqual(page.options.map(({ header }) => header.title));
      expect(product.dimensions.length).toBeGreaterThan(0);
    }
    expect(shopper.cookie()).toBe('');
  },
);

test('only what needs no choice is complete', async () => {
  const { products } = await createShopper(shop).call(compareProducts, { skus: `${goods.sofa},${goods.loveseat}` });
  expect(products.map(({ summary, isComplete }) => [summary.sku, isComplete])).toEqual([
    [goods.sofa, false],
    [goods.loveseat, true],
  ]);
  expect(products[0]?.choices.find(({ label }) => label === 'Fabric')?.count).toBeGreaterThan(5);
  expect(products[1]?.choices).toEqual([]);
});

test('products that the site does not sell are counted and left out, a fifth is ignored', async () => {
  const skus = `999999999,${goods.sofa}`;
  expect(await createShopper(shop).call(compareProducts, { skus })).toMatchObject({
    missing: 1,
    products: [{ summary: { sku: goods.sofa } }],
  });
  expect(await createShopper(shop, 'cb2/USA').call(compareProducts, { skus })).toMatchObject({
    missing: 2,
    products: [],
  });
  const { products } = await createShopper(shop).call(getListing, { category: 'sofas' });
  const five = products.slice(0, 5).map(({ sku }) => sku);
  const compared = await createShopper(shop).call(compareProducts, { skus: five.join(',') });
  expect(compared.products.map(({ summary }) => summary.sku)).toEqual(five.slice(0, 4));
  expect(await createShopper(shop).call(compareProducts, { skus: '' })).toEqual({ products: [], missing: 0 });
});
