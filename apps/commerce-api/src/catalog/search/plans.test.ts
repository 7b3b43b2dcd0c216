import { getHome, getListing, getMenu, getSitePages, search, suggest } from '@settee/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProducts, firstMadeSku } from '../../testing/many-products.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

/** Tables that grow with the catalog. */
const growing = ['product', 'product_listing', 'offer', 'search_word', 'configured_picture'];
const products = 20_000;

let shop: TestContext;
let shopper: TestShopper;
beforeAll(async () => {
  shop = await createTestContext();
  await addProducts(shop.ctx.db, products);
  shopper = createShopper(shop);
});
afterAll(() => shop.close());

async function planOf(query: string): Promise<string> {
  const plan = await shop.ctx.db.execute(sql.raw(`explain (generic_plan) ${query}`));
  return JSON.stringify(plan);
}

/** Index names in a plan. */
const indexPattern = /(?:Index (?:Only )?Scan (?:Backward )?using|Bitmap Index Scan on) (\w+)/g;

/** The queries of a call that read a growing table from its start to its end, and the indexes that all of them use. */
async function plansOf(call: () => Promise<unknown>): Promise<{ scans: string[]; indexes: Set<string> }> {
  const before = shop.queries.length;
  await call();
  const queries = [...new Set(shop.queries.slice(before))].filter((query) => /^\s*(select|with)/i.test(query));
  const scans: string[] = [];
  const indexes = new Set<string>();
  for (const query of queries) {
    const plan = await planOf(query);
    const scanned = growing.filter((table) => new RegExp(`Seq Scan on ${table}\\b`).test(plan));
    if (scanned.length > 0) scans.push(`${scanned.join()}: ${query}`);
    for (const [, index = ''] of plan.matchAll(indexPattern)) indexes.add(index);
  }
  return { scans, indexes };
}

// Without its index a call would not scan the table, but all products of the site by another index.
test.each<[string, readonly string[], () => Promise<unknown>]>([
  ['the menu', [], () => shopper.call(getMenu, {})],
  ['the home page', ['product_pkey', 'offer_product'], () => shopper.call(getHome, {})],
  ['a category', ['product_listing_category'], () => shopper.call(getListing, { category: 'tables' })],
  [
    'a filtered category by price',
    ['product_listing_category'],
    () => shopper.call(getListing, { category: 'tables', color: 'natural', sort: 'price-low' }),
  ],
  ['a search', ['product_listing_search'], () => shopper.call(search, { query: 'oak dining table under 2000' })],
  ['a misspelled search', ['search_word_similar'], () => shopper.call(search, { query: 'chiar' })],
  ['a SKU', ['offer_sku_site_culture_pk'], () => shopper.call(search, { query: String(firstMadeSku + 100) })],
  ['suggestions', ['product_listing_search'], () => shopper.call(suggest, { query: 'coff' })],
  [
    'a part of the sitemap',
    ['product_listing_sku_site_culture_pk'],
    () => shopper.call(getSitePages, { after: firstMadeSku }),
  ],
])('%s reads no growing table as a whole, by its index', async (_, needed, call) => {
  const { scans, indexes } = await plansOf(call);
  expect(scans).toEqual([]);
  expect(needed.filter((index) => !indexes.has(index))).toEqual([]);
});
