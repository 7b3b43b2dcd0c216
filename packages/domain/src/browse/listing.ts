import type { ResponsiveImage } from './responsive-image.ts';
import type { ProductSummary } from './product-summary.ts';

export type ListingSort = 'featured' | 'newest' | 'price-low' | 'price-high';

/** A category as menus and tiles show it. */
export interface CategorySummary {
  code: string;
  title: string;
  url: string;
  count: number;
  picture: ResponsiveImage;
}

/** The products of one category. */
export interface Listing {
  category: CategorySummary;
  text: string;
  sort: ListingSort;
  products: readonly ProductSummary[];
}

/** Results of a text search, best match first. */
export interface SearchResults {
  query: string;
  count: number;
  products: readonly ProductSummary[];
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
