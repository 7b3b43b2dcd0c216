import type { search as endpoint } from '@settee/contract';
import { and, eq, ilike, ne, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { findSummariesBySku } from './summaries.ts';
import { products } from './tables.ts';

const maxWords = 6;
const maxResults = 60;

/** The words of a search, lower case. */
function wordsOf(query: string): string[] {
  return query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, maxWords);
}

/** A word as a pattern; plural and singular find each other. */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

/** Products in which every word occurs; a word of the name counts most, at its start more. Two queries. */
export const search: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const words = wordsOf(input.query).map(stem);
  const nothing = { query: input.query, count: 0, products: [] };
  if (words.length === 0) return nothing;
  const score = words.map(
    (word) => sql`case
      when ${products.searchName} like ${`${word}%`} then 4
      when ${products.searchName} like ${`%${word}%`} then 3
      when ${products.searchText} like ${`% ${word}%`} then 2
      else 1 end`,
  );
  const isFound = words.map((word) => ilike(products.searchText, `%${word}%`));
  const ranked = await ctx.db
    .select({ sku: products.sku })
    .from(products)
    .where(and(eq(products.brand, site.brand), ne(products.category, ''), ...isFound))
    .orderBy(sql`${sql.join(score, sql` + `)} desc`, products.position)
    .limit(maxResults);
  if (ranked.length === 0) return nothing;
  const skus = ranked.map(({ sku }) => sku);
  const cards = new Map((await findSummariesBySku(ctx.db, site, skus)).map(({ summary }) => [summary.sku, summary]));
  const found = skus.flatMap((sku) => cards.get(sku) ?? []);
  return { query: input.query, count: found.length, products: found };
};
