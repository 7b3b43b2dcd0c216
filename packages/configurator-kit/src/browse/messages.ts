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
  sortFailed: 'We couldn’t sort the products.',
  retry: 'Try again',
  allProducts: 'Products',
  searchTitle: 'Search',
  results: (count: number, query: string) =>
    count === 0 ? `No results for “${query}”` : `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  nothingFound: 'Check the spelling or try something broader, like sofa, chair or table.',
  enterQuery: 'What are you looking for? Try “linen sofa” or “floor lamp.”',
};

export type BrowseMessages = typeof browseMessages;
