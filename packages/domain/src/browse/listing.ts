import type { ResponsiveImage } from './responsive-image.ts';
import type { ListingSort, ProductFacetKey } from './product-query.ts';
import type { ProductSummary } from './product-summary.ts';

/** A category as menus and tiles show it. */
export interface CategorySummary {
  code: string;
  title: string;
  url: string;
  count: number;
  picture: ResponsiveImage;
}

/** A value of a filter with the number of products that it would show. */
export interface ProductFacetValue {
  key: string;
  label: string;
  count: number;
  /** Drawn before the label; empty for anything but a color. */
  color: string;
}

/** A group of filters. */
export interface ProductFacet {
  key: ProductFacetKey;
  values: readonly ProductFacetValue[];
}

/** One page of products that match filters. */
export interface ProductResults {
  /** Number of products on all pages. */
  count: number;
  /** From 1. */
  page: number;
  pageCount: number;
  sort: ListingSort;
  products: readonly ProductSummary[];
  facets: readonly ProductFacet[];
}

/** The products of one category, or of all. */
export interface Listing extends ProductResults {
  category: CategorySummary;
  text: string;
}

/** A page of the shop that a search names. */
export interface SearchLink {
  label: string;
  url: string;
}

/** Results of a text search, best match first. */
export interface SearchResults extends ProductResults {
  query: string;
  /** The corrected text that the results are for; empty when it is the query itself. */
  corrected: string;
  /** False when nothing matches all words, so that the products match some of them. */
  isExact: boolean;
  /** The one page that the query means, such as the product of a SKU or the gift cards. */
  goTo: SearchLink | null;
  /** Products that sell well; filled when nothing was found. */
  popular: readonly ProductSummary[];
}

/** Suggestions for a query that is being typed. */
export interface SearchSuggestions {
  /** Pages and categories that it names. */
  links: readonly SearchLink[];
  products: readonly ProductSummary[];
  /** Number of products on the results page. */
  count: number;
}

/** The home page's content. */
export interface HomePage {
  hero: {
    eyebrow: string;
    title: string;
    text: string;
    picture: ResponsiveImage;
    action: { label: string; url: string };
    secondAction: { label: string; url: string };
  };
  categoriesTitle: string;
  categories: readonly CategorySummary[];
  featured: { title: string; products: readonly ProductSummary[] };
  story: {
    eyebrow: string;
    title: string;
    text: string;
    picture: ResponsiveImage;
    action: { label: string; url: string };
  };
}
