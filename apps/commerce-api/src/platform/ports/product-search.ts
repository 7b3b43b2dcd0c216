import type { Cents, ListingSort, ProductFacetKey, ProductShow, ShopSite, Sku } from '@settee/domain';
import type { Database } from '../database/database.ts';

/** One requested thing of a query. */
export interface SearchTerm {
  typed: string;
  /** Phrases for it: the typed text first, then synonyms and tags. */
  phrases: readonly string[];
}

/** Price range; `null` means no limit. */
export interface PriceLimits {
  from: Cents | null;
  to: Cents | null;
}

/** Number of terms that a product must match: all; all, the last one as the start of a word; or any. */
export type TermMatch = 'all' | 'prefix' | 'any';

export interface ProductSearchRequest {
  site: ShopSite;
  terms: readonly SearchTerm[];
  match: TermMatch;
  price: PriceLimits;
  shows: readonly ProductShow[];
  /** Filters of the shopper; they do not change which values are counted. */
  values: Readonly<Partial<Record<ProductFacetKey, readonly string[]>>>;
  sort: ListingSort;
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface ProductSearchResult {
  /** Number of products without the filters of the shopper. */
  total: number;
  /** Number of products on all pages. */
  count: number;
  /** Products of the page, best first. */
  skus: readonly Sku[];
  /** By filter and value, the number of products that the value would show. */
  counts: Readonly<Record<ProductFacetKey, ReadonlyMap<string, number>>>;
}

/** Finds products by text: the database, or a search engine. */
export interface ProductSearch {
  find(db: Database, request: ProductSearchRequest): Promise<ProductSearchResult>;
  /** The known word closest to a misspelled one; `null` when it is known, or nothing is close. */
  correct(db: Database, site: ShopSite, word: string): Promise<string | null>;
  /** Takes over the catalog, after it has changed. */
  update(db: Database): Promise<void>;
}
