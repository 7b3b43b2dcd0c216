import {
  type CategorySummary,
  type Listing,
  listingPageSize,
  parseProductQuery,
  type ProductQuery,
  type ProductResults,
  type ProductSummary,
  shopAllCode,
  type ShopSite,
  type Sku,
} from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import type { ProductSearchResult } from '../../platform/ports/product-search.ts';
import { languageOf, wordsOf } from '../language/language.ts';
import { findCategories, findCategory, findFirstCategory } from '../products/categories.queries.ts';
import { findFeaturedSkus } from '../products/homes.queries.ts';
import { findListedPages } from '../products/listings.queries.ts';
import { productUrl } from '../products/product-url.ts';
import { findProductOfOffer } from '../products/products.queries.ts';
import { findSummariesBySku } from '../products/summaries.ts';
import { findMentionedPage } from './interpret.ts';
import { findProducts, nothingFound } from './find-products.ts';
import { noPriceLimits } from './price-words.ts';
import { readListings } from '../products/read-listings.queries.ts';
import { toFacets } from './to-facets.ts';

/** Number of suggested links and products. */
const maxLinks = 3;
const maxSuggested = 4;
/** Letters from which on a typed text is the start of a page's name. */
const minLetters = 3;
/** Product pages in one part of the sitemap. */
const sitePages = 5_000;

interface QueryInput {
  categories: string;
  color: string;
  material: string;
  width: string;
  price: string;
  show: string;
  sort: ProductQuery['sort'];
  page: number;
}

/** Filters of a request: checked keys alone. */
function readQuery({ categories, page, ...others }: QueryInput): ProductQuery {
  const typed: Record<string, string> = { ...others, category: categories };
  return { ...parseProductQuery({ get: (name) => typed[name] ?? null }), page };
}

/** The cards of some products in their order. */
async function getCards({ db }: Context, site: ShopSite, skus: readonly Sku[]): Promise<ProductSummary[]> {
  if (skus.length === 0) return [];
  const cards = new Map((await findSummariesBySku(db, site, skus)).map(({ summary }) => [summary.sku, summary]));
  return skus.flatMap((sku) => cards.get(sku) ?? []);
}

type Category = Pick<CategorySummary, 'code' | 'title'>;

async function toResults(
  ctx: Context,
  site: ShopSite,
  { result, query, offered }: { result: ProductSearchResult; query: ProductQuery; offered: readonly Category[] },
): Promise<ProductResults> {
  return {
    count: result.count,
    page: query.page,
    pageCount: Math.ceil(result.count / listingPageSize),
    sort: query.sort,
    products: await getCards(ctx, site, result.skus),
    facets: toFacets(result.counts, query, { site, categories: offered }),
  };
}

/** Head of the page with the products of all categories: the first category's picture. */
async function getShopAll(
  { db }: Context,
  { brand, locale }: ShopSite,
): Promise<Omit<Listing, keyof ProductResults> | null> {
  const { title, text } = languageOf({ locale }).shopAll;
  const first = await findFirstCategory(db, brand);
  if (!first) return null;
  return { text, category: { ...first, code: shopAllCode, title, url: `/${shopAllCode}` } };
}

async function getHead(
  ctx: Context,
  site: ShopSite,
  code: string,
): Promise<Omit<Listing, keyof ProductResults> | null> {
  if (code === shopAllCode) return getShopAll(ctx, site);
  const category = await findCategory(ctx.db, site.brand, code);
  return category ? { text: category.text, category: category.summary } : null;
}

/** Products that sell well: those of the home page. */
async function getPopular(ctx: Context, site: ShopSite): Promise<ProductSummary[]> {
  return getCards(ctx, site, await findFeaturedSkus(ctx.db, site.brand));
}

/** The page of the product of a SKU; `null` when the site does not sell it. */
async function getPageOfSku({ db }: Context, site: ShopSite, sku: Sku) {
  const product = await findProductOfOffer(db, site, sku);
  return product ? { label: product.name, url: productUrl(product) } : null;
}

/** Pages and categories that have a word which starts with the typed text. */
async function getLinks({ db }: Context, { brand, locale }: ShopSite, query: string) {
  const typed = wordsOf(query).join(' ');
  if (typed.length < minLetters) return [];
  const starts = (phrase: string) => phrase === typed || phrase.startsWith(typed);
  const offered = (await findCategories(db, brand)).filter(({ title }) => starts(wordsOf(title).join(' ')));
  const services = languageOf({ locale }).services.filter(({ phrases }) => phrases.some(starts));
  const links = [...offered.map(({ title, url }) => ({ label: title, url })), ...services];
  return links.slice(0, maxLinks).map(({ label, url }) => ({ label, url }));
}

/** Handlers of listings, the search and the sitemap. */
export const searchHandlers = {
  /** A page of the products of a category, or of all, with the filters. */
  getListing: async ({ input, ctx, site }) => {
    const query = readQuery(input);
    const isAll = input.category === shopAllCode;
    const [head, offered, result] = await Promise.all([
      getHead(ctx, site, input.category),
      isAll ? findCategories(ctx.db, site.brand) : [],
      readListings(ctx.db, {
        ...query,
        site,
        category: isAll ? '' : input.category,
        price: noPriceLimits,
        shows: [],
        pageSize: listingPageSize,
      }),
    ]);
    if (!head) return notFound;
    const results = await toResults(ctx, site, { result, query, offered });
    return { ...results, text: head.text, category: { ...head.category, count: result.total } };
  },

  /** A page of the products that a query finds, and the page that it names. */
  search: async ({ input, ctx, site }) => {
    const query = readQuery(input);
    const { result, interpretation, corrected, isExact } = await findProducts(ctx, site, input.query, query);
    const { sku, service } = interpretation;
    const isNothing = result.total === 0;
    const isFound = isExact && !isNothing;
    const page = service ?? (isFound ? null : findMentionedPage(input.query, languageOf(site), !isNothing));
    const [offered, goTo, popular] = await Promise.all([
      isNothing ? [] : findCategories(ctx.db, site.brand),
      sku > 0 ? getPageOfSku(ctx, site, sku) : page,
      isNothing ? getPopular(ctx, site) : [],
    ]);
    const results = await toResults(ctx, site, { result, query, offered });
    return { ...results, query: input.query, corrected, isExact, goTo, popular };
  },

  /** Pages, categories and products for a query that is being typed. */
  suggest: async ({ input, ctx, site }) => {
    const query = parseProductQuery(new URLSearchParams());
    const hasWords = wordsOf(input.query).length > 0;
    const [links, { result }] = await Promise.all([
      getLinks(ctx, site, input.query),
      hasWords ? findProducts(ctx, site, input.query, query) : { result: nothingFound },
    ]);
    const found = await getCards(ctx, site, result.skus.slice(0, maxSuggested));
    return { links, products: found, count: result.count };
  },

  /** Product pages in the order of their SKUs. */
  getSitePages: async ({ input, ctx, site }) => {
    const rows = await findListedPages(ctx.db, site, input.after, sitePages);
    const pages = rows.map((row) => ({
      url: productUrl(row),
      pictures: [row.picture, row.hoverPicture].flatMap((image) => image?.webp.url ?? []),
    }));
    return { pages, next: rows.length === sitePages ? (rows.at(-1)?.sku ?? 0) : 0 };
  },
} satisfies Pick<Handlers<'browse'>, 'getListing' | 'search' | 'suggest' | 'getSitePages'>;
