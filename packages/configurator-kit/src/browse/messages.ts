import type { ProductFacetKey } from '@settee/domain';
import type { Messages } from '@settee/ui';

/** The words of home page, listings and search. */
export const browseMessages = {
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  from: 'From',
  sale: 'Sale',
  new: 'New',
  shopAll: 'Shop All',
  sortBy: 'Sort by',
  sorts: {
    featured: 'Featured',
    newest: 'Newest',
    'price-low': 'Price: Low to High',
    'price-high': 'Price: High to Low',
  },
  bestMatch: 'Best match',
  facets: {
    category: 'Category',
    color: 'Color',
    material: 'Material',
    width: 'Width',
    price: 'Price',
    show: 'Show only',
  } satisfies Record<ProductFacetKey, string>,
  filterTitle: 'Filter',
  filters: (count: number) => (count === 0 ? 'Filter' : `Filter (${count})`),
  selected: (count: number) => `${count} selected`,
  chips: 'Active filters',
  removeFilter: (label: string) => `Remove ${label} filter`,
  clearAll: 'Clear All',
  show: (count: number) => (count === 1 ? 'Show 1 Product' : `Show ${count} Products`),
  loading: 'Loading products',
  noneTitle: 'No products match these filters',
  noneText: 'Remove a filter to see more.',
  pages: 'Pages',
  place: ({ from, to, count }: { from: number; to: number; count: number }) => `${from}–${to} of ${count} products`,
  reviews: ({ rating, count }: { rating: string; count: number }) => `${rating} (${count})`,
  resultsFailed: 'We couldn’t load these products.',
  retry: 'Try Again',
  allProducts: 'Products',
  searchTitle: 'Search',
  results: ({ count, query }: { count: number; query: string }) =>
    count === 0 ? `No results for “${query}”` : `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  nothingFound: 'Check the spelling or try something broader, like sofa, chair or table.',
  corrected: ({ corrected, query }: { corrected: string; query: string }) =>
    `We found nothing for “${query},” so here’s “${corrected}.”`,
  comesClose: (query: string) => `Nothing matches all of “${query},” but these come close.`,
  shopByCategory: 'Shop by category',
  popular: 'Popular right now',
  enterQuery: 'What are you looking for? Try “linen sofa” or “floor lamp.”',
};

export type BrowseMessages = Messages<typeof browseMessages>;
