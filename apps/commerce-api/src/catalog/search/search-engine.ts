import {
  getLanguagePrefix,
  getLanguages,
  getSite,
  priceRanges,
  type ProductFacetKey,
  productFacetKeys,
  type ProductShow,
  productShows,
  type ShopSite,
  type Sku,
  sites,
} from '@settee/domain';
import * as v from 'valibot';
import type { SearchEngineConfig } from '../../platform/config/search-settings.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import type { PriceLimits, ProductSearch, ProductSearchRequest } from '../../platform/ports/product-search.ts';
import { findListingsWithWords } from '../products/listings.queries.ts';
import { languageOf } from '../language/language.ts';
import { databaseSearch } from './database-search.ts';
import { synonymsOf } from './interpret.ts';

/** Time for one response, in ms; after it the database is searched. */
const timeoutMs = 1_000;
/** Number of products that are sent at once. */
const batchSize = 1_000;

/** Each site has an index. */
const indexOf = (site: ShopSite) =>
  `products-${site.brand}-${site.siteCulture.toLowerCase()}${getLanguagePrefix(site).replace('/', '-')}`;

/** The sites in all of their languages. */
const allSites = sites.flatMap(({ brand, siteCulture }) =>
  getLanguages(siteCulture).map(({ locale }) => getSite(brand, siteCulture, locale)),
);

const settings = {
  searchableAttributes: ['kind', 'name', 'text'],
  filterableAttributes: ['category', 'colors', 'materials', 'widths', 'price', 'isInStock', 'isOnSale', 'isNew'],
  sortableAttributes: ['price', 'position', 'isNew'],
  rankingRules: ['words', 'typo', 'sort', 'attribute', 'proximity', 'exactness', 'position:asc'],
};

const showFilters: Readonly<Record<ProductShow, string>> = {
  'in-stock': 'isInStock = true',
  sale: 'isOnSale = true',
  new: 'isNew = true',
};

const sorts = {
  featured: [],
  newest: ['isNew:desc', 'position:asc'],
  'price-low': ['price:asc', 'position:asc'],
  'price-high': ['price:desc', 'position:asc'],
} as const;

const priceFilter = ({ from, to }: PriceLimits): string[] => [
  ...(from === null ? [] : [`price >= ${from}`]),
  ...(to === null ? [] : [`price < ${to}`]),
];

const rangeFilter = (range: PriceLimits) => `(${priceFilter(range).join(' AND ')})`;

/** The filter of a group; keys hold letters, digits and dashes alone. */
function filterOf(key: ProductFacetKey, values: readonly string[] = []): string[] {
  if (values.length === 0) return [];
  const list = values.map((value) => `"${value}"`).join(', ');
  switch (key) {
    case 'category':
      return [`category IN [${list}]`];
    case 'color':
      return [`colors IN [${list}]`];
    case 'material':
      return [`materials IN [${list}]`];
    case 'width':
      return [`widths IN [${list}]`];
    case 'price': {
      const ranges = priceRanges.filter((range) => values.includes(range.key));
      return ranges.length > 0 ? [`(${ranges.map(rangeFilter).join(' OR ')})`] : [];
    }
    case 'show':
      return productShows.filter((show) => values.includes(show)).map((show) => showFilters[show]);
  }
}

const found = v.object({
  hits: v.array(v.object({ sku: v.pipe(v.number(), v.integer()) })),
  totalHits: v.number(),
  facetDistribution: v.optional(v.record(v.string(), v.record(v.string(), v.number())), {}),
});
const response = v.object({ results: v.array(found) });
type Found = v.InferOutput<typeof found>;

const attributes = { category: 'category', color: 'colors', material: 'materials', width: 'widths' } as const;
type Attribute = keyof typeof attributes;

/** The searches of a request: the page, everything without filters, and the counts of each group. */
function toQueries(request: ProductSearchRequest) {
  const { site, terms, match, price, shows, values, sort, page, pageSize } = request;
  const base = {
    indexUid: indexOf(site),
    q: terms.map(({ typed }) => typed).join(' '),
    matchingStrategy: match === 'any' ? 'last' : 'all',
    attributesToRetrieve: ['sku'],
  };
  const fixed = [...priceFilter(price), ...shows.map((show) => showFilters[show])];
  const without = (skipped: ProductFacetKey | null) => [
    ...fixed,
    ...productFacetKeys.filter((key) => key !== skipped).flatMap((key) => filterOf(key, values[key])),
  ];
  const count = (filter: readonly string[]) => ({ ...base, filter, page: 1, hitsPerPage: 0 });
  const attribute = (key: Attribute) => ({ ...count(without(key)), facets: [attributes[key]] });
  return [
    { ...base, filter: without(null), sort: sorts[sort], page, hitsPerPage: pageSize },
    count(fixed),
    attribute('category'),
    attribute('color'),
    attribute('material'),
    attribute('width'),
    ...priceRanges.map((range) => count([...without('price'), rangeFilter(range)])),
    ...productShows.map((show) => count([...without(null), showFilters[show]])),
  ];
}

/** Reads the responses, which are in the order of the queries. */
function toResult(results: readonly Found[]) {
  const [shown, all, category, color, material, width, ...rest] = results;
  const distribution = (key: Attribute, result: Found | undefined) =>
    new Map(Object.entries(result?.facetDistribution[attributes[key]] ?? {}));
  const totals = (keys: readonly string[], from: number) =>
    new Map(keys.map((key, index) => [key, rest[from + index]?.totalHits ?? 0]));
  return {
    total: all?.totalHits ?? 0,
    count: shown?.totalHits ?? 0,
    skus: shown?.hits.map(({ sku }): Sku => sku) ?? [],
    counts: {
      category: distribution('category', category),
      color: distribution('color', color),
      material: distribution('material', material),
      width: distribution('width', width),
      price: totals(
        priceRanges.map(({ key }) => key),
        0,
      ),
      show: totals(productShows, priceRanges.length),
    },
  };
}

/** Products of a site after a SKU as the engine stores them. */
async function readDocuments(db: Database, site: ShopSite, after: Sku) {
  const isFrench = languageOf(site).configuration === 'french';
  const rows = await findListingsWithWords(db, site, after, batchSize);
  return rows.map(({ french, ...row }) => ({
    ...row,
    ...(isFrench && {
      kind: `${row.kind} ${french.kind}`,
      name: `${row.name} ${french.name}`,
      text: `${row.text} ${french.text}`,
    }),
  }));
}

/** A search engine with the API of Meilisearch. While it is not available, the database is searched. */
export function engineSearch({ url, apiKey }: SearchEngineConfig, { log }: { log: Log }): ProductSearch {
  const send = async (method: string, path: string, body?: unknown) => {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) throw new Error(`The search engine responded with ${reply.status}`);
    return reply;
  };

  const fill = async (db: Database, site: ShopSite) => {
    const path = `/indexes/${indexOf(site)}`;
    await send('PATCH', `${path}/settings`, {
      ...settings,
      synonyms: synonymsOf(languageOf(site)),
    });
    await send('DELETE', `${path}/documents`);
    for (let after = 0; ; ) {
      const documents = await readDocuments(db, site, after);
      if (documents.length > 0) await send('POST', `${path}/documents?primaryKey=sku`, documents);
      if (documents.length < batchSize) return;
      after = documents.at(-1)?.sku ?? 0;
    }
  };

  return {
    find: async (db, request) => {
      try {
        const reply = await send('POST', '/multi-search', { queries: toQueries(request) });
        return toResult(v.parse(response, await reply.json()).results);
      } catch (error) {
        log.warn({ err: error }, 'search engine failed');
        return databaseSearch.find(db, request);
      }
    },
    correct: databaseSearch.correct,
    update: async (db) => {
      for (const site of allSites) await fill(db, site);
    },
  };
}
