import { getListing, getSitePages } from '@settee/contract';
import { listingPageSize, shopAllCode } from '@settee/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, goods, goToReview, submitOrder } from '../../testing/checkout.ts';
import { serverUrl } from '../../testing/database.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { offers } from '../products/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const list = (category: string, filters = {}) => createShopper(shop).call(getListing, { category, ...filters });
const skusOf = (listing: { products: readonly { sku: number }[] }) => listing.products.map(({ sku }) => sku);
const countOf = ({ facets }: Awaited<ReturnType<typeof list>>, facet: string, value: string) =>
  facets.find(({ key }) => key === facet)?.values.find(({ key }) => key === value)?.count ?? 0;

test('all products are on pages, each product once', async () => {
  const first = await list(shopAllCode);
  expect(first.products).toHaveLength(listingPageSize);
  const second = await list(shopAllCode, { page: 2 });
  expect(first.pageCount).toBe(Math.ceil(first.count / listingPageSize));
  const skus = [...skusOf(first), ...skusOf(second)];
  expect(new Set(skus).size).toBe(Math.min(first.count, 2 * listingPageSize));
  expect((await list(shopAllCode, { page: 999 })).products).toEqual([]);
});

test('every filter value finds as many products as its count', async () => {
  const all = await list(shopAllCode);
  for (const { key, values } of all.facets) {
    for (const value of values) {
      const name = key === 'category' ? 'categories' : key;
      expect.soft((await list(shopAllCode, { [name]: value.key })).count, value.label).toBe(value.count);
    }
  }
});

test('values of a filter add up, and do not change the numbers next to them', async () => {
  const all = await list(shopAllCode);
  const two = await list(shopAllCode, { categories: 'chairs+tables' });
  expect(two.count).toBe(countOf(all, 'category', 'chairs') + countOf(all, 'category', 'tables'));
  expect(countOf(two, 'category', 'sofas')).toBe(countOf(all, 'category', 'sofas'));
  expect(two.category.count).toBe(all.category.count);
});

test('a width finds the products made in it, in any of their sizes, and a round one by its diameter', async () => {
  const [narrow, wide] = [await list('sofas', { width: '72-90' }), await list('sofas', { width: 'over-90' })];
  const sofa = 'Alder Sofa';
  for (const sofas of [narrow, wide]) expect(sofas.products.map(({ name }) => name)).toContain(sofa);
  const between = await list('sofas', { width: '48-72' });
  expect(between.products.map(({ name }) => name)).not.toContain(sofa);
  const tables = await list('tables', { width: 'under-24' });
  expect(tables.products.map(({ name }) => name)).toContain('Quill Side Table');
  const labels = narrow.facets.find(({ key }) => key === 'width')?.values.map(({ label }) => label);
  expect(labels).toEqual(['24 in to 48 in', '48 in to 72 in', '72 in to 90 in', '90 in and up']);
});

test('a changed price moves a product at once', async () => {
  const { db } = shop.ctx;
  const [before] = await db.select().from(offers).where(eq(offers.sku, goods.loveseat));
  await db.update(offers).set({ currentPrice: 100 }).where(eq(offers.sku, goods.loveseat));
  const [cheapest] = (await list('sofas', { sort: 'price-low' })).products;
  expect(cheapest).toMatchObject({ sku: goods.loveseat, currentPrice: 100, flag: 'sale' });
  expect(skusOf(await list('sofas', { show: 'sale', price: 'under-100' }))).toEqual([goods.loveseat]);
  await db
    .update(offers)
    .set({ currentPrice: before?.currentPrice ?? 0 })
    .where(eq(offers.sku, goods.loveseat));
});

test('the last piece that is sold takes its product out of what is in stock', async () => {
  const inStock = async () => skusOf(await list('chairs', { show: 'in-stock' }));
  expect(await inStock()).toContain(goods.lastOne);
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.lastOne);
  await goToReview(shopper);
  expect(await submitOrder(shopper)).toMatchObject({ isSuccess: true });
  expect(await inStock()).not.toContain(goods.lastOne);
  expect(skusOf(await list('chairs'))).toContain(goods.lastOne);
});

test.runIf(serverUrl)('two sizes that are sold out at the same time leave nothing in stock', async () => {
  const { db } = shop.ctx;
  const sizes = await db
    .select({ sku: offers.sku })
    .from(offers)
    .where(and(eq(offers.productSku, goods.sofa), eq(offers.siteCulture, 'USA')));
  const [one = 0, other = 0, ...rest] = sizes.map(({ sku }) => sku);
  const sellOut = (tx: Pick<typeof db, 'update'>, skus: number[]) =>
    tx.update(offers).set({ stockSold: offers.stockReceived }).where(inArray(offers.sku, skus));
  await db
    .update(offers)
    .set({ stockReceived: 9, stockSold: 0 })
    .where(inArray(offers.sku, [one, other]));
  await sellOut(db, rest);
  let second: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await sellOut(tx, [one]);
    second = db.transaction((later) => sellOut(later, [other]));
    await expect.poll(() => tx.$count(sql`pg_locks`, sql`not granted`)).toBeGreaterThan(0);
  });
  await second;
  expect(skusOf(await list('sofas', { show: 'in-stock' }))).not.toContain(goods.sofa);
});

test('the sitemap has each product of the site with its pictures', async () => {
  const { pages, next } = await createShopper(shop).call(getSitePages, {});
  expect(pages).toContainEqual({ url: '/alder-sofa/s100101', pictures: expect.arrayContaining([expect.any(String)]) });
  expect(pages).toHaveLength((await list(shopAllCode)).count);
  expect(next).toBe(0);
});
