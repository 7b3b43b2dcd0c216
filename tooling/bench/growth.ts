import { createApi, createContext, readConfig } from '@settee/commerce-api';
import { getHome, getListing, getSitePages, search, suggest } from '@settee/contract';
import { shopAllCode } from '@settee/domain';
import { addProducts } from '../../apps/commerce-api/src/testing/many-products.ts';
import { createShopper } from '../../apps/commerce-api/src/testing/shopper.ts';
import { withPostgres } from '../postgres.ts';
import { median, table } from './table.ts';

/** Numbers of products; the budget is for the listing of one brand with the second number, in ms. */
const sizes = [0, 10_000, 100_000] as const;
const [rounds, budget] = [9, 100];

type Shopper = ReturnType<typeof createShopper>;

/** Calls of a shopper who browses and searches. */
const calls: Readonly<Record<string, (shopper: Shopper) => Promise<unknown>>> = {
  home: (shopper) => shopper.call(getHome, {}),
  'category with filters': (shopper) => shopper.call(getListing, { category: 'tables', color: 'natural' }),
  'all products with filters': (shopper) => shopper.call(getListing, { category: shopAllCode, color: 'natural' }),
  search: (shopper) => shopper.call(search, { query: 'oak table under 2000' }),
  'misspelled search': (shopper) => shopper.call(search, { query: 'chiar' }),
  suggestions: (shopper) => shopper.call(suggest, { query: 'coff' }),
  'part of the sitemap': (shopper) => shopper.call(getSitePages, {}),
};

async function measure(url: string, count: number): Promise<Map<string, number>> {
  const config = readConfig({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
  const ctx = await createContext(config, { recovers: false });
  try {
    if (count > 0) await addProducts(ctx.db, count);
    const shopper = createShopper({ api: createApi(ctx) });
    const times = new Map<string, number>();
    for (const [name, call] of Object.entries(calls)) {
      const spans: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const start = performance.now();
        await call(shopper);
        spans.push(performance.now() - start);
      }
      times.set(name, median(spans));
    }
    return times;
  } finally {
    await ctx.close();
  }
}

/** Time of each call with catalogs of different sizes. Half of the products are of the measured brand. */
export async function growth(): Promise<{ text: string; isOver: boolean }> {
  const columns: Map<string, number>[] = [];
  for (const count of sizes) columns.push(await withPostgres((url) => measure(url, count)));
  const rows = Object.keys(calls).map((name) => [name, ...columns.map((times) => (times.get(name) ?? 0).toFixed(1))]);
  const heads = sizes.map((count) => (count === 0 ? 'catalog' : `${count.toLocaleString('en-US')} products`));
  const isOver = (columns[1]?.get('all products with filters') ?? 0) > budget;
  const text = `Catalog calls in ms (median of ${rounds}), budget for all products with filters of 5,000: ${budget} ms`;
  return { text: `${text}\n\n${table(['', ...heads], rows)}`, isOver };
}
