/** Orders of a product list. */
export const listingSorts = ['featured', 'newest', 'price-low', 'price-high'] as const;
/** In search results, 'featured' is the best match first. */
export type ListingSort = (typeof listingSorts)[number];

/** Groups of product filters. */
export const productFacetKeys = ['category', 'color', 'material', 'width', 'price', 'show'] as const;
/** A group of filters. Values of 'show' narrow each other; values of any other group add up. */
export type ProductFacetKey = (typeof productFacetKeys)[number];

/** Properties that products can be narrowed to. */
export const productShows = ['in-stock', 'sale', 'new'] as const;
/** A property that products can be narrowed to. */
export type ProductShow = (typeof productShows)[number];

/** A range of prices or measures: at least `from`, below `to`; `null` means no limit. */
export interface ProductRange {
  key: string;
  from: number;
  to: number | null;
}

/** The price filter's values, in cents. */
export const priceRanges: readonly ProductRange[] = [
  { key: 'under-100', from: 0, to: 100_00 },
  { key: '100-250', from: 100_00, to: 250_00 },
  { key: '250-500', from: 250_00, to: 500_00 },
  { key: '500-1000', from: 500_00, to: 1000_00 },
  { key: '1000-2000', from: 1000_00, to: 2000_00 },
  { key: 'over-2000', from: 2000_00, to: null },
];

/** The width filter's values, in inches. */
export const widthRanges: readonly ProductRange[] = [
  { key: 'under-24', from: 0, to: 24 },
  { key: '24-48', from: 24, to: 48 },
  { key: '48-72', from: 48, to: 72 },
  { key: '72-90', from: 72, to: 90 },
  { key: 'over-90', from: 90, to: null },
];

/** Filters, order and page of a listing or of search results. */
export interface ProductQuery {
  values: Readonly<Partial<Record<ProductFacetKey, readonly string[]>>>;
  sort: ListingSort;
  /** From 1. */
  page: number;
}

/** The first page of all products, without filters. */
export const allProducts: ProductQuery = { values: {}, sort: 'featured', page: 1 };

/** Products on one page. */
export const listingPageSize = 24;

/** Category code of the page with the products of all categories. */
export const shopAllCode = 'shop-all';

/** Maximum page number, and maximum number of values per group. */
const limits = { page: 9_999, values: 30 } as const;

const isKey = (typed: string) => /^[a-z\d]+(-[a-z\d]+)*$/.test(typed);

/** Parses the values of a group; also accepts a plus sign decoded as a space. */
function parseValues(typed: string | null): readonly string[] {
  const keys = (typed ?? '').slice(0, 1000).split(/[+ ]/).filter(isKey);
  return [...new Set(keys)].slice(0, limits.values);
}

function parsePage(typed: string | null): number {
  return typed !== null && /^[1-9]\d{0,3}$/.test(typed) ? Math.min(Number(typed), limits.page) : 1;
}

/** Reads filters, order and page from a URL's query; anything else in it is ignored. */
export function parseProductQuery(query: { get(name: string): string | null }): ProductQuery {
  const filled = productFacetKeys.flatMap((key) => {
    const values = parseValues(query.get(key));
    return values.length > 0 ? [[key, values] as const] : [];
  });
  const sort = listingSorts.find((one) => one === query.get('sort')) ?? allProducts.sort;
  return { values: Object.fromEntries(filled), sort, page: parsePage(query.get('page')) };
}

/** 'group=key1+key2' parts joined by '&', without what is the default; empty when everything is. */
export function productQueryText({ values, sort, page }: ProductQuery): string {
  const groups = productFacetKeys.flatMap((key) => {
    const keys = values[key] ?? [];
    return keys.length > 0 ? [`${key}=${keys.join('+')}`] : [];
  });
  const order = sort === allProducts.sort ? [] : [`sort=${sort}`];
  const pages = page > 1 ? [`page=${page}`] : [];
  return [...groups, ...order, ...pages].join('&');
}

/** Replaces the values of a group and returns to the first page. */
export function withProductValues(query: ProductQuery, key: ProductFacetKey, keys: readonly string[]): ProductQuery {
  const { [key]: _before, ...rest } = query.values;
  return { ...query, values: keys.length > 0 ? { ...rest, [key]: keys } : rest, page: 1 };
}

/** Clears the filters and preserves the sort order. */
export function withoutProductFilters({ sort }: ProductQuery): ProductQuery {
  return { ...allProducts, sort };
}
