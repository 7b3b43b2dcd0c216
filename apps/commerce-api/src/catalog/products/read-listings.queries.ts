import {
  type ListingSort,
  priceRanges,
  type ProductFacetKey,
  productFacetKeys,
  productShows,
  type ShopSite,
} from '@settee/domain';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type {
  PriceLimits,
  ProductSearchRequest,
  ProductSearchResult,
  SearchTerm,
  TermMatch,
} from '../../platform/ports/product-search.ts';
import { languageOf } from '../language/language.ts';
import { listings } from './tables.ts';

/** A listing, or a search with its terms. */
export interface ListingRequest extends Omit<ProductSearchRequest, 'terms' | 'match'> {
  /** Code of the only category; empty for all. */
  category: string;
  terms?: readonly SearchTerm[];
  match?: TermMatch;
}

/** Weights of the parts of a listing, from D to A: its name, and what it is. */
const onlyName: SQL = sql`'{0, 0, 1, 1}'::real[]`;

const byPlace: SQL = sql`position, sku`;

/** Orders in the columns of `hit`. */
const orders: Readonly<Record<ListingSort, SQL>> = {
  featured: byPlace,
  newest: sql`is_new desc, ${byPlace}`,
  'price-low': sql`current_price, ${byPlace}`,
  'price-high': sql`current_price desc, ${byPlace}`,
};

const showColumns = { 'in-stock': sql`is_in_stock`, sale: sql`is_on_sale`, new: sql`is_new` };

/** The terms as a query of PostgreSQL's text search; words hold letters and digits alone. */
function toTextQuery(terms: readonly SearchTerm[], match: TermMatch): string {
  const phraseOf = (phrase: string, suffix: string) => `${phrase.split(' ').join(' <-> ')}${suffix}`;
  const term = ({ phrases }: SearchTerm, isPrefix: boolean) =>
    `(${phrases.map((phrase, index) => phraseOf(phrase, isPrefix && index === 0 ? ':*' : '')).join(' | ')})`;
  return terms
    .map((one, index) => term(one, match === 'prefix' && index === terms.length - 1))
    .join(match === 'any' ? ' | ' : ' & ');
}

const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
const joined = (parts: readonly SQL[], separator: SQL) => sql.join([...parts], separator);
const allOf = (parts: readonly SQL[]) => (parts.length > 0 ? joined(parts, sql` and `) : sql`true`);
const anyOf = (parts: readonly SQL[]) => sql`(${joined(parts, sql` or `)})`;

const within = ({ from, to }: PriceLimits): SQL =>
  allOf([
    ...(from === null ? [] : [sql`current_price >= ${from}`]),
    ...(to === null ? [] : [sql`current_price < ${to}`]),
  ]);

/** The filter of a group as a condition on a listing. */
function conditionOf(key: ProductFacetKey, values: readonly string[] = []): SQL {
  if (values.length === 0) return sql`true`;
  switch (key) {
    case 'category':
      return sql`category = any(${texts(values)})`;
    case 'color':
      return sql`colors && ${texts(values)}`;
    case 'material':
      return sql`materials && ${texts(values)}`;
    case 'width':
      return sql`widths && ${texts(values)}`;
    case 'price': {
      const ranges = priceRanges.filter((range) => values.includes(range.key));
      return ranges.length > 0 ? anyOf(ranges.map(within)) : sql`true`;
    }
    case 'show':
      return allOf(productShows.filter((show) => values.includes(show)).map((show) => showColumns[show]));
  }
}

/** Names in `hit` of whether a product passes the filter of a group. */
const passes = {
  category: sql`in_category`,
  color: sql`in_color`,
  material: sql`in_material`,
  width: sql`in_width`,
  price: sql`in_price`,
  show: sql`in_show`,
} as const;

/** All filters but those of one group: a value of a group adds to the others of it. */
const passesOthers = (key: ProductFacetKey | null) =>
  allOf(productFacetKeys.filter((one) => one !== key).map((one) => passes[one]));

/** The query of some terms, and the column that it searches: in French the words of both languages, each term in either. */
function searchOf(site: ShopSite, terms: readonly SearchTerm[], match: TermMatch): { query: SQL; words: SQL } {
  const { configuration } = languageOf(site);
  const query = (language: string, text: string) => sql`to_tsquery(${language}::regconfig, ${text})`;
  if (configuration === 'english')
    return { query: query(configuration, toTextQuery(terms, match)), words: sql`search` };
  const parts = terms.map((term, index) => {
    const text = toTextQuery([term], match === 'prefix' && index < terms.length - 1 ? 'all' : match);
    return sql`(${query(configuration, text)} || ${query('english', text)})`;
  });
  return { query: sql`(${joined(parts, match === 'any' ? sql` || ` : sql` && `)})`, words: sql`search_french` };
}

/** Rank of a product; typed words in its name count more than their synonyms. */
function rankOf(site: ShopSite, terms: readonly SearchTerm[], match: TermMatch): SQL {
  if (terms.length === 0) return sql`0`;
  const all = searchOf(site, terms, match);
  const asTyped = terms.map((term) => ({ ...term, phrases: [term.typed] }));
  const typed = searchOf(site, asTyped, match === 'prefix' ? 'prefix' : 'any');
  // The rank of a phrase counts its single words, too, so that it has to match as well.
  return sql`ts_rank(${all.words}, ${all.query}) +
    case when ${typed.words} @@ ${typed.query} then ts_rank(${onlyName}, ${typed.words}, ${typed.query}) else 0 end`;
}

function selectHits({ site, category, terms = [], match = 'all', price, shows, values }: ListingRequest): SQL {
  const { query, words } = searchOf(site, terms, match);
  const isSearch = terms.length > 0;
  const isHit = and(
    sql`brand = ${site.brand}`,
    sql`site_culture = ${site.siteCulture}`,
    category === '' ? undefined : sql`category = ${category}`,
    isSearch ? sql`${words} @@ ${query}` : undefined,
    within(price),
    conditionOf('show', shows),
  );
  const filters = productFacetKeys.map((key) => sql`${conditionOf(key, values[key])} as ${passes[key]}`);
  return sql`select sku, category, position, is_new, is_on_sale, is_in_stock, current_price, colors, materials,
      widths, ${rankOf(site, terms, match)} as rank, ${joined(filters, sql`, `)}
    from ${listings} where ${isHit}`;
}

function selectPriceCounts(): SQL {
  const counts = priceRanges.map(
    (range) =>
      sql`select 'price', ${range.key}, count(*)::int from hit where ${passesOthers('price')} and ${within(range)}`,
  );
  return joined(counts, sql` union all `);
}

function selectShowCounts(): SQL {
  const counts = productShows.map(
    (show) => sql`select 'show', ${show}, count(*)::int from hit where ${passesOthers(null)} and ${showColumns[show]}`,
  );
  return joined(counts, sql` union all `);
}

/** Rows of the one statement: a number by group and key, and of each SKU its place. */
type Row = { kind: ProductFacetKey | 'total' | 'count' | 'sku'; key: string; number: number };

/** One page of products with the number of products for each filter. One statement. */
export async function readListings(db: Database, request: ListingRequest): Promise<ProductSearchResult> {
  const { sort, page, pageSize } = request;
  const order = sort === 'featured' ? sql`rank desc, ${byPlace}` : orders[sort];
  const counted = sql`(
    with hit as materialized (${selectHits(request)}),
      found as (select * from hit where ${passesOthers(null)}),
      shown as (select sku, row_number() over (order by ${order}) as place from found
        order by place limit ${pageSize} offset ${(page - 1) * pageSize})
    select 'total' as kind, '' as key, count(*)::int as number from hit
    union all select 'count', '', count(*)::int from found
    union all select 'sku', sku::text, place::int from shown
    union all select 'category', category, count(*)::int from hit where ${passesOthers('category')} group by category
    union all select 'color', value, count(*)::int from hit, unnest(colors) as value
      where ${passesOthers('color')} group by value
    union all select 'material', value, count(*)::int from hit, unnest(materials) as value
      where ${passesOthers('material')} group by value
    union all select 'width', value, count(*)::int from hit, unnest(widths) as value
      where ${passesOthers('width')} group by value
    union all ${selectPriceCounts()}
    union all ${selectShowCounts()}
  ) as counted`;
  const rows = await db
    .select({ kind: sql<Row['kind']>`kind`, key: sql<string>`key`, number: sql<number>`number` })
    .from(counted);
  return toResult(rows);
}

function toResult(rows: readonly Row[]): ProductSearchResult {
  const numberOf = (kind: Row['kind']) => rows.find((row) => row.kind === kind)?.number ?? 0;
  const countsOf = (kind: ProductFacetKey) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ key, number }) => [key, number]));
  return {
    total: numberOf('total'),
    count: numberOf('count'),
    skus: rows
      .filter(({ kind }) => kind === 'sku')
      .toSorted((one, other) => one.number - other.number)
      .map(({ key }) => Number(key)),
    counts: {
      category: countsOf('category'),
      color: countsOf('color'),
      material: countsOf('material'),
      width: countsOf('width'),
      price: countsOf('price'),
      show: countsOf('show'),
    },
  };
}
